import type { EntityManager } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { SavedSearch, type SavedSearchInput } from "#api/tenders/searches/SavedSearch.ts";
import { MOST_SEARCHES, savedSearchSchema, searchQuery } from "#api/tenders/searches/savedSearch.rules.ts";

/**
 * Saves a search of the signed-in user, in place of a search with the same filters. Refuses BAD_USER_INPUT, CONFLICT
 * for more than MOST_SEARCHES searches, and all that createOnce refuses. A late retry with an idempotency key does not
 * overwrite a later change.
 */
export async function saveSearch(context: SignedIn, input: SavedSearchInput): Promise<SavedSearch> {
  const { user } = context;
  const { name, delivery, query: typed } = valid(savedSearchSchema, input);
  const query = searchQuery(typed);
  return createOnce(context, {
    act: "saveSearch",
    noun: "search",
    owner: user.id,
    input,
    terms: { name, query, delivery },
    async create(tx) {
      const others = await countOthers(tx, user.id, query);
      const [saved] = await tx.query<[{ id: string }]>(
        `INSERT INTO saved_searches (user_id, name, query, delivery, place) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (user_id, query) DO UPDATE SET name = EXCLUDED.name, delivery = EXCLUDED.delivery RETURNING id`,
        [user.id, name, query, delivery, others + 1],
      );
      await recordEvent(tx, context, { act: "saveSearch", subject: "user", subjectId: user.id });
      return saved;
    },
    read: (tx, id) => tx.findOneBy(SavedSearch, { id, userId: user.id }),
  });
}

/**
 * Counts the user's searches with other filters. Refuses CONFLICT if there are MOST_SEARCHES. Locks the user's row,
 * because the count would otherwise miss a search of a concurrent transaction.
 */
async function countOthers(tx: EntityManager, userId: string, query: string) {
  await tx.query("SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE", [userId]);
  const [{ others }] = await tx.query<[{ others: number }]>(
    "SELECT count(*)::int AS others FROM saved_searches WHERE user_id = $1 AND query <> $2",
    [userId, query],
  );
  if (others >= MOST_SEARCHES)
    throw refusal("CONFLICT", `You have ${MOST_SEARCHES} saved searches: delete one before you save another`);
  return others;
}
