"""Runs Node functions of LocalStack as plain child processes (LAMBDA_RUNTIME_EXECUTOR=process)."""
import json
import os
import signal
import subprocess
import threading
import time
from pathlib import Path

from localstack import config
from localstack.services.lambda_.invocation.execution_environment import ExecutionEnvironment
from localstack.services.lambda_.invocation.executor_endpoint import StatusErrorException
from localstack.services.lambda_.invocation.lambda_models import InvocationResult
from localstack.services.lambda_.invocation.runtime_executor import RuntimeExecutor
from private_names import Package

BOOT = str(Path(__file__).with_name("boot.mjs"))
INIT_SECONDS = 10  # as on AWS


def _log_group(self):
    """LocalStack stores the LoggingConfig but does not use it; the CDK property `logGroup` sets it."""
    logging = self.function_version.config.logging_config or {}
    return logging.get("LogGroup") or f"/aws/lambda/{self.function_version.id.function_name}"


Package("localstack-core").replace(ExecutionEnvironment, "get_log_group_name", lambda _: _log_group)


class Child:
    """One Node process that runs one function (boot.mjs)."""

    def __init__(self, task_root, environment, memory):
        answers, write_end = os.pipe()
        self.process = subprocess.Popen(
            ["node", f"--max-old-space-size={int(memory * 0.9)}", BOOT],
            cwd=task_root,
            env=environment | {"ANSWERS": str(write_end)},
            pass_fds=(write_end,),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            text=True,
        )
        os.close(write_end)
        self.answers, self.log, self.log_ends = open(answers), [], threading.Event()
        threading.Thread(target=self._read_log, daemon=True).start()

    def _read_log(self):
        for line in self.process.stdout:
            if line == "\0END\n":
                self.log_ends.set()
            else:
                self.log.append(line.rstrip("\n"))
        self.log_ends.set()

    def send(self, message):
        self.log_ends.clear()
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def receive(self, seconds):
        """The next answer, or None when the process has ended, which the end of the time makes it do."""
        timer = threading.Timer(seconds, self.stop)
        timer.start()
        line = self.answers.readline()
        timer.cancel()
        return json.loads(line) if line else None

    def lines(self):
        """What it has printed since it was last asked."""
        self.log_ends.wait(0.2)
        lines, self.log[:] = list(self.log), []
        return lines

    def stop(self):
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)


class ProcessExecutor(RuntimeExecutor):
    def __init__(self, id, function_version):
        super().__init__(id, function_version)
        self.child, self.variables, self.busy = None, {}, threading.Lock()

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
        self.variables, settings = env_vars, self.function_version.config
        settings.code.prepare_for_execution()
        task_root = str(settings.code.get_unzipped_code_location())
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
        given = {name: str(value) for name, value in env_vars.items() if value is not None and not name.startswith("LOCALSTACK_")}
        own = {"LAMBDA_TASK_ROOT": task_root, "TZ": "UTC", "AWS_LAMBDA_LOG_GROUP_NAME": _log_group(self)}
        self.child = Child(task_root, kept | given | own, settings.memory_size)
        first = self.child.receive(INIT_SECONDS) or {"type": "none", "body": '{"errorMessage": "init timed out"}'}
        if first["type"] != "ready":
            self.stop()
            raise StatusErrorException("Environment startup failed", payload=first["body"].encode())

    def stop(self):
        if self.child:
            self.child.stop()

    def invoke(self, payload):
        with self.busy:
            return self._invoke(payload)

    def _invoke(self, payload):
        request, settings = payload["invoke-id"], self.function_version.config
        if self.child is None or self.child.process.poll() is not None:
            self.start(self.variables)  # again after a crash or a timeout
        began = time.time()
        answer = self._ask(payload, began)
        seconds = time.time() - began
        if answer is None:
            late = seconds >= settings.timeout
            message = f"Task timed out after {settings.timeout}.00 seconds" if late else "Runtime exited with error"
            self.child.log.append(f"{request} {message}")
            error = {"errorType": "Sandbox.Timedout" if late else "Runtime.ExitError", "errorMessage": f"RequestId: {request} Error: {message}"}
            answer = {"type": "fatal", "body": json.dumps(error)}
        if answer["type"] == "fatal":
            self.stop()
        body = answer["body"].encode()
        if len(body) > config.LAMBDA_LIMITS_MAX_FUNCTION_PAYLOAD_SIZE_BYTES:
            answer["type"], body = "error", b'{"errorType": "Function.ResponseSizeTooLarge", "errorMessage": "too large"}'
        start, end = f"START RequestId: {request}", f"END RequestId: {request}"
        report = f"REPORT RequestId: {request}\tDuration: {seconds * 1000:.2f} ms"
        return InvocationResult(request, body, answer["type"] != "ok", "\n".join([start, *self.child.lines(), end, report]))

    def _ask(self, payload, began):
        settings = self.function_version.config
        try:
            self.child.send(
                {
                    "awsRequestId": payload["invoke-id"],
                    "invokedFunctionArn": payload["invoked-function-arn"],
                    "functionName": self.function_version.id.function_name,
                    "event": payload["payload"],
                    "deadline": int((began + settings.timeout) * 1000),
                }
            )
            return self.child.receive(settings.timeout)
        except OSError:
            return None
