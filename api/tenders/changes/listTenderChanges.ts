import type { SignedIn } from "#api/core/graphql/context.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { readTenderRevision } from "#api/tenders/changes/readTenderRevision.ts";
import type { TenderChanges } from "#api/tenders/changes/TenderChanges.ts";
import { partnersSee } from "#api/tenders/lifecycle/phase.rules.ts";
import { NEVER_SHOWN, PARTNERS_SEE } from "#api/tenders/lifecycle/phaseSql.ts";
import { Tender } from "#api/tenders/Tender.ts";

const REVISION = /^\d{1,18}$/;

/**
 * Lists the changes of tenders since a revision, if at most `first` tenders changed. Refuses BAD_USER_INPUT for an
 * invalid revision or `first`. The returned revision is read before the changes, together with the session. A change
 * between the two reads is therefore listed twice: in this response and in the next one.
 */
export async function listTenderChanges(
  context: Pick<SignedIn, "db" | "user" | "tenderRevision">,
  since: string,
  first: number,
): Promise<TenderChanges> {
  if (!REVISION.test(since)) throw badInput({ revision: "Invalid input" });
  if (first < 1 || first > MAX_PAGE) throw badInput({ first: `Must be from 1 to ${MAX_PAGE}` });
  const { db, user } = context;
  const revision = readTenderRevision(context);
  const isKnown = await db.query<unknown[]>(
    "SELECT 1 FROM tender_revision WHERE $1::bigint BETWEEN known_since AND revision",
    [since],
  );
  const incomplete = { revision, isComplete: false, changed: [], removed: [] };
  if (isKnown.length === 0) return incomplete;

  const tenders = db
    .getRepository(Tender)
    .createQueryBuilder("tender")
    .withDeleted()
    .where("tender.changed_at_revision > :since", { since });
  // A draft that partners have never seen must not be revealed to them.
  if (!user.isAdmin)
    tenders.andWhere(
      `(${PARTNERS_SEE("tender")} AND tender.deletedAt IS NULL OR tender.hidden_at_revision > :since) AND NOT ${NEVER_SHOWN("tender")}`,
    );
  const found = await tenders
    .orderBy("tender.id")
    .limit(first + 1)
    .getMany();
  if (found.length > first) return incomplete;

  const isVisible = (tender: Tender) => tender.deletedAt === null && (user.isAdmin || partnersSee(tender));
  return {
    revision,
    isComplete: true,
    changed: found.filter(isVisible),
    removed: found.filter((tender) => !isVisible(tender)).map(({ id }) => id),
  };
}
