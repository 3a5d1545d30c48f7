"""Does what GuardDuty does on AWS: some seconds after an upload the object has a tag and the event bus has a result."""
import contextvars
import json
import threading

from switches import switch

# The text that every virus scanner takes for a virus, so that they can be tested without one.
eicar = b"X5O!P%@AP[4\\PZX54(P^)7CC)7}$" + b"EICAR-STANDARD-ANTIVIRUS-TEST-FILE!"
tagging = "<Tagging><TagSet><Tag><Key>GuardDutyMalwareScanStatus</Key><Value>{}</Value></Tag></TagSet></Tagging>"


def status_of(body):
    if eicar in body:
        return "THREATS_FOUND"
    # A PDF that opens with a password only is one of the few small files that GuardDuty can't read.
    return "UNSUPPORTED" if body.startswith(b"%PDF-") and b"/Encrypt" in body else "NO_THREATS_FOUND"


def scan_uploads(package, s3, eventbridge):
    package.require(s3, "_put_object_tagging", "_buckets")
    package.require(eventbridge, "_put_events")

    def scan(bucket, key, version, body):
        status = status_of(body)
        s3._put_object_tagging(bucket, key, tagging.format(status).encode(), version and {"versionId": [version]})
        detail = {
            "schemaVersion": "1.0",
            "scanStatus": "COMPLETED",
            "resourceType": "S3_OBJECT",
            "s3ObjectDetails": {"bucketName": bucket, "objectKey": key, "versionId": version or "null"},
            "scanResultDetails": {"scanResultStatus": status, "threats": None},
        }
        eventbridge._put_events(
            {
                "Entries": [
                    {
                        "Source": "aws.guardduty",
                        "DetailType": "GuardDuty Malware Protection Object Scan Result",
                        "Detail": json.dumps(detail),
                    }
                ]
            },
            allow_aws_source=True,
        )

    def then_scan(put_object):
        def put_and_scan(bucket, key, body, headers):
            answer = put_object(bucket, key, body, headers)
            if answer[0] == 200 and key.startswith("uploads/"):
                version = answer[1].get("x-amz-version-id")
                # The account of the request is in its context, which a thread doesn't have by itself.
                run = contextvars.copy_context().run
                seconds = switch("scanSeconds")
                if seconds == 0:
                    run(scan, bucket, key, version, body)
                else:
                    timer = threading.Timer(seconds, run, (scan, bucket, key, version, body))
                    timer.daemon = True
                    timer.start()
            return answer

        return put_and_scan

    package.replace(s3, "_put_object", then_scan)


def know_how_it_was_signed(package, iam_actions):
    """AWS's condition s3:authType: whether the link or the header of a request carries its signature."""

    def with_auth_type(context_of):
        def context_with_auth_type(iam_action, query_params, path, headers):
            by_link = "X-Amz-Signature" in query_params
            context = context_of(iam_action, query_params, path, headers)
            return {**context, "s3:authType": "REST-QUERY-STRING" if by_link else "REST-HEADER"}

        return context_with_auth_type

    package.replace(iam_actions, "_s3_object_context", with_auth_type)
