import {
  type Account,
  type Bid,
  type Draft,
  hasLiveBid,
  liveBids,
  newest,
  takesBids,
  type Tender,
  type World,
} from "#api/testing/model/World.ts";

/** GraphQL selections of the model's requests. The functions below compute the expected values for one viewer. */

export const TENDER = `{
  id tenderNumber title status closingDate version acceptsBids deletedAt bidCount bids { id }
  phase can { submitBid { allowed } deleteTender { allowed } awardTender { allowed } }
}`;
export const BID = `{
  id tenderId tenderNumber tenderTitle companyId status bidAmount revision submittedAt decidedAt withdrawnAt
  company { companyName } tender { id } receipt { receiptNumber sha256 }
  revisions { revision bidAmount receipt { receiptNumber sha256 } }
}`;
export const DRAFT = "{ tenderId bidAmount savedAt version tender { id } }";
export const ACCOUNT = "{ id username status isAdmin companyName version deletedAt }";
export const PROFILE = "{ companyName version }";

const present = (is: boolean): unknown => (is ? expect.any(String) : null);

/** Newest first; equal times are ordered by id. */
const newestFirst = (a: Bid, b: Bid) =>
  a.submittedAt === b.submittedAt ? compare(b.id, a.id) : compare(b.submittedAt, a.submittedAt);
export const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
export const inOrder = (bids: Bid[]) => bids.toSorted(newestFirst);

/** The phase of a tender that is neither sealed nor cancelled. */
function phaseOf(tender: Tender) {
  if (tender.deleted) return "deleted";
  if (tender.status === "draft" || tender.status === "awarded") return tender.status;
  return takesBids(tender) ? "acceptingBids" : "awaitingDecision";
}

export function tenderSeen(world: World, viewer: Account, tender: Tender) {
  const { isAdmin } = viewer;
  const { id, tenderNumber, title, status, closingDate, version } = tender;
  const live = inOrder(liveBids(world, id));
  return {
    id,
    tenderNumber,
    title,
    status,
    closingDate,
    version,
    acceptsBids: takesBids(tender),
    deletedAt: present(tender.deleted),
    bidCount: isAdmin ? live.length : null,
    bids: isAdmin ? live.map((bid) => ({ id: bid.id })) : null,
    phase: phaseOf(tender),
    can: {
      submitBid: {
        allowed: Boolean(world.profiles[viewer.id]) && takesBids(tender) && !hasLiveBid(world, id, viewer),
      },
      deleteTender: { allowed: isAdmin && !tender.deleted },
      awardTender: {
        allowed: isAdmin && ["draft", "awaitingDecision"].includes(phaseOf(tender)) && !hasLiveBid(world, id, viewer),
      },
    },
  };
}

/** The tender of a bid, also if it is deleted; null if the tender is a draft and the viewer is a partner. */
function tenderBehind({ tenders }: World, { isAdmin }: Account, tenderId: string) {
  const tender = tenders.find(({ id }) => id === tenderId);
  return tender && (isAdmin || tender.status !== "draft") ? { id: tender.id } : null;
}

const companyNameOf = ({ profiles, accounts }: World, companyId: string) => {
  const account = accounts.find(({ id }) => id === companyId);
  return profiles[companyId]?.companyName ?? account?.companyName ?? account?.username;
};

export function bidSeen(world: World, viewer: Account, bid: Bid) {
  const { id, tenderId, tenderNumber, tenderTitle, companyId, status, submittedAt, revisions } = bid;
  const receiptOf = (revision: number): unknown => revisions[revision - 1]?.receipt ?? expect.any(Object);
  return {
    id,
    tenderId,
    tenderNumber,
    tenderTitle,
    companyId,
    status,
    submittedAt,
    bidAmount: newest(bid).bidAmount,
    revision: revisions.length,
    decidedAt: present(status !== "pending"),
    withdrawnAt: present(bid.withdrawn),
    company: { companyName: companyNameOf(world, companyId) },
    tender: tenderBehind(world, viewer, tenderId),
    receipt: receiptOf(revisions.length),
    revisions: revisions
      .map(({ bidAmount }, index) => ({ revision: index + 1, bidAmount, receipt: receiptOf(index + 1) }))
      .reverse(),
  };
}

export const draftSeen = (world: World, viewer: Account, { tenderId, typed, savedAt, version }: Draft) => ({
  tenderId,
  bidAmount: typed,
  savedAt,
  version,
  tender: tenderBehind(world, viewer, tenderId),
});

export const accountSeen = ({ id, username, status, isAdmin, companyName, version, deleted }: Account) => ({
  id,
  username,
  status,
  isAdmin,
  companyName,
  version,
  deletedAt: present(deleted),
});
