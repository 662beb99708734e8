import type { DataSource } from "typeorm";

import { requireCompanyProfile } from "#api/company-profiles/ownProfile.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { clockNow } from "#api/tenders/lifecycle/acceptsBidsNow.ts";
import { type Act, refusalIn, type Role } from "#api/tenders/lifecycle/lifecycle.rules.ts";
import { lifecycleRefusal } from "#api/tenders/lifecycle/refuseInPhase.ts";
import type { Permission } from "#api/tenders/lifecycle/Permission.ts";
import { closedEarly, closesEarly, haveBids } from "#api/tenders/sealed/refuseEarlyClosing.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import type { GraphQLError } from "graphql";

/** The properties of a tender that permissionsOf reads. */
export const PHASE_PROPERTIES = [
  "status",
  "closingDate",
  "sealed",
  "openedAt",
  "cancelledAt",
  "publishedAt",
  "deletedAt",
] as const;
export const PERMISSION_PROPERTIES = [
  ...PHASE_PROPERTIES,
  "id",
  "createdAt",
  "takesQuestions",
  "questionsUntil",
] as const;

const ALLOWED: Permission = { allowed: true, code: null, reason: null };

export const refusedBy = ({ message, extensions }: GraphQLError): Permission => ({
  allowed: false,
  code: extensions.code as string,
  reason: message,
});

/** The role of the user on a tender, which depends on whether the user's company has a live bid on it. */
const roleOf = ({ user }: Pick<SignedIn, "user">, hasBid: boolean): Role => {
  if (user.isAdmin) return hasBid ? "biddingAdministrator" : "administrator";
  return hasBid ? "bidder" : "partner";
};

/**
 * Returns the user's permissions for acts on a tender. If a permission depends on whether the user's company has a live
 * bid, or on whether the tender has bids, one SQL statement reads this for all tenders on one level of a GraphQL query.
 */
export async function permissionsOf<A extends Act>(
  context: SignedIn,
  tender: Tender,
  acts: readonly A[],
): Promise<Record<A, Permission>> {
  const now = await clockNow(context);
  const differs = acts.some(
    (act) => refusalIn(act, roleOf(context, false), tender, now) !== refusalIn(act, roleOf(context, true), tender, now),
  );
  const hasBid = differs && (await loadBatched(context, haveLiveBids, `${context.user.id} ${tender.id}`));
  const role = roleOf(context, hasBid);
  const isHeld = acts.some((act) => act === "closeTender") && (await isHeldBySealedBids(context, tender, now));
  const permissionFor = (act: Act) => {
    const permission = withoutProfile(context, act) ?? permissionOf(act, role, tender, now);
    return act === "closeTender" && isHeld && permission.allowed ? refusedBy(closedEarly()) : permission;
  };
  return Object.fromEntries(acts.map((act) => [act, permissionFor(act)])) as Record<A, Permission>;
}

/** Whether closeTender is refused because of bids, which the table LIFECYCLE does not know. */
const isHeldBySealedBids = async (context: SignedIn, tender: Tender, now: Date) =>
  context.user.isAdmin && closesEarly(tender, now) && (await loadBatched(context, haveBids, tender.id));

/** Returns the permission of a role for an act, as the table LIFECYCLE says. */
export function permissionOf(act: Act, role: Role, tender: Tender, now: Date): Permission {
  const name = refusalIn(act, role, tender, now);
  return name ? refusedBy(lifecycleRefusal(name, tender)) : ALLOWED;
}

/**
 * Returns the refusal of submitBid for a user without a company profile; otherwise null. It takes precedence over the
 * table LIFECYCLE.
 */
function withoutProfile(context: SignedIn, act: Act): Permission | null {
  if (act !== "submitBid") return null;
  try {
    requireCompanyProfile(context);
    return null;
  } catch (error) {
    return refusedBy(error as GraphQLError);
  }
}

/** Reads, for each key `<company id> <tender id>`, whether the company has a live bid on the tender. */
async function haveLiveBids(db: DataSource, keys: readonly string[]) {
  const pairs = keys.map((key) => key.split(" "));
  const found = await db.query<{ key: string }[]>(
    `SELECT concat(company_id, ' ', tender_id) AS key FROM bids
       JOIN unnest($1::uuid[], $2::uuid[]) AS wanted (company_id, tender_id) USING (company_id, tender_id)
      WHERE withdrawn_at IS NULL`,
    [pairs.map(([company]) => company), pairs.map(([, tender]) => tender)],
  );
  const having = new Set(found.map(({ key }) => key));
  return keys.map((key) => having.has(key));
}
