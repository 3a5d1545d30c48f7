import random

import schemathesis


@schemathesis.hook
def before_call(context, case, kwargs):
    # Each request comes from an address of its own, because most calls take only so many from one.
    case.headers["x-viewer-address"] = f"198.{random.randint(18, 19)}.{random.randint(0, 255)}.{random.randint(0, 255)}"
