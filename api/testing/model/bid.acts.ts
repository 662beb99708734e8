import fc from "fast-check";

import { aBid } from "#api/testing/builders/builders.ts";
import { type Act, graphql, keyHeader, rest } from "#api/testing/model/Act.ts";
import {
  admins,
  amount,
  anybody,
  bidders,
  bidName,
  door,
  having,
  key,
  ownId,
  pick,
  picked,
  type Plans,
  seen,
  tenderName,
  underKey,
  versionSeen,
} from "#api/testing/model/act.values.ts";
import { BID, bidSeen, compare } from "#api/testing/model/world.views.ts";
import {
  type Account,
  type Actor,
  administrator,
  type Bid,
  found,
  hasLiveBid,
  liveBids,
  liveTender,
  newest,
  once,
  refuseIf,
  refuseStale,
  signedIn,
  takesBids,
  viewerOf,
  visibleTender,
  type World,
} from "#api/testing/model/World.ts";

/** Deletes the company's draft of a bid, as submitting or revising the bid does. */
const dropDraft = (world: World, tenderId: string, companyId: string) =>
  (world.drafts = world.drafts.filter((draft) => draft.tenderId !== tenderId || draft.companyId !== companyId));

interface Submission {
  actor: Actor;
  tenderId: string;
  bidAmount: number;
  key: string | null;
  door: "REST" | "GraphQL";
}

export function submitBid(world: World, { actor, tenderId, bidAmount, key, door }: Submission): Act {
  const input = aBid({ tenderId, bidAmount });
  return {
    actor,
    description: `${actor} bids ${bidAmount} on ${tenderName(world, tenderId)}${underKey(key)} by ${door}`,
    send:
      door === "REST"
        ? rest("POST", "/api/bids", input, keyHeader(key))
        : graphql(`mutation ($input: BidInput!) { result: submitBid(input: $input) ${BID} }`, {
            input: { ...input, clientMutationId: key },
          }),
    law(world, { id = "?", submittedAt = "?" }) {
      const viewer = signedIn(world, actor);
      refuseIf(!world.profiles[viewer.id], "PROFILE_REQUIRED");
      refuseIf(bidAmount < 1 || tenderId === "7", "BAD_USER_INPUT");
      const bid = once(world, viewer.id, "submitBid", {
        key,
        terms: { tenderId, bidAmount },
        create() {
          const tender = visibleTender(world, viewer, tenderId);
          refuseIf(!takesBids(tender), "TENDER_CLOSED");
          refuseIf(hasLiveBid(world, tenderId, viewer), "CONFLICT");
          const named = { tenderId, tenderNumber: tender.tenderNumber, tenderTitle: tender.title };
          const made: Bid = {
            ...named,
            id,
            companyId: viewer.id,
            status: "pending",
            submittedAt,
            firstSubmittedAt: submittedAt,
            withdrawn: false,
            revisions: [{ bidAmount, receipt: null }],
          };
          world.bids.push(made);
          dropDraft(world, tenderId, viewer.id);
          return { id, made };
        },
        retry(id) {
          const earlier = found(world.bids.find((bid) => bid.id === id));
          refuseIf(earlier.withdrawn, "CONFLICT");
          return earlier;
        },
      });
      if (door === "GraphQL") return bidSeen(world, viewer, bid);
      return {
        id: bid.id,
        tenderId,
        companyId: viewer.id,
        status: bid.status,
        submittedAt: bid.submittedAt,
        bidAmount: newest(bid).bidAmount,
      };
    },
  };
}

const ownBid = ({ bids }: World, { id: companyId }: Account, id: string) =>
  found(bids.find((bid) => bid.id === id && bid.companyId === companyId));

/**
 * Finds a bid that the user may change. The tender may be a draft: then the refusal is TENDER_CLOSED, not NOT_FOUND,
 * because the company may know the tender of its bid.
 */
function changeableBid(world: World, viewer: Account, id: string) {
  const bid = ownBid(world, viewer, id);
  refuseIf(!takesBids(liveTender(world, bid.tenderId)), "TENDER_CLOSED");
  refuseIf(bid.withdrawn, "CONFLICT");
  return bid;
}

interface BidChange {
  actor: Actor;
  id: string;
  bidAmount: number;
  revision: number | null;
}

const reviseBid = (world: World, { actor, id, bidAmount, revision }: BidChange): Act => ({
  actor,
  description: `${actor} revises ${bidName(world, id)} to ${bidAmount}${revision === null ? "" : ` at revision ${revision}`}`,
  send: graphql(`mutation ($id: ID!, $input: BidRevisionInput!) { result: reviseBid(id: $id, input: $input) ${BID} }`, {
    id,
    input: { ...aBid({ bidAmount }), revision },
  }),
  law(world, { submittedAt = "?" }) {
    const viewer = signedIn(world, actor);
    refuseIf(bidAmount < 1, "BAD_USER_INPUT");
    const bid = changeableBid(world, viewer, id);
    refuseStale(bid.revisions.length, revision);
    bid.revisions.push({ bidAmount, receipt: null });
    Object.assign(bid, { status: "pending", submittedAt });
    dropDraft(world, bid.tenderId, viewer.id);
    return bidSeen(world, viewer, bid);
  },
});

const withdrawBid = (world: World, { actor, id }: { actor: Actor; id: string }): Act => ({
  actor,
  description: `${actor} withdraws ${bidName(world, id)}`,
  send: graphql(`mutation ($id: ID!) { result: withdrawBid(id: $id) ${BID} }`, { id }),
  law(world) {
    const viewer = signedIn(world, actor);
    const bid = changeableBid(world, viewer, id);
    bid.withdrawn = true;
    return bidSeen(world, viewer, bid);
  },
});

const readBid = (world: World, { actor, id }: { actor: Actor; id: string }): Act => ({
  actor,
  description: `${actor} reads ${bidName(world, id)}`,
  send: graphql(`query ($id: ID!) { result: bid(id: $id) ${BID} }`, { id }),
  law(world) {
    const viewer = signedIn(world, actor);
    const bid = found(world.bids.find((bid) => bid.id === id));
    refuseIf(bid.companyId !== viewer.id && !viewer.isAdmin, "NOT_FOUND");
    return bidSeen(world, viewer, bid);
  },
});

/**
 * Verifies the receipt of a bid's first revision. Only the bid's company and administrators get the answer that the
 * receipt matches.
 */
const verifyReceipt = (world: World, { actor, id }: { actor: Actor; id: string }): Act => {
  const receipt = world.bids.find((bid) => bid.id === id)?.revisions[0]?.receipt ?? {
    receiptNumber: "AX-00000-00000",
    sha256: "0",
  };
  return {
    actor,
    description: `${actor} verifies the first receipt of ${bidName(world, id)}`,
    send: graphql(
      `
        query ($receiptNumber: String!, $sha256: String!) {
          result: verifyBidReceipt(receiptNumber: $receiptNumber, sha256: $sha256) {
            matches
            receipt {
              bidId
            }
          }
        }
      `,
      receipt,
    ),
    law(world) {
      const viewer = signedIn(world, actor);
      const bid = world.bids.find(({ revisions: [first] }) => first?.receipt?.receiptNumber === receipt.receiptNumber);
      const matches = bid !== undefined && (viewer.isAdmin || bid.companyId === viewer.id);
      return { matches, receipt: matches ? { bidId: bid.id } : null };
    },
  };
};

/**
 * Downloads the bids on a tender as CSV. Compares the e-mail address, amount and status of its live bids, in the order
 * of their first submission.
 */
const downloadBids = (world: World, { actor, tenderId }: { actor: Actor; tenderId: string }): Act => ({
  actor,
  description: `${actor} downloads the bids on ${tenderName(world, tenderId)}`,
  async send(client) {
    const answer = await rest("GET", `/api/tenders/${tenderId}/bids.csv`)(client);
    if (answer.code !== undefined) return answer;
    const [, ...rows] = String(answer.data).trim().split("\r\n");
    return {
      data: rows
        .map((row) => row.split(","))
        .map(([, email, , bidAmount, , , status]) => ({ email, bidAmount, status })),
    };
  },
  law(world) {
    const viewer = administrator(world, actor);
    visibleTender(world, viewer, tenderId);
    const live = liveBids(world, tenderId).toSorted(
      (a, b) => compare(a.firstSubmittedAt, b.firstSubmittedAt) || compare(a.id, b.id),
    );
    const emailOf = ({ companyId }: Bid) =>
      `${world.accounts.find(({ id }) => id === companyId)?.username}@example.org`;
    return live.map((bid) => ({ email: emailOf(bid), bidAmount: String(newest(bid).bidAmount), status: bid.status }));
  },
});

/** Picks one of the actor's own bids, or of all bids if `own` is false. */
function pickedBid(world: World, actor: Actor, { pick, own }: { pick: number; own: boolean }) {
  const companyId = viewerOf(world, actor)?.id;
  return picked(own && companyId ? world.bids.filter((bid) => bid.companyId === companyId) : world.bids, ownId, pick);
}

const whose = fc.record({
  pick,
  own: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});

const submit = fc.record({ actor: bidders, pick, bidAmount: amount, key, door }).map(
  ({ pick, ...bid }) =>
    (world: World) =>
      submitBid(world, { ...bid, tenderId: picked(world.tenders, ownId, pick) }),
);
const revise = fc
  .record({ actor: bidders, whose, bidAmount: amount, seen })
  .map(({ actor, whose, bidAmount, seen }) => (world: World) => {
    const id = pickedBid(world, actor, whose);
    const revision = versionSeen(seen, world.bids.find((bid) => bid.id === id)?.revisions.length);
    const act = reviseBid(world, { actor, id, bidAmount, revision });
    return { ...act, description: act.description + having(seen) };
  });
const withdraw = fc.record({ actor: bidders, whose }).map(
  ({ actor, whose }) =>
    (world: World) =>
      withdrawBid(world, { actor, id: pickedBid(world, actor, whose) }),
);

export const bidWrites: Plans = {
  submitBid: { weight: 8, arbitrary: submit },
  reviseBid: { weight: 5, arbitrary: revise },
  withdrawBid: { weight: 3, arbitrary: withdraw },
};

const anyBid = (plan: typeof readBid) =>
  fc.record({ actor: anybody, pick }).map(
    ({ actor, pick }) =>
      (world: World) =>
        plan(world, { actor, id: picked(world.bids, ownId, pick) }),
  );

export const bidActs: Plans = {
  ...bidWrites,
  bid: { weight: 4, arbitrary: anyBid(readBid) },
  verifyBidReceipt: { weight: 2, arbitrary: anyBid(verifyReceipt) },
  bidsCsv: {
    weight: 2,
    arbitrary: fc.record({ actor: admins, pick }).map(
      ({ actor, pick }) =>
        (world: World) =>
          downloadBids(world, { actor, tenderId: picked(world.tenders, ownId, pick) }),
    ),
  },
};
