"""Makes the bundle that a browser loads: `python -m ludotheque.browser.build FOLDER`."""
