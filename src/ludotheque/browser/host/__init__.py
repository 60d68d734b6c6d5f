"""Tables on somebody's own device: a host of `tables` without sockets, threads or files.

A page hands over requests and messages as JSON, gets back what to store and what to send once it is stored, and lets
the host work on in slices (`host.py`).
"""
