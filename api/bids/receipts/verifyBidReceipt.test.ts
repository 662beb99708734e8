import { createHash } from "node:crypto";

import { aBid, aBidder, anAdmin, aTender } from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { asReplica, testApp } from "#api/testing/testApp.ts";

const RECEIPT = "receipt { receiptNumber bidId revision submittedAt sha256 canonicalForm }";
const SUBMIT = `mutation ($input: BidInput!) { submitBid(input: $input) { id companyId submittedAt ${RECEIPT} } }`;
const REVISE = `mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { ${RECEIPT} revisions { ${RECEIPT} } } }`;
const VERIFY = `query ($receiptNumber: String!, $sha256: String!) { verifyBidReceipt(receiptNumber: $receiptNumber, sha256: $sha256) { matches ${RECEIPT} } }`;
const NONE = { matches: false, receipt: null };
const PROPOSAL =
  'Grüße aus Bangui: "girders" from the bank\\bed,\n\tin the dry season – 1,500 m² 🌉 \u2028 and a blank end.';

interface Receipt {
  receiptNumber: string;
  sha256: string;
}

async function verified(client: Client, { receiptNumber, sha256 }: Receipt) {
  const { data } = await client.graphql(VERIFY, { receiptNumber, sha256 });
  return data.verifyBidReceipt as { matches: boolean; receipt: object | null };
}

async function aBidWithReceipt(terms: object = {}) {
  const api = await testApp();
  const tender = await api.has(aTender());
  const bidder = api.as(await api.has(aBidder()));
  const { data } = await bidder.graphql(SUBMIT, {
    input: aBid({ tenderId: tender.id, technicalProposal: PROPOSAL, ...terms }),
  });
  const revise = (input: object) => bidder.graphql(REVISE, { id: data.submitBid.id, input: aBid(input) });
  return { api, tender, bidder, bid: data.submitBid, receipt: data.submitBid.receipt, revise };
}

test("the receipt of a submitted bid contains its terms, and matches", async () => {
  const { bidder, bid, receipt } = await aBidWithReceipt();

  expect(receipt).toMatchObject({ bidId: bid.id, revision: 1, submittedAt: bid.submittedAt });
  expect(receipt.receiptNumber).toMatch(/^AX-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(await verified(bidder, receipt)).toEqual({ matches: true, receipt });
});

test.each([
  ["no documents", null],
  ["documents", "https://example.org/bid.pdf?a=1&b=<2>"],
])("the documented algorithm gives the canonical form and its SHA-256, with %s", async (_name, documentsUrl) => {
  const { tender, bid, receipt } = await aBidWithReceipt({ documentsUrl });

  const byHand =
    `{"bidAmount":180000,"bidId":"${bid.id}","companyId":"${bid.companyId}","documentsUrl":${JSON.stringify(documentsUrl)},"revision":1,` +
    `"submittedAt":"${bid.submittedAt}","technicalProposal":${JSON.stringify(PROPOSAL)},"tenderId":"${tender.id}","timelineDays":90}`;

  expect(receipt.canonicalForm).toBe(byHand);
  expect(receipt.sha256).toBe(createHash("sha256").update(Buffer.from(byHand, "utf8")).digest("hex"));
  expect(bid.submittedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test("the largest amount is written in full", async () => {
  const { bidder, receipt } = await aBidWithReceipt({ bidAmount: Number.MAX_SAFE_INTEGER });

  expect(receipt.canonicalForm).toContain('"bidAmount":9007199254740991,');
  expect(await verified(bidder, receipt)).toMatchObject({ matches: true });
});

test("case and surrounding blanks are ignored", async () => {
  const { bidder, receipt } = await aBidWithReceipt();

  const typed = {
    receiptNumber: ` ${receipt.receiptNumber.toLowerCase()}\n`,
    sha256: `\t${receipt.sha256.toUpperCase()} `,
  };

  expect(await verified(bidder, typed)).toEqual({ matches: true, receipt });
});

test("each revision has its own receipt, and earlier receipts still match", async () => {
  const { bidder, receipt, revise } = await aBidWithReceipt();

  const { data } = await revise({ bidAmount: 170_000 });

  const [newest, first] = data.reviseBid.revisions.map((revision: { receipt: Receipt }) => revision.receipt) as [
    Receipt,
    Receipt,
  ];
  expect(first).toEqual(receipt);
  expect(newest).toMatchObject({ revision: 2 });
  expect(data.reviseBid.receipt).toEqual(newest);
  expect(newest.receiptNumber).not.toBe(receipt.receiptNumber);
  expect(await verified(bidder, receipt)).toEqual({ matches: true, receipt });
  expect(await verified(bidder, newest)).toEqual({ matches: true, receipt: newest });
  expect(await verified(bidder, { ...receipt, sha256: newest.sha256 })).toEqual(NONE);
});

test("the receipt of a withdrawn bid still matches", async () => {
  const { bidder, bid, receipt } = await aBidWithReceipt();
  await bidder.graphql(`mutation ($id: ID!) { withdrawBid(id: $id) { id } }`, { id: bid.id });

  expect(await verified(bidder, receipt)).toMatchObject({ matches: true });
});

test("a changed digit does not match", async () => {
  const { bidder, receipt } = await aBidWithReceipt();
  const sha256 = (receipt.sha256 as string).replace(/./, (digit) => (digit === "0" ? "1" : "0"));

  expect(await verified(bidder, { ...receipt, sha256 })).toEqual(NONE);
});

test.each(["", "AX-00000-00000", "AX-OOOOO-IIIII", "AX-ıſıſı-00000", "\u0000", "' OR 1=1 --", "%", "x".repeat(10_000)])(
  "an unknown number does not match: %j",
  async (receiptNumber) => {
    const { api, bidder, receipt } = await aBidWithReceipt();

    expect(await verified(bidder, { ...receipt, receiptNumber })).toEqual(NONE);
    expect(api.faults).toEqual([]);
  },
);

test("another company's receipt does not match; an admin can verify any", async () => {
  const { api, receipt } = await aBidWithReceipt();
  const [rival, admin] = [api.as(await api.has(aBidder())), api.as(await api.has(anAdmin()))];

  expect(await verified(rival, receipt)).toEqual(NONE);
  expect(await verified(admin, receipt)).toEqual({ matches: true, receipt });
});

test.each([
  ["bid_amount = bid_amount + 1", "bid_revisions"],
  ["technical_proposal = technical_proposal || '.'", "bid_revisions"],
  ["timeline_days = 1", "bid_revisions"],
  ["documents_url = 'https://example.org/other'", "bid_revisions"],
  ["submitted_at = submitted_at - interval '1 millisecond'", "bid_revisions"],
  ["revision = 2", "bid_revisions"],
  ["company_id = (SELECT id FROM users WHERE username = 'rival')", "bids"],
])("a receipt does not match once a hand in the database sets %s", async (change, table) => {
  const { api, receipt } = await aBidWithReceipt();
  const admin = api.as(await api.has(anAdmin()));
  await api.has(aBidder({ username: "rival" }));
  await asReplica(api, `UPDATE ${table} SET ${change}`);

  expect(await verified(admin, receipt)).toEqual(NONE);
});

test("the admin reads the receipt through the bid, as the company does", async () => {
  const { api, bid, receipt } = await aBidWithReceipt();

  const { data } = await api
    .as(await api.has(anAdmin()))
    .graphql(`query ($id: ID!) { bid(id: $id) { ${RECEIPT} } }`, { id: bid.id });

  expect(data.bid.receipt).toEqual(receipt);
});
