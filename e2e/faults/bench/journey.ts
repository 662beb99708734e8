import { setTimeout as wait } from "node:timers/promises";

import { type Client, codeOf, idOf } from "./Client.ts";
import { PROPOSAL } from "./seeded.ts";
import type { Answer } from "./request.ts";

const TENDERS = `query { tenders(first: 20, filter: { status: [open] }) { totalCount nodes { id tenderNumber title category budgetMin budgetMax closingDate country } pageInfo { hasNextPage endCursor } } }`;
const TENDER = `query ($id: ID!) { tender(id: $id) { id tenderNumber title description requirements closingDate acceptsBids } }`;
const DRAFT = `mutation ($tenderId: ID!, $input: BidDraftInput!) { saveBidDraft(tenderId: $tenderId, input: $input) { version } }`;

/** A user's pause between two steps: one to three seconds. */
const pause = () => wait(1000 + 2000 * Math.random());

/**
 * Makes a partner's steps for each tender: read the list, poll for changes, read the tender, save a draft, bid, revise,
 * and read the partner's own bids. Returns soon after the time `until`. Adds each answer to `answers`.
 */
export async function journey(company: Client, tenders: readonly string[], until: number, answers: Answer[]) {
  const step = async (send: () => Promise<Answer>) => {
    await pause();
    const answer = await send();
    answers.push(answer);
    return answer;
  };
  for (const tenderId of tenders) {
    const steps = [
      () => company.graphql(TENDERS),
      () => company.graphql("{ tenderRevision serverTime }"),
      () => company.graphql(TENDER, { id: tenderId }),
      () =>
        company.graphql(DRAFT, {
          tenderId,
          input: { bidAmount: "1,200", technicalProposal: PROPOSAL, timelineDays: "90", documentsUrl: "" },
        }),
    ];
    for (const send of steps) {
      if (Date.now() > until) return;
      await step(send);
    }
    const submitted = await step(() => company.submitBid(tenderId, 1000, `${company.username} ${tenderId}`));
    if (codeOf(submitted) === undefined) await step(() => company.reviseBid(idOf(submitted), 900, 1));
    await step(() =>
      company.graphql(
        "{ myBids(first: 20) { nodes { id status bidAmount tender { title closingDate } receipt { receiptNumber } } } }",
      ),
    );
  }
}
