import random

import schemathesis


@schemathesis.hook
def before_call(context, case, kwargs):
    # Each request comes from an address of its own, because most calls take only so many from one.
    case.headers["x-viewer-address"] = ".".join(["10"] + [str(random.randint(0, 255)) for _ in range(3)])
