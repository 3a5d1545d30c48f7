"""Notes which role wrote which kind of item, once for each. The gate compares that with what it recorded."""
import contextvars
import json
import os
import re

caller = contextvars.ContextVar("caller", default="")
single = {"PutItem": "Put", "UpdateItem": "Update", "DeleteItem": "Delete"}


def kind(request):
    """What both keys begin with, where that is a name and no id or time."""
    key = request.get("Key") or request["Item"]
    names = (re.match(r"[A-Z][A-Z ]*(?=#|$)", key[part]["S"]) for part in ("pk", "sk"))
    return "/".join(name[0] if name else "*" for name in names)


def writes_in(action, data):
    """The writes of a call as pairs of what is done and what it is done to."""
    if action in single:
        yield single[action], kind(data)
    for item in data["TransactItems"] if action == "TransactWriteItems" else []:
        for done, request in item.items():
            if done != "ConditionCheck":
                yield done, kind(request)


def note_writes(ministack, dynamodb, iam_evaluator):
    file, seen = open(os.environ["WRITES_MADE"], "a", buffering=1), set()

    def knowing_the_caller(evaluate):
        def evaluate_and_remember(ctx, *policies):
            caller.set(ctx.principal_arn)
            return evaluate(ctx, *policies)

        return evaluate_and_remember

    def noting(handle_request):
        async def handle_and_note(method, path, headers, body, query):
            who = caller.get()
            answer = await handle_request(method, path, headers, body, query)
            if answer[0] == 200 and "assumed-role" in who:
                action = headers.get("x-amz-target", "").rpartition(".")[2]
                for write in writes_in(action, json.loads(body)):
                    if (who, *write) not in seen:
                        seen.add((who, *write))
                        print(who, *write, sep="\t", file=file)
            return answer

        return handle_and_note

    ministack.replace(iam_evaluator, "evaluate", knowing_the_caller)
    ministack.replace(dynamodb, "handle_request", noting)
