"""Verifies a receipt: computes its SHA-256, which needs no trust in the server. Then asks whether the server stores
exactly this bid.

    AXION_URL=https://… python3 verify_receipt.py receipt.json
"""

import hashlib
import json
import sys

from axion import ask_axion

VERIFY = """
query ($receiptNumber: String!, $sha256: String!) {
  verifyBidReceipt(receiptNumber: $receiptNumber, sha256: $sha256) { matches }
}
"""


def main(file="receipt.json"):
    with open(file, encoding="utf-8") as kept:
        receipt = json.load(kept)
    is_intact = hashlib.sha256(receipt["canonicalForm"].encode()).hexdigest() == receipt["sha256"]
    print("The receipt %s the SHA-256 of these terms: %s" % ("is" if is_intact else "is not", receipt["canonicalForm"]))

    asked = {"receiptNumber": receipt["receiptNumber"], "sha256": receipt["sha256"]}
    matches = ask_axion(VERIFY, asked)["verifyBidReceipt"]["matches"]
    print("The stored bid %s %s" % ("matches" if matches else "does not match", receipt["receiptNumber"]))
    return 0 if is_intact and matches else 1


sys.exit(main(*sys.argv[1:]))
