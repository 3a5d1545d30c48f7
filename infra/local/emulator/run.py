"""Runs the emulator until it is stopped or its parent is gone; both times it writes down its state first."""
import copy
import itertools
import os
import re

from call_logs import end_logs
from edge_workers import parse_each_distribution_once, share_workers
from exit_with_parent import exit_with_parent
from file_scan import know_how_it_was_signed, scan_uploads
from index_lag import lag_indexes
from leading_keys import teach
from mails_to import list_by_recipient
from ministack import app
from ministack.core import cloudfront_js, iam_actions, iam_evaluator, lambda_runtime
from ministack.services import apigateway_v1, cloudfront, dynamodb, eventbridge, s3, ses
from ministack.services.cloudformation import provisioners
from openapi import read_whole_documents
from private_names import Package

ministack = Package("ministack")

# Distributions get readable addresses that stay: bridge.cloudfront.localhost.
labels = ("bridge" + str(number or "") for number in itertools.count())
ministack.replace(cloudfront, "_cloudfront_domain", lambda _: lambda: next(labels) + ".cloudfront.net")


def also_keep(service, *names):
    """Makes these stores part of the state that a service writes and reads back."""
    ministack.require(service, *names)
    stores = {name: getattr(service, name) for name in names}

    def loading(load):
        def load_all(data):
            load(data)
            for name, store in stores.items():
                store.update(data.get(name, {}))

        return load_all

    ministack.replace(service, "get_state", lambda save: lambda: save() | copy.deepcopy(stores))
    ministack.replace(service, "load_persisted_state", loading)


# It remembers how far each consumer has read a stream and forgets the stream: after a restart as many changes would be
# skipped as were read before, and what nobody had read yet would be lost.
also_keep(dynamodb, "_stream_records", "_stream_trimmed")
# The mails of the local inbox.
also_keep(ses, "_sent_emails")


teach(ministack, iam_actions, iam_evaluator)
share_workers(ministack, cloudfront_js)
end_logs(ministack, lambda_runtime)
scan_uploads(ministack, s3, eventbridge)
lag_indexes(ministack, dynamodb)
know_how_it_was_signed(ministack, iam_actions)
read_whole_documents(ministack, apigateway_v1, provisioners)
parse_each_distribution_once(ministack, cloudfront)
list_by_recipient(ministack, app, ses)


def kind_of(key):
    """FIND#USERS is a kind of key; of USER#<id> only USER# is."""
    return re.match(r"[A-Z ]*(#[A-Z]+$|#|$)", key)[0]


# Lists the grants that each role used: one line for each, the first time. Of a key only its kind is noted.
uses = open(os.environ["GRANTS_USED"], "a", buffering=1)
seen = set()


def noting(evaluate):
    def evaluate_and_note(ctx, *policies):
        result = evaluate(ctx, *policies)
        for key in ctx.service_context.get("dynamodb:leadingkeys") or [""]:
            use = (ctx.principal_arn, ctx.action, ctx.resource_arn, kind_of(key))
            if result.decision == "Allow" and "assumed-role" in ctx.principal_arn and use not in seen:
                seen.add(use)
                print(*use, sep="\t", file=uses)
        return result

    return evaluate_and_note


ministack.replace(iam_evaluator, "evaluate", noting)

exit_with_parent()
app.main()
