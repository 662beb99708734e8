/**
 * Submits a bid and saves its receipt. Retries never submit the bid twice.
 *
 *   AXION_URL=https://… AXION_TOKEN=axn_… npx tsx submitBid.ts bid.json KEY receipt.json
 *
 * AXION_TOKEN: a token with the scopes bids:write and bids:read.
 * bid.json: { "tenderId", "bidAmount", "timelineDays", "technicalProposal", "documentsUrl"? }
 * KEY: your own name for this bid, such as the id of its row in your database. The same key never submits twice, even
 * if this program crashes and is run again. After you have withdrawn a bid, use another key for the next one.
 */
import { readFileSync, writeFileSync } from "node:fs";

import { askAxion } from "./axion.ts";
import type { BidInput, SubmitBidMutation } from "./generated.ts";

const SUBMIT = /* GraphQL */ `
  mutation SubmitBid($input: BidInput!) {
    submitBid(input: $input) {
      id
      submittedAt
      receipt {
        receiptNumber
        sha256
        canonicalForm
      }
    }
  }
`;

const [bidFile, key, receiptFile = "receipt.json"] = process.argv.slice(2);
if (!bidFile || !key) throw new Error("Say which bid, and its key: submitBid.ts bid.json KEY receipt.json");
const terms = JSON.parse(readFileSync(bidFile, "utf8")) as BidInput;

const { submitBid }: SubmitBidMutation = await askAxion(SUBMIT, { input: { ...terms, clientMutationId: key } });
if (!submitBid) throw new Error("The bid was not submitted");
writeFileSync(receiptFile, JSON.stringify(submitBid.receipt, null, 2));
console.log(`Bid ${submitBid.id}, submitted at ${submitBid.submittedAt}`);
