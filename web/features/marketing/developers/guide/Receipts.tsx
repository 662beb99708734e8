import { Example } from "#web/features/marketing/developers/guide/Example.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

export function Receipts() {
  const { href } = useSite();
  return (
    <>
      <p>
        Each submission and revision has a receipt: a number, and the SHA-256 of its canonical form (RFC 8785), in which
        every term stands, and the fingerprint of each document that the bid names. Keep it. Whoever changes the bid
        later cannot make it fit again. This is the one of the revision:
      </p>
      <Example
        answers={'{"data":{"bid":{"receipt":{"receiptNumber":"AX-…","sha256":"…","canonicalForm":"…'}
      >{`curl -K axion.curl $AXION/graphql -d '{
  "query": "query ($id: ID!) { bid(id: $id) { receipt { receiptNumber sha256 canonicalForm } } }",
  "variables": { "id": "'$BID'" }
}' | tee receipt.json`}</Example>
      <p>Compute the sum yourself, here with Node.js, and ask whether it still fits the bid as it is stored now:</p>
      <Example
        answers={'true…{"data":{"verifyBidReceipt":{"matches":true}}…'}
      >{`node -p 'const { sha256, canonicalForm } = require("./receipt.json").data.bid.receipt;
  sha256 === require("crypto").createHash("sha256").update(canonicalForm).digest("hex")'

NUMBER=$(grep -o 'AX-[0-9A-Z-]*' receipt.json | head -1)
SHA256=$(grep -o '"sha256":"[^"]*"' receipt.json | cut -d'"' -f4)
curl -K axion.curl $AXION/graphql -d '{
  "query": "query ($number: String!, $sha256: String!) { verifyBidReceipt(receiptNumber: $number, sha256: $sha256) { matches } }",
  "variables": { "number": "'$NUMBER'", "sha256": "'$SHA256'" }
}'`}</Example>
      <p>
        When a tender has closed, the receipts of its bids are put under one seal, which is mailed to every bidder.{" "}
        <a href={href(paths.verify)}>Anybody checks a receipt and its seal here</a>: paste the answer above as it is,
        the file receipt.json. The page also tells how to compute both by hand.
      </p>
    </>
  );
}
