"""LocalStack's own server drops the IPv4 host of GATEWAY_LISTEN and binds 0.0.0.0; this one keeps it."""
from functools import partial

from localstack.runtime.server.twisted import TwistedRuntimeServer
from private_names import Package
from twisted.internet import endpoints


class LoopbackServer(TwistedRuntimeServer):
    def register(self, gateway, listen, ssl_creds=None):
        Package("twisted").require(endpoints, "TCP4ServerEndpoint")
        original = endpoints.TCP4ServerEndpoint
        try:
            for host_and_port in listen:
                endpoints.TCP4ServerEndpoint = partial(original, interface=host_and_port.host)
                super().register(gateway, [host_and_port], ssl_creds)
        finally:
            endpoints.TCP4ServerEndpoint = original
