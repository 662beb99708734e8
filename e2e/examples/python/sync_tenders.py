"""Keeps a copy of all tenders in a file. The first run reads all tenders; later runs read only the changes.

    AXION_URL=https://… AXION_TOKEN=axn_… python3 sync_tenders.py tenders.json      (scope tenders:read)
"""

import json
import os
import sys

from axion import ask_axion

CHANGED = """
query ($changedSince: DateTimeISO, $after: String) {
  tenders(first: 100, after: $after, filter: { changedSince: $changedSince }, orderBy: { field: createdAt, direction: ascending }) {
    changesUntil
    nodes { id tenderNumber title status category country closingDate budgetMin budgetMax }
    pageInfo { hasNextPage endCursor }
  }
}
"""

REMOVED = """
query ($changedSince: DateTimeISO!, $after: String) {
  removedTenders(first: 100, after: $after, changedSince: $changedSince) {
    nodes { id }
    pageInfo { hasNextPage endCursor }
  }
}
"""


def pages(query, name, changed_since):
    after = None
    while True:
        page = ask_axion(query, {"changedSince": changed_since, "after": after})[name]
        yield page
        if not page["pageInfo"]["hasNextPage"]:
            return
        after = page["pageInfo"]["endCursor"]


def main(file="tenders.json"):
    copy = {"changesUntil": None, "tenders": {}}
    if os.path.exists(file):
        with open(file, encoding="utf-8") as kept:
            copy = json.load(kept)
    tenders, changed_since = copy["tenders"], copy["changesUntil"]
    changed = removed = 0

    # Use changesUntil of the first page, so that the next run reads changes that are made while this run reads later pages.
    changes_until = None
    for page in pages(CHANGED, "tenders", changed_since):
        changes_until = changes_until or page["changesUntil"]
        tenders.update((tender["id"], tender) for tender in page["nodes"])
        changed += len(page["nodes"])
    if changed_since is not None:
        for page in pages(REMOVED, "removedTenders", changed_since):
            removed += sum(tenders.pop(gone["id"], None) is not None for gone in page["nodes"])

    # Write to a new file and rename it, so that an interrupted run leaves the previous copy intact.
    with open(file + ".new", "w", encoding="utf-8") as new:
        json.dump({"changesUntil": changes_until, "tenders": tenders}, new, indent=2)
    os.replace(file + ".new", file)
    print("%d tenders: %d read, %d removed" % (len(tenders), changed, removed))


main(*sys.argv[1:])
