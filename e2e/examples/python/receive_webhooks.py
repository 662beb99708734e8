"""Receives webhooks, and verifies the signature of each (Standard Webhooks).

    WEBHOOK_SECRET=whsec_… PORT=8080 python3 receive_webhooks.py
"""

import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRET = os.environ.get("WEBHOOK_SECRET", "")
TOLERANCE_SECONDS = 300
MOST_BYTES = 256 * 1024

# Ids of processed deliveries, because a delivery is sent again if its answer was lost. In production, store the id in
# the same database transaction as the effect of the delivery.
taken = set()


def verdict_on(identity, timestamp, signatures, body):
    """`body`: the received bytes. `signatures`: separated by spaces; there are two while the secret is being changed."""
    if not (timestamp.isascii() and timestamp.isdigit()) or abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return "too old"
    key = base64.b64decode(SECRET.replace("whsec_", "", 1))
    signed = ("%s.%s." % (identity, timestamp)).encode() + body
    expected = b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    given = signatures.encode("utf-8", "replace").split(b" ")
    return "good" if any([hmac.compare_digest(each, expected) for each in given]) else "wrong signature"


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        length = int(self.headers.get("content-length", 0))
        if length > MOST_BYTES:
            return self.answer(413, "too large")
        body = self.rfile.read(length)
        identity, timestamp, signatures = (self.headers.get("webhook-" + name) for name in ("id", "timestamp", "signature"))
        if not (identity and timestamp and signatures):
            return self.answer(400, "not signed")
        verdict = verdict_on(identity, timestamp, signatures, body)
        if verdict != "good":
            return self.answer(401, verdict)
        if identity in taken:
            # Answer 2xx to a duplicate: after any other status the sender would retry.
            return self.answer(200, "taken before")
        print("Taken %s %s" % (json.loads(body)["type"], identity), flush=True)
        taken.add(identity)
        return self.answer(200, "taken")

    def answer(self, status, said):
        self.send_response(status)
        self.send_header("content-type", "text/plain")
        self.send_header("content-length", str(len(said)))
        self.end_headers()
        self.wfile.write(said.encode())

    def log_message(self, *_args):
        pass


server = HTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver)
print("Listening on %d" % server.server_port, flush=True)
server.serve_forever()
