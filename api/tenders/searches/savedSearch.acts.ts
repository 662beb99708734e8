import type { EntityManager } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { dropSearchMails } from "#api/notices/unsubscribing/stopSearchMails.ts";
import { SavedSearch } from "#api/tenders/searches/SavedSearch.ts";
import type { SearchDelivery } from "#api/tenders/searches/savedSearch.rules.ts";

/**
 * Locks a search of the signed-in user, runs `run`, and records the mutation in the audit trail. Refuses NOT_FOUND.
 * @returns The changed search, or the deleted search as it was before its deletion
 */
async function onOwnSearch(
  context: SignedIn,
  { id, act }: { id: string; act: string },
  run: (tx: EntityManager, search: SavedSearch) => Promise<unknown>,
) {
  const { db, user } = context;
  return db.transaction(async (tx) => {
    const search = isId(id)
      ? await tx.findOne(SavedSearch, { where: { id, userId: user.id }, lock: { mode: "pessimistic_write" } })
      : null;
    if (!search) throw notFound("Search");
    await run(tx, search);
    await recordEvent(tx, context, { act, subject: "user", subjectId: user.id });
    return (await tx.findOneBy(SavedSearch, { id: search.id })) ?? search;
  });
}

/** Sets how the matches of a search are mailed. The value `never` also deletes pending mails. Refuses NOT_FOUND. */
export const setSavedSearchDelivery = (context: SignedIn, id: string, delivery: SearchDelivery) =>
  onOwnSearch(context, { id, act: "setSavedSearchDelivery" }, async (tx, search) => {
    await tx.update(SavedSearch, { id: search.id }, { delivery });
    if (delivery === "never") await dropSearchMails(tx, search.id);
  });

/** Marks all current matches of a search as seen. Refuses NOT_FOUND. */
export const lookAtSavedSearch = (context: SignedIn, id: string) =>
  onOwnSearch(context, { id, act: "lookAtSavedSearch" }, (tx, search) =>
    tx.query("UPDATE saved_searches SET seen_at = clock_timestamp() WHERE id = $1", [search.id]),
  );

/**
 * Deletes a search. Refuses NOT_FOUND.
 * @returns the deleted search
 */
export const deleteSavedSearch = (context: SignedIn, id: string) =>
  onOwnSearch(context, { id, act: "deleteSavedSearch" }, async (tx, search) => {
    await dropSearchMails(tx, search.id);
    await tx.query("DELETE FROM saved_searches WHERE id = $1", [search.id]);
  });
