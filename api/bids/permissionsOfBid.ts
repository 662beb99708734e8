import type { Bid } from "#api/bids/Bid.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { tendersById } from "#api/tenders/findTender.ts";
import { clockNow } from "#api/tenders/lifecycle/acceptsBidsNow.ts";
import type { BID_ACTS, Permission } from "#api/tenders/lifecycle/Permission.ts";
import { permissionOf, permissionsOf, refusedBy } from "#api/tenders/lifecycle/permissions.ts";

type BidAct = (typeof BID_ACTS)[number];

/** Acts that only the bid's own company may do. All other acts are for administrators. */
const OF_OWNER: readonly BidAct[] = ["reviseBid", "withdrawBid", "confirmAddenda", "giveDocumentAddress"];

/**
 * Returns, for each act on a bid, whether the user may do it. The tender's phase and a withdrawal of the bid can refuse
 * an act.
 */
export async function permissionsOfBid(
  context: SignedIn,
  { tenderId, companyId, withdrawnAt }: Pick<Bid, "tenderId" | "companyId" | "withdrawnAt">,
  acts: readonly BidAct[],
): Promise<Partial<Record<BidAct, Permission>>> {
  const tender = (await loadBatched(context, tendersById, tenderId))!;
  const others = await permissionsOf(
    context,
    tender,
    acts.filter((act) => !OF_OWNER.includes(act)),
  );
  const now = await clockNow(context);
  const { id, isAdmin } = context.user;
  const withdrawn = withdrawnAt && refusedBy(refusal("CONFLICT", "This bid has been withdrawn"));
  const permissionFor = (act: BidAct) => {
    if (!OF_OWNER.includes(act)) return others[act];
    if (companyId !== id) return permissionOf(act, isAdmin ? "administrator" : "partner", tender, now);
    const inPhase = permissionOf(act, "bidder", tender, now);
    if (!inPhase.allowed) return inPhase;
    return withdrawn ?? permissionOf(act, isAdmin ? "biddingAdministrator" : "bidder", tender, now);
  };
  return Object.fromEntries(
    acts.map((act) => {
      const permission = permissionFor(act);
      return [act, permission.allowed && withdrawn ? withdrawn : permission];
    }),
  );
}
