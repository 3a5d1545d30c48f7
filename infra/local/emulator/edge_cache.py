"""Keeps answers at CloudFront as AWS does: by the cache policy, the origin's Cache-Control and the rules for errors.

Requests for a part of a file, and those that ask whether it changed, go to the origin, and `Expires` isn't read.
"""
import asyncio
import collections
import contextlib
import contextvars
import re
import time

from switches import switch

# CloudFront keeps most of these errors whatever the origin says, by default for ten seconds; here it keeps all of them.
kept_errors = {404, 414, 500, 501, 502, 503, 504}
usual_error_seconds = 10
asks_for_less = {"range", "if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since"}

kept = {}
# Of several visitors who ask for the same at once, one goes to the origin and the others wait for its answer.
one_at_a_time = collections.defaultdict(asyncio.Lock)
# The cache behavior of the request, and whether its answer came from the cache.
current = contextvars.ContextVar("current", default=None)


def keep_at_the_edge(package, cloudfront):
    package.require(cloudfront, "_cache_policies", "_MANAGED_CACHE_POLICIES", "_find", "_text", "_dist_config_el")
    package.require(cloudfront, "_behavior_kind", "_event_cookies_from_header", "_policy_predicates")

    # MiniStack parses the XML of a distribution for every request: a sixth of what it does while journeys run.
    configs = {}

    def with_error_seconds(parse):
        def parse_once(dist):
            xml = dist.get("config_xml")
            if xml not in configs:
                configs[xml] = parse_all(dist)
            return configs[xml]

        def parse_all(dist):
            items = cloudfront._find(cloudfront._dist_config_el(dist), "CustomErrorResponses")
            entries = [] if items is None else list(cloudfront._find(items, "Items") or [])
            seconds = {
                int(cloudfront._text(entry, "ErrorCode")): int(cloudfront._text(entry, "ErrorCachingMinTTL") or usual_error_seconds)
                for entry in entries
            }
            return {**parse(dist), "error_seconds": seconds}

        return parse_once

    def remembering_the_behavior(match):
        def match_and_remember(parsed, path):
            behavior = match(parsed, path)
            # An error's own page matches a second time, and is part of the answer to the first.
            if current.get() is None:
                current.set({"behavior": behavior, "error_seconds": parsed["error_seconds"], "age": None})
            return behavior

        return match_and_remember

    def policy_of(behavior):
        of = behavior.get("cache_policy_id")
        found = cloudfront._cache_policies.get(of) or cloudfront._MANAGED_CACHE_POLICIES.get(of)
        return found["Config"] if found else {"MinTTL": 0, "DefaultTTL": 0, "MaxTTL": 0}

    def in_key(params, what, names):
        kind, chosen = cloudfront._behavior_kind(params.get(f"{what}Behavior", "none"), params.get(f"{what}s"), what == "Header")
        if kind == "all":
            return True
        return names in chosen if kind == "whitelist" else kind == "allExcept" and names not in chosen

    def key_of(request, policy, dist_arn, method, uri, query, headers):
        params = policy.get("Parameters") or {}
        pairs = [pair for pair in query.split("&") if pair and in_key(params, "QueryString", pair.partition("=")[0])]
        cookies = cloudfront._event_cookies_from_header(headers.get("cookie", ""))
        return (
            *(dist_arn, request["behavior"]["path_pattern"], method, uri, *sorted(pairs)),
            *sorted(item for item in headers.items() if in_key(params, "Header", item[0])),
            *sorted((name, of["value"]) for name, of in cookies.items() if in_key(params, "Cookie", name)),
        )

    def without_cookies(request, headers):
        """A cookie of an answer reaches the visitor only where cookies of the visitor reach the origin."""
        forwards_cookies = cloudfront._policy_predicates(request["behavior"])[1]("any")
        return headers if forwards_cookies else {name: of for name, of in headers.items() if name != "set-cookie"}

    def from_the_cache(fetch):
        async def fetch_or_reuse(origin, method, uri, query, headers, body, https, client, forwarded, dist_arn):
            async def ask():
                status, reason, answer, data = await fetch(
                    origin, method, uri, query, headers, body, https, client, forwarded, dist_arn
                )
                return status, reason, without_cookies(request, answer), data

            request, limit = current.get(), switch("cacheSeconds")
            if not limit or method not in ("GET", "HEAD") or asks_for_less & headers.keys():
                return await ask()
            policy = policy_of(request["behavior"])
            key = key_of(request, policy, dist_arn, method, uri, query, headers)
            async with one_at_a_time[key] if policy.get("MaxTTL", 1) else contextlib.nullcontext():
                entry = kept.get(key)
                if entry and time.monotonic() < min(entry["until"], entry["since"] + limit):
                    return reused(request, entry)
                answer = await ask()
                if answer[0] >= 500 and entry and entry["answer"][0] < 400:
                    return reused(request, entry)
                seconds = seconds_to_keep(policy, request["error_seconds"], answer)
                if seconds > 0 and "set-cookie" not in answer[2]:
                    now = time.monotonic()
                    kept[key] = {"answer": answer, "since": now, "until": now + seconds}
                return answer

        return fetch_or_reuse

    def reused(request, entry):
        request["age"] = int(time.monotonic() - entry["since"])
        return entry["answer"]

    def saying_so(add_headers):
        def add(headers, x_cache, *more, **named):
            age = (current.get() or {}).get("age")
            if age is None:
                return add_headers(headers, x_cache, *more, **named)
            return add_headers({**headers, "age": str(age)}, "Hit from cloudfront", *more, **named)

        return add

    def afresh(handle):
        async def handle_afresh(*request):
            current.set(None)
            return await handle(*request)

        return handle_afresh

    def then_forget(invalidate):
        def invalidate_and_forget(dist_id, body):
            kept.clear()
            return invalidate(dist_id, body)

        return invalidate_and_forget

    package.replace(cloudfront, "parse_distribution_dataplane_config", with_error_seconds)
    package.replace(cloudfront, "_match_behavior", remembering_the_behavior)
    package.replace(cloudfront, "_fetch_from_origin", from_the_cache)
    package.replace(cloudfront, "_add_cloudfront_headers", saying_so)
    package.replace(cloudfront, "handle_viewer_request", afresh)
    package.replace(cloudfront, "_create_invalidation", then_forget)


def seconds_to_keep(policy, error_seconds, answer):
    status, _, headers, _ = answer
    control = headers.get("cache-control", "")
    lasting = re.search(r"s-maxage=(\d+)", control) or re.search(r"max-age=(\d+)", control)
    least, most = policy["MinTTL"], policy.get("MaxTTL", 31_536_000)
    if status >= 400:
        declared = min(int(lasting[1]), most) if lasting else 0
        return max(declared, error_seconds.get(status, usual_error_seconds)) if status in kept_errors else declared
    if re.search(r"no-store|no-cache|private", control):
        return least
    return max(least, min(int(lasting[1]) if lasting else policy.get("DefaultTTL", 86_400), most))
