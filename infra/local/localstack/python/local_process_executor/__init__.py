"""Two plugins for LocalStack without Docker: functions as child processes, and a gateway on 127.0.0.1 only."""
from localstack.runtime.server.core import RuntimeServerPlugin
from localstack.services.lambda_.invocation.plugins import RuntimeExecutorPlugin


class ProcessPlugin(RuntimeExecutorPlugin):
    name = "process"  # LAMBDA_RUNTIME_EXECUTOR=process

    def load(self, *args, **kwargs):
        from .executor import ProcessExecutor

        return ProcessExecutor


class LoopbackPlugin(RuntimeServerPlugin):
    name = "loopback"  # GATEWAY_SERVER=loopback

    def load(self, *args, **kwargs):
        from .loopback import LoopbackServer

        return LoopbackServer()
