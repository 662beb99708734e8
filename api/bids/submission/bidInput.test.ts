import { aBid, aBidder, aTender } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const TOO_SHORT = "Technical proposal must be at least 50 characters";
const AMOUNT = "Bid amount must be a whole number of US dollars, at least 1";
const TIMELINE = "Timeline must be a whole number of days, at least 1";
const URL = "Must be a valid URL starting with http:// or https://";
const MAX_MONEY = 9_007_199_254_740_991;

async function aBidderAndATender() {
  const api = await testApp();
  const tender = await api.has(aTender({ budgetMin: 100, budgetMax: 200 }));
  const bidder = api.as(await api.has(aBidder()));
  return { tenderId: tender.id, bidder };
}

test("amount, proposal and timeline are required, with the specification's messages", async () => {
  const { bidder } = await aBidderAndATender();
  const fields = {
    bidAmount: "Bid amount is required",
    technicalProposal: TOO_SHORT,
    timelineDays: "Timeline is required",
    tenderId: "Required",
  };

  const answers = [
    await bidder.post("/api/bids", {}),
    await bidder.post("/api/bids", { bidAmount: "", technicalProposal: " ", timelineDays: null, tenderId: "" }),
  ];

  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 400, body: { code: "BAD_USER_INPUT" } });
    expect(answer.body.fields).toEqual(fields);
  }
});

test.each([
  ["bidAmount", 0, AMOUNT],
  ["bidAmount", -1, AMOUNT],
  ["bidAmount", 1.5, AMOUNT],
  ["bidAmount", "cheap", AMOUNT],
  ["bidAmount", MAX_MONEY + 1, "Must be at most 9,007,199,254,740,991"],
  ["timelineDays", 0, TIMELINE],
  ["timelineDays", 1.5, TIMELINE],
  ["timelineDays", 36_501, "Must be at most 36,500"],
  ["technicalProposal", "x".repeat(49), TOO_SHORT],
  ["technicalProposal", ` ${"x".repeat(49)} \n`, TOO_SHORT],
  ["technicalProposal", "🌉".repeat(49), TOO_SHORT],
  ["technicalProposal", "x".repeat(50_001), "Must be at most 50,000 characters"],
  ["technicalProposal", ["x"], "Invalid input"],
  ["documentsUrl", "javascript:alert(1)", URL],
  ["documentsUrl", "//example.org", URL],
  ["tenderId", "not-an-id", "Invalid input"],
  ["tenderId", 5, "Invalid input"],
  ["tenderId", {}, "Invalid input"],
])("%s is refused where it is %.40j", async (name, value, message) => {
  const { bidder, tenderId } = await aBidderAndATender();

  const answer = await bidder.post("/api/bids", aBid({ tenderId, [name]: value }));

  expect(answer).toMatchObject({ status: 400, body: { code: "BAD_USER_INPUT", error: message } });
  expect(answer.body.fields).toEqual({ [name]: message });
});

test.each([
  ["below the budget", { bidAmount: 1 }],
  ["above the budget", { bidAmount: MAX_MONEY }],
  ["of one day", { timelineDays: 1 }],
  ["of fifty characters", { technicalProposal: "x".repeat(50) }],
  ["of fifty characters beyond the basic plane", { technicalProposal: "🌉".repeat(50) }],
  ["of the longest proposal", { technicalProposal: "x".repeat(50_000) }],
  ["with documents", { documentsUrl: "http://example.org/a?b=c#d" }],
])("a bid %s is accepted: the budget is a hint", async (_name, terms) => {
  const { bidder, tenderId } = await aBidderAndATender();

  const answer = await bidder.post("/api/bids", aBid({ tenderId, ...terms }));

  expect(answer).toMatchObject({ status: 201, body: terms });
});

test("amounts sent as text, as forms do, become numbers", async () => {
  const { bidder, tenderId } = await aBidderAndATender();

  const answer = await bidder.post("/api/bids", aBid({ tenderId, bidAmount: " 150 ", timelineDays: "30" }));

  expect(answer).toMatchObject({ status: 201, body: { bidAmount: 150, timelineDays: 30 } });
});

test("GraphQL answers the specification's messages too", async () => {
  const { bidder, tenderId } = await aBidderAndATender();
  const submit = `mutation ($input: BidInput!) { submitBid(input: $input) { id } }`;

  const answer = await bidder.graphql(submit, {
    input: { ...aBid({ tenderId, technicalProposal: "short", bidAmount: 0 }) },
  });

  const fields = { bidAmount: AMOUNT, technicalProposal: TOO_SHORT };
  expect(answer.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields } }]);
});
