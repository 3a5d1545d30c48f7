"""Lets the indexes of a table lag behind it, as those of DynamoDB do. By itself the emulator keeps them up to date."""
import collections
import copy
import time

from switches import switch

lag = "indexLagSeconds"


def lag_indexes(package, dynamodb):
    package.require(dynamodb, "_tables", "_INDEX_MEMBERS")
    # The items before each change, oldest first. They're only kept while the switch is on.
    earlier = collections.deque(maxlen=5000)

    def then_remember(change):
        def remember_and_change(table, pk, sk, *item):
            if switch(lag):
                before = copy.deepcopy(table["items"].get(pk, {}).get(sk))
                earlier.append((time.monotonic(), table["TableName"], pk, sk, before))
            return change(table, pk, sk, *item)

        return remember_and_change

    def as_it_was(table, moment):
        items = collections.defaultdict(dict, table["items"])
        # Newest first, so that of several changes of one item the oldest one counts.
        for when, name, pk, sk, before in reversed(earlier):
            if when < moment:
                break
            if name == table["TableName"]:
                items[pk] = {**items[pk]}
                items[pk].pop(sk, None)
                if before is not None:
                    items[pk][sk] = before
        then = {**table, "items": items}
        # The emulator's own note of which item is in which index.
        then.pop(dynamodb._INDEX_MEMBERS, None)
        return then

    def of_a_moment_ago(query):
        def query_late(data):
            seconds, name = switch(lag), data.get("TableName")
            table = dynamodb._tables.get(name)
            if not seconds or not data.get("IndexName") or not table:
                return query(data)
            dynamodb._tables[name] = as_it_was(table, time.monotonic() - seconds)
            try:
                return query(data)
            finally:
                dynamodb._tables[name] = table

        return query_late

    package.replace(dynamodb, "_set_item", then_remember)
    package.replace(dynamodb, "_remove_item", then_remember)
    package.replace(dynamodb, "_query", of_a_moment_ago)
