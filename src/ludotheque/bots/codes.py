"""The names of the policies that are one kernel call, with their codes in compiled loops."""

from ludotheque.core.policy_codes import GREEDY, RANDOM

POLICIES = {"random": RANDOM, "greedy": GREEDY}
