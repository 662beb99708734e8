#!/bin/sh
# Submits a bid and prints it. Retries never submit the bid twice.
#
#     AXION_URL=https://… AXION_TOKEN=axn_… sh submit-bid.sh bid.json KEY      (scope bids:write)
#
# bid.json: { "tenderId", "bidAmount", "timelineDays", "technicalProposal", "documentsUrl"? }
# KEY: your own name for this bid, such as the id of its row in your database. The same key never submits twice, even if this
# program crashes and is run again. After you have withdrawn a bid, use another key for the next one.
set -eu
. "$(dirname "$0")/axion.sh"
bid=$1 key=$2

answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
status=$(axion_curl --header 'content-type: application/json' --header "idempotency-key: $key" --data-binary "@$bid" --output "$answer" --write-out '%{http_code}' "$AXION_URL/api/bids")
cat "$answer"
echo
[ "$status" = 201 ]
