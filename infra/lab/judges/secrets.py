"""Prints what detect-secrets finds in the lines that commits added and in their messages, and at last how many there are."""

import collections
import os
import subprocess
import tempfile

from detect_secrets.core.scan import scan_file
from detect_secrets.settings import default_settings

log = ["git", "log", "--all", "--patch", "--unified=0", "--no-renames", "--no-color"]
history = subprocess.run(log, capture_output=True, check=True).stdout.decode(errors="replace")

lines_of = collections.defaultdict(dict)
commit = file = ""
for line in history.split("\n"):
    if line.startswith("commit "):
        commit, file = line[7:15], "message"
    elif line.startswith("+++ b/"):
        file = line[6:]
    elif line.startswith(("+", "    ")) and not file.endswith("package-lock.json"):
        # What looks like a secret depends on the kind of file.
        lines_of[os.path.splitext(file)[1]].setdefault(line[1:], f"{file} in {commit}")

with default_settings(), tempfile.TemporaryDirectory() as folder:
    for kind, places in lines_of.items():
        path = os.path.join(folder, "added" + kind)
        with open(path, "w") as added:
            added.write("\n".join(places))
        where = list(places.values())
        for secret in scan_file(path):
            print(f"{secret.type}: {secret.secret_value[:80]}\t{where[secret.line_number - 1]}")
    print(sum(map(len, lines_of.values())), "lines")
