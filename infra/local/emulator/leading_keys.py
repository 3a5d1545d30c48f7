"""Tells the emulator's permission check which partition keys a request names: AWS's condition dynamodb:LeadingKeys."""
import json
import re


def teach(package, iam_actions, iam_evaluator):
    package.replace(iam_actions, "dynamodb_service_context", with_leading_keys)
    package.replace(iam_actions, "dynamodb_transaction_checks", one_key_at_a_time)
    package.replace(iam_evaluator, "evaluate", with_the_key_of_the_check)


def with_leading_keys(context_of):
    def context_with_keys(body):
        context, keys = context_of(body), keys_of(parsed(body))
        return {**context, "dynamodb:LeadingKeys": keys} if keys else context

    return context_with_keys


class Checks(list):
    """The checks of a transaction, each with the key of its own item: AWS looks at one item at a time."""

    def __init__(self, checks, keys):
        super().__init__(checks)
        self.keys = keys

    def __iter__(self):
        for check, key in zip(super().__iter__(), self.keys):
            Checks.key = key
            yield check
        Checks.key = None


Checks.key = None


def one_key_at_a_time(checks_of):
    def checks_with_keys(action, body, region, account):
        checks = checks_of(action, body, region, account)
        items = parsed(body).get("TransactItems") or []
        return Checks(checks, [keys_of(operation)[:1] for item in items for operation in item.values()])

    return checks_with_keys


def with_the_key_of_the_check(evaluate):
    def evaluate_with_key(ctx, *policies):
        if Checks.key and "dynamodb:enclosingoperation" in ctx.service_context:
            ctx.service_context["dynamodb:leadingkeys"] = Checks.key
        return evaluate(ctx, *policies)

    return evaluate_with_key


def parsed(body):
    try:
        found = json.loads(body or b"{}")
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def keys_of(request):
    """One item, the items of a batch, or the partition that a query reads."""
    single = [of["pk"] for of in (request.get("Key"), request.get("Item")) if of and "pk" in of]
    batch = [
        key["pk"]
        for table in (request.get("RequestItems") or {}).values()
        if isinstance(table, dict)
        for key in table.get("Keys", [])
    ]
    queried = re.match(r"\s*[\w#]+\s*=\s*(:\w+)", request.get("KeyConditionExpression") or "")
    values = request.get("ExpressionAttributeValues") or {}
    partition = [values[queried[1]]] if queried and queried[1] in values else []
    return [key["S"] for key in single + batch + partition if "S" in key]
