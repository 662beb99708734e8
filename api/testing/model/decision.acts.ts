import fc from "fast-check";

import { type Act, graphql } from "#api/testing/model/Act.ts";
import {
  admins,
  bidName,
  having,
  ownId,
  pick,
  picked,
  type Plans,
  type Seen,
  seen,
  tenderName,
  versionSeen,
} from "#api/testing/model/act.values.ts";
import { BID, bidSeen, TENDER, tenderSeen } from "#api/testing/model/world.views.ts";
import {
  type Account,
  type Actor,
  administrator,
  type Bid,
  type BidStatus,
  found,
  hasLiveBid,
  liveBids,
  liveTender,
  refuseIf,
  refuseStale,
  takesBids,
  type World,
} from "#api/testing/model/World.ts";

/**
 * Finds a tender whose bids this administrator may decide: it does not accept bids, it is not awarded, and the
 * administrator's company has no live bid on it.
 */
function decidableTender(world: World, id: string, viewer: Account) {
  const tender = liveTender(world, id);
  refuseIf(takesBids(tender) || tender.status === "awarded" || hasLiveBid(world, id, viewer), "CONFLICT");
  return tender;
}

/**
 * The revision and status of the bid that the deciding administrator has read; null means that the request lacks it.
 */
interface Read {
  revision: number | null;
  seenStatus: BidStatus | null;
}

function refuseUnseen(bid: Bid, { revision, seenStatus }: Read, status: BidStatus) {
  refuseStale(bid.revisions.length, revision);
  // Repeating a decision that is already stored is no conflict.
  refuseIf(seenStatus !== null && seenStatus !== bid.status && status !== bid.status, "CONFLICT");
}

interface Decision {
  actor: Actor;
  id: string;
  status: BidStatus;
  read: Read;
}

export const decideBid = (world: World, { actor, id, status, read }: Decision): Act => ({
  actor,
  description: `${actor} sets ${bidName(world, id)} to ${status}, having read ${JSON.stringify(read)}`,
  send: graphql(
    `mutation ($id: ID!, $status: BidStatus!, $revision: Int, $seenStatus: BidStatus) {
      result: decideBid(id: $id, status: $status, revision: $revision, seenStatus: $seenStatus) ${BID}
    }`,
    { id, status, ...read },
  ),
  law(world) {
    const viewer = administrator(world, actor);
    const bid = found(world.bids.find((bid) => bid.id === id));
    decidableTender(world, bid.tenderId, viewer);
    refuseIf(bid.withdrawn, "CONFLICT");
    refuseUnseen(bid, read, status);
    const isSecond = liveBids(world, bid.tenderId).some((other) => other !== bid && other.status === "accepted");
    refuseIf(status === "accepted" && isSecond, "CONFLICT");
    bid.status = status;
    return bidSeen(world, viewer, bid);
  },
});

interface Award {
  actor: Actor;
  tenderId: string;
  bidId: string;
  version: number | null;
  seenBids: { id: string; revision: number }[] | null;
}

const awardTender = (world: World, { actor, tenderId, bidId, version, seenBids }: Award): Act => ({
  actor,
  description: `${actor} awards ${tenderName(world, tenderId)} to ${bidName(world, bidId)}, having read version ${version} and ${seenBids ? `${seenBids.length} bids` : "no bids"}`,
  send: graphql(
    `mutation ($tenderId: ID!, $bidId: ID!, $version: Int, $seenBids: [SeenLiveBid!]) {
      result: awardTender(tenderId: $tenderId, bidId: $bidId, version: $version, seenBids: $seenBids) ${TENDER}
    }`,
    { tenderId, bidId, version, seenBids },
  ),
  law(world) {
    const viewer = administrator(world, actor);
    const tender = decidableTender(world, tenderId, viewer);
    refuseStale(tender.version, version);
    const bid = found(world.bids.find((bid) => bid.id === bidId && bid.tenderId === tenderId));
    refuseIf(bid.withdrawn, "CONFLICT");
    const live = liveBids(world, tenderId);
    refuseIf(
      seenBids !== null &&
        named(seenBids) !== named(live.map(({ id, revisions }) => ({ id, revision: revisions.length }))),
      "CONFLICT",
    );
    for (const each of live) each.status = each === bid ? "accepted" : "rejected";
    Object.assign(tender, { status: "awarded", version: tender.version + 1 });
    return tenderSeen(world, viewer, tender);
  },
});

const named = (bids: Award["seenBids"] & object) =>
  bids
    .map(({ id, revision }) => `${id} ${revision}`)
    .sort()
    .join();

/** The list of read bids that the administrator sends: none (null), all live bids, or all except for the newest one. */
const bidsSeen = (world: World, tenderId: string, seen: Seen) => {
  const now = liveBids(world, tenderId).map(({ id, revisions }) => ({ id, revision: revisions.length }));
  return { nothing: null, now, before: now.slice(0, -1) }[seen];
};

const bidStatus = fc.constantFrom("accepted" as const, "rejected" as const, "pending" as const);
const statusRead = fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: bidStatus });

/**
 * The bids that can be decided now, or all bids if there are none. Other bids are picked less often, because the portal
 * refuses every decision on them.
 */
const ripe = ({ tenders, bids }: World) => {
  const decidable = bids.filter(({ tenderId }) =>
    tenders.some(
      (tender) => tender.id === tenderId && !tender.deleted && !takesBids(tender) && tender.status !== "awarded",
    ),
  );
  return decidable.length > 0 ? decidable : bids;
};

const decide = fc
  .record({ actor: admins, pick, status: bidStatus, seen, seenStatus: statusRead })
  .map(({ pick, seen, seenStatus, ...decision }) => (world: World) => {
    const id = picked(pick % 2 ? world.bids : ripe(world), ownId, pick);
    const revision = versionSeen(seen, world.bids.find((bid) => bid.id === id)?.revisions.length);
    return decideBid(world, { ...decision, id, read: { revision, seenStatus } });
  });

const award = fc
  .record({ actor: admins, pick, elsewhere: fc.nat(9), seen, bids: seen })
  .map(({ actor, pick, elsewhere, seen, bids }) => (world: World) => {
    const bidId = picked(ripe(world), ownId, pick);
    const tenderId =
      world.bids.find((bid) => bid.id === bidId && elsewhere > 0)?.tenderId ?? picked(world.tenders, ownId, pick);
    const version = versionSeen(seen, world.tenders.find((tender) => tender.id === tenderId)?.version);
    const act = awardTender(world, { actor, tenderId, bidId, version, seenBids: bidsSeen(world, tenderId, bids) });
    return { ...act, description: act.description + having(bids) };
  });

export const decisionActs: Plans = {
  decideBid: { weight: 6, arbitrary: decide },
  awardTender: { weight: 4, arbitrary: award },
};
