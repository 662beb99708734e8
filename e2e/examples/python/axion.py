"""Sends requests to the server AXION_URL with the token AXION_TOKEN. Needs only Python 3.8 or newer, no packages."""

import json
import os
import time
import urllib.error
import urllib.request
from http.client import HTTPException

URL = os.environ.get("AXION_URL", "http://localhost:3000")
TOKEN = os.environ.get("AXION_TOKEN", "")
MOST_TRIES = 6


class Refused(Exception):
    def __init__(self, message, retry_after=None):
        super().__init__(message)
        self.retry_after = retry_after


def ask_axion(query, variables=None):
    """Sends a GraphQL document. Retries after 429, 503 and a lost connection.

    After a lost connection the client cannot know whether a mutation was executed: send mutations only with a
    clientMutationId, so that a retry does nothing twice.
    """
    for tries in range(1, MOST_TRIES + 1):
        try:
            return _send(query, variables or {})
        except Refused as refused:
            if refused.retry_after is None or tries == MOST_TRIES:
                raise
            time.sleep(refused.retry_after)
        except (urllib.error.URLError, HTTPException, OSError):
            if tries == MOST_TRIES:
                raise
            time.sleep(2**tries / 4)


def _send(query, variables):
    request = urllib.request.Request(
        URL + "/graphql",
        data=json.dumps({"query": query, "variables": variables}).encode(),
        headers={"authorization": "Bearer " + TOKEN, "content-type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            answer = json.load(response)
    except urllib.error.HTTPError as error:
        retry_after = error.headers.get("retry-after")
        if retry_after is not None:
            raise Refused("The server answered %d" % error.code, float(retry_after)) from None
        answer = json.load(error)
    if not answer.get("errors"):
        return answer["data"]
    first = answer["errors"][0]
    extensions = first.get("extensions", {})
    raise Refused("%s: %s" % (extensions.get("code"), first["message"]), extensions.get("retryAfter"))
