"""Reads the mails to one address. The emulator lists all of them only, which takes longer with each mail that is sent."""
import json

path = "/_ministack/ses/messages"
fields = ("MessageId", "Source", "To", "Subject", "BodyText", "BodyHtml", "Timestamp")


def list_by_recipient(package, app, ses):
    def to_one(to):
        lists = list(ses._sent_emails.to_dict().values())
        mails = [mail for mails in lists for mail in mails if to in mail["To"]]
        return {"messages": {"": [{field: mail[field] for field in fields} for mail in mails]}}

    def with_recipient(handle):
        async def handle_one(method, asked, headers, query):
            if asked != path or "to" not in query:
                return await handle(method, asked, headers, query)
            return 200, {"Content-Type": "application/json"}, json.dumps(to_one(query["to"][0])).encode()

        return handle_one

    package.require(ses, "_sent_emails")
    package.replace(app, "_handle_ses_messages_request", with_recipient)
