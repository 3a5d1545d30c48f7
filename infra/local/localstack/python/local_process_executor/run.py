"""Runs LocalStack until it is stopped or its parent is gone."""
import os
import signal
import threading

from localstack.runtime.main import main
from werkzeug.sansio.multipart import Data, MultipartEncoder, State

send_event = MultipartEncoder.send_event


def send_every_event(self, event):
    """Its gateway takes multipart bodies apart and puts them together without the line before an empty value."""
    if isinstance(event, Data) and not event.data and self.state == State.DATA_START:
        self.state = State.DATA
        return b"\r\n"
    return send_event(self, event)


MultipartEncoder.send_event = send_every_event


def stop_with_parent():
    os.read(0, 1)  # the parent never writes: this returns when its end of the pipe is closed
    os.kill(os.getpid(), signal.SIGTERM)


threading.Thread(target=stop_with_parent, daemon=True).start()
main()
