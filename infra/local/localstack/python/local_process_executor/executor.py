"""Runs Node functions of LocalStack as plain child processes (LAMBDA_RUNTIME_EXECUTOR=process)."""
import json
import threading
import time

from localstack import config
from localstack.services.lambda_.invocation.execution_environment import ExecutionEnvironment
from localstack.services.lambda_.invocation.executor_endpoint import StatusErrorException
from localstack.services.lambda_.invocation.lambda_models import InvocationResult
from localstack.services.lambda_.invocation.runtime_executor import RuntimeExecutor
from private_names import Package

from .child import Child

INIT_SECONDS = 10  # as on AWS


def _log_group(self):
    """LocalStack stores the LoggingConfig but does not use it; the CDK property `logGroup` sets it."""
    logging = self.function_version.config.logging_config or {}
    return logging.get("LogGroup") or f"/aws/lambda/{self.function_version.id.function_name}"


Package("localstack-core").replace(ExecutionEnvironment, "get_log_group_name", lambda _: _log_group)


class ProcessExecutor(RuntimeExecutor):
    def __init__(self, id, function_version):
        super().__init__(id, function_version)
        self.child, self.variables, self.init_ms = None, {}, None
        self.busy = threading.RLock()  # held while the pipes are in use, so that they aren't closed

    # Addresses that only the docker executor's callbacks use.
    def get_address(self):
        return "127.0.0.1"

    def get_endpoint_from_executor(self):
        return "127.0.0.1"

    def get_runtime_endpoint(self):
        return f"http://127.0.0.1/_unused/{self.id}"

    def get_logs(self):
        return "\n".join(self.child.log if self.child else [])

    @classmethod
    def prepare_version(cls, version):
        """Its code is unpacked at its first start: CloudFormation waits for each function, and few are ever called."""

    @classmethod
    def cleanup_version(cls, version):
        if version.config.code:
            version.config.code.destroy_cached()

    def start(self, env_vars):
        with self.busy:
            self.variables, settings = env_vars, self.function_version.config
            if not (settings.runtime or "").startswith("nodejs"):
                raise Exception(f"runtime {settings.runtime} is not supported by the process executor")
            settings.code.prepare_for_execution()
            began = time.monotonic()
            task_root = str(settings.code.get_unzipped_code_location())
            self.child = Child(task_root, self._environment(task_root), settings.memory_size)
            first = self.child.receive(INIT_SECONDS)
            self.init_ms = (time.monotonic() - began) * 1000
            if not first or first.get("type") != "ready":
                self.child.flushed.wait(0.2)
                self.stop()
                unknown = json.dumps({"errorType": "Runtime.ExitError", "errorMessage": "init failed or timed out"})
                body = (first or {}).get("body") or unknown
                raise StatusErrorException("Environment startup failed", payload=body.encode())

    def _environment(self, task_root):
        settings = self.function_version.config
        given = {
            name: str(value)
            for name, value in self.variables.items()
            if value is not None and not name.startswith("LOCALSTACK_")
        }
        return given | {
            "LAMBDA_TASK_ROOT": task_root,
            "TZ": "UTC",
            "AWS_EXECUTION_ENV": f"AWS_Lambda_{settings.runtime}",
            "AWS_LAMBDA_LOG_GROUP_NAME": _log_group(self),
        }

    def stop(self):
        if self.child:
            self.child.stop()
            with self.busy:  # an invocation in progress sees the end of the pipe first
                self.child.close()

    def invoke(self, payload):
        with self.busy:
            return self._invoke(payload)

    def _invoke(self, payload):
        request, settings = payload["invoke-id"], self.function_version.config
        if self.child is None or not self.child.alive:
            self.stop()
            self.start(self.variables)  # again after a crash or a timeout
        self.child.flushed.clear()
        began = time.time()
        answer = self._ask(payload, began)
        if answer is None:
            answer = self._gone(request, began)
        elif answer["type"] == "fatal":  # it is on its way out: the next call starts a new one
            self.stop()
        milliseconds, body = (time.time() - began) * 1000, answer["body"].encode()
        limit = config.LAMBDA_LIMITS_MAX_FUNCTION_PAYLOAD_SIZE_BYTES
        if len(body) > limit:
            message = f"Response payload size exceeded maximum allowed payload size ({limit} bytes)."
            answer["type"] = "error"
            body = json.dumps({"errorType": "Function.ResponseSizeTooLarge", "errorMessage": message}).encode()
        return InvocationResult(request, body, answer["type"] != "ok", self._report(request, milliseconds))

    def _ask(self, payload, began):
        settings = self.function_version.config
        try:
            self.child.send(
                {
                    "id": payload["invoke-id"],
                    "arn": payload["invoked-function-arn"],
                    "event": payload["payload"],
                    "deadline": int((began + settings.timeout) * 1000),
                    "trace": payload.get("trace-id"),
                    "client": payload.get("client-context"),
                }
            )
            return self.child.receive(settings.timeout)
        except OSError:
            return None

    def _gone(self, request, began):
        """No answer: too late, or the process has ended."""
        seconds = self.function_version.config.timeout
        timed_out = time.time() - began >= seconds
        words = "" if timed_out else self.child.exit_words()
        self.stop()
        message = f"Task timed out after {seconds}.00 seconds" if timed_out else f"Runtime exited with error: {words}"
        self.child.log.append(f"{request} {message}")
        kind = "Sandbox.Timedout" if timed_out else "Runtime.ExitError"
        error = {"errorType": kind, "errorMessage": f"RequestId: {request} Error: {message}"}
        return {"type": "error", "body": json.dumps(error)}

    def _report(self, request, milliseconds):
        version, memory = self.function_version.id.qualifier, self.function_version.config.memory_size
        report = (
            f"REPORT RequestId: {request}\tDuration: {milliseconds:.2f} ms"
            f"\tBilled Duration: {int(milliseconds) + 1} ms\tMemory Size: {memory} MB"
        )
        if self.init_ms is not None:
            report, self.init_ms = f"{report}\tInit Duration: {self.init_ms:.2f} ms", None
        start, end = f"START RequestId: {request} Version: {version}", f"END RequestId: {request}"
        return "\n".join([start, *self.child.lines(), end, report])
