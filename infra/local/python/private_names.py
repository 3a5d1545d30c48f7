"""Puts our own code in the place of a package's private names, and says clearly when a version no longer has one."""
import importlib.metadata
import sys


class Package:
    def __init__(self, distribution):
        self.distribution = distribution

    def require(self, owner, *names):
        for name in names:
            if not hasattr(owner, name):
                version = importlib.metadata.version(self.distribution)
                where = getattr(owner, "__qualname__", None) or owner.__name__
                sys.exit(
                    f"{self.distribution} {version} has no {where}.{name}, which we replace or keep."
                    f" Look at what took its place, or pin the version before."
                )

    def replace(self, owner, name, make):
        """`make` gets what is there and returns what goes in its place."""
        self.require(owner, name)
        setattr(owner, name, make(getattr(owner, name)))
