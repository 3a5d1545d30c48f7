"""Runs LocalStack until it is stopped or its parent is gone."""
import os
import threading

make_lock = threading.Lock


class Lock:
    """LocalStack says `Lock | None` in a signature; before Python 3.13 locks come from a function, which knows no `|`."""

    def __new__(cls):
        return make_lock()


threading.Lock = Lock

from exit_with_parent import exit_with_parent  # noqa: E402
from localstack.aws import spec  # noqa: E402
from localstack.runtime.main import main  # noqa: E402
from private_names import Package  # noqa: E402
from werkzeug.sansio.multipart import Data, MultipartEncoder, State  # noqa: E402


def sending_every_event(send_event):
    """Its gateway takes multipart bodies apart and puts them together without the line before an empty value."""

    def send_every_event(self, event):
        if isinstance(event, Data) and not event.data and self.state == State.DATA_START:
            self.state = State.DATA
            return b"\r\n"
        return send_event(self, event)

    return send_every_event


def of_services_in_use(_):
    """At its first request it reads the calls of all of AWS, to tell by a call which service it's for."""
    used = os.environ["SERVICES"].split(",")

    def list_services():
        names = spec.loader.list_available_services("service-2")
        return [spec.load_service(name) for name in names if name.removesuffix("-query") in used]

    return list_services


Package("werkzeug").replace(MultipartEncoder, "send_event", sending_every_event)
Package("localstack-core").replace(spec, "list_services", of_services_in_use)

exit_with_parent()
main()
