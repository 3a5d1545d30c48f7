"""Runs the emulator until it is stopped or its parent is gone; both times it writes down its state first."""
import copy
import itertools
import os
import signal
import threading

from ministack import app
from ministack.core import iam_evaluator
from ministack.services import cloudfront, dynamodb, ses

# Distributions get readable addresses that stay: bridge.cloudfront.localhost.
labels = ("bridge" + str(number or "") for number in itertools.count())
cloudfront._cloudfront_domain = lambda: next(labels) + ".cloudfront.net"


def also_keep(service, *names):
    """Makes these stores part of the state that a service writes and reads back."""
    stores = {name: getattr(service, name) for name in names}
    save, load = service.get_state, service.load_persisted_state

    def load_all(data):
        load(data)
        for name, store in stores.items():
            store.update(data.get(name, {}))

    service.get_state = lambda: save() | copy.deepcopy(stores)
    service.load_persisted_state = load_all


# It remembers how far each consumer has read a stream and forgets the stream: after a restart as many changes would be
# skipped as were read before, and what nobody had read yet would be lost.
also_keep(dynamodb, "_stream_records", "_stream_trimmed")
# The inbox.
also_keep(ses, "_sent_emails")


# Which role made use of which grant: one line for each, the first time.
uses = open(os.environ["GRANTS_USED"], "a", buffering=1)
seen = set()
evaluate = iam_evaluator.evaluate


def evaluate_and_note(ctx, *policies):
    result = evaluate(ctx, *policies)
    use = (ctx.principal_arn, ctx.action, ctx.resource_arn)
    if result.decision == "Allow" and "assumed-role" in ctx.principal_arn and use not in seen:
        seen.add(use)
        print(*use, sep="\t", file=uses)
    return result


iam_evaluator.evaluate = evaluate_and_note


def stop_with_parent():
    os.read(0, 1)  # the parent never writes: this returns when its end of the pipe is closed
    os.kill(os.getpid(), signal.SIGTERM)


threading.Thread(target=stop_with_parent, daemon=True).start()
app.main()
