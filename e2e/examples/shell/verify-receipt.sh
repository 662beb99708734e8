#!/bin/sh
# Verifies a receipt: computes its SHA-256, which needs no trust in the server. Then asks whether the server stores
# exactly this bid.
#
#     AXION_URL=https://… sh verify-receipt.sh receipt.json      (needs openssl, and Node.js to read JSON; `jq -j .NAME` does it too)
set -eu
. "$(dirname "$0")/axion.sh"
file=${1:-receipt.json}

field() {
  node -e 'process.stdout.write(JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"))[process.argv[2]])' "$file" "$1"
}

number=$(field receiptNumber)
sha256=$(field sha256)
result=0

computed=$(field canonicalForm | openssl dgst -sha256 -r | cut -d ' ' -f 1)
if [ "$computed" = "$sha256" ]; then
  echo "The receipt is the SHA-256 of these terms: $(field canonicalForm)"
else
  echo "The receipt is not the SHA-256 of these terms: $(field canonicalForm)"
  result=1
fi

query='query ($number: String!, $sha256: String!) { verifyBidReceipt(receiptNumber: $number, sha256: $sha256) { matches } }'
asked=$(printf '{ "query": "%s", "variables": { "number": "%s", "sha256": "%s" } }' "$query" "$number" "$sha256")
answer=$(axion_curl --header 'content-type: application/json' --data-binary "$asked" "$AXION_URL/graphql")
case $answer in
  *'"matches":true'*) echo "The stored bid matches $number" ;;
  *)
    echo "The stored bid does not match $number"
    result=1
    ;;
esac
exit $result
