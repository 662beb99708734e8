"""Submits a bid and saves its receipt. Retries never submit the bid twice.

    AXION_URL=https://… AXION_TOKEN=axn_… python3 submit_bid.py bid.json KEY receipt.json      (scopes bids:write, bids:read)

bid.json: { "tenderId", "bidAmount", "timelineDays", "technicalProposal", "documentsUrl"? }
KEY: your own name for this bid, such as the id of its row in your database. The same key never submits twice, even if this
program crashes and is run again. After you have withdrawn a bid, use another key for the next one.
"""

import json
import sys

from axion import ask_axion

SUBMIT = """
mutation ($input: BidInput!) {
  submitBid(input: $input) {
    id
    submittedAt
    receipt { receiptNumber sha256 canonicalForm }
  }
}
"""


def main(bid_file, key, receipt_file="receipt.json"):
    with open(bid_file, encoding="utf-8") as file:
        terms = json.load(file)
    bid = ask_axion(SUBMIT, {"input": {**terms, "clientMutationId": key}})["submitBid"]
    with open(receipt_file, "w", encoding="utf-8") as file:
        json.dump(bid["receipt"], file, indent=2)
    print("Bid %s, submitted at %s" % (bid["id"], bid["submittedAt"]))


main(*sys.argv[1:])
