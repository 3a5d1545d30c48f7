"""Runs LocalStack until it is stopped or its parent is gone."""
from exit_with_parent import exit_with_parent
from localstack.runtime.main import main
from private_names import Package
from werkzeug.sansio.multipart import Data, MultipartEncoder, State


def sending_every_event(send_event):
    """Its gateway takes multipart bodies apart and puts them together without the line before an empty value."""

    def send_every_event(self, event):
        if isinstance(event, Data) and not event.data and self.state == State.DATA_START:
            self.state = State.DATA
            return b"\r\n"
        return send_event(self, event)

    return send_every_event


Package("werkzeug").replace(MultipartEncoder, "send_event", sending_every_event)

exit_with_parent()
main()
