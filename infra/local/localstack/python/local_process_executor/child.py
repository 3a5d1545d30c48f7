"""One Node process that runs one function: JSON lines over two pipes, its log on stdout."""
import contextlib
import json
import os
import select
import signal
import subprocess
import threading
import time
from pathlib import Path

BOOT = str(Path(__file__).with_name("boot.mjs"))
END = b"\x00END"  # boot.mjs prints this on stdout when an invocation is over
KEPT = ("PATH", "HOME", "LANG")


class Child:
    def __init__(self, task_root, variables, memory):
        self.log, self.flushed, self._rest = [], threading.Event(), b""
        read_in, self._write = os.pipe()
        self._read, write_out = os.pipe()
        environment = {name: os.environ[name] for name in KEPT if name in os.environ} | variables
        self.process = subprocess.Popen(
            ["node", f"--max-old-space-size={int(memory * 0.9)}", BOOT],
            cwd=task_root,
            env=environment | {"PIPE_IN": str(read_in), "PIPE_OUT": str(write_out)},
            pass_fds=(read_in, write_out),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        os.close(read_in)
        os.close(write_out)
        threading.Thread(target=self._drain, daemon=True).start()

    @property
    def alive(self):
        return self.process.poll() is None and self._write is not None

    def _drain(self):
        for line in self.process.stdout:
            text, mark, _ = line.partition(END)
            if text.strip():
                self.log.append(text.decode("utf-8", "replace").rstrip("\n"))
            if mark:
                self.flushed.set()
        self.flushed.set()

    def send(self, message):
        data = memoryview((json.dumps(message) + "\n").encode())
        while data:
            data = data[os.write(self._write, data) :]

    def receive(self, seconds):
        """The next answer, or None when the time is over or the process is gone."""
        until, parts = time.monotonic() + seconds, [self._rest]
        while b"\n" not in parts[-1]:
            left = until - time.monotonic()
            if left <= 0 or not select.select([self._read], [], [], left)[0]:
                return None
            chunk = os.read(self._read, 1 << 20)
            if not chunk:
                return None
            parts.append(chunk)
        line, self._rest = b"".join(parts).split(b"\n", 1)
        return json.loads(line)

    def lines(self):
        """What it has printed since it was last asked."""
        self.flushed.wait(0.2)
        lines, self.log[:] = list(self.log), []
        return lines

    def stop(self):
        if self.process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def close(self):
        for pipe in (self._write, self._read):
            if pipe is not None:
                os.close(pipe)
        self._write = self._read = None

    def exit_words(self):
        """How it went, in the words of AWS."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(1)
        code = self.process.returncode
        return f"exit status {code}" if code is None or code >= 0 else f"signal: {signal.Signals(-code).name}"
