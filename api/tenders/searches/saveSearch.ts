import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { SavedSearch, type SavedSearchInput } from "#api/tenders/searches/SavedSearch.ts";
import { MOST_SEARCHES, savedSearchSchema, searchQuery } from "#api/tenders/searches/savedSearch.rules.ts";

/** Saves a search of one's own; one with the same filters is replaced. Refuses BAD_USER_INPUT, and CONFLICT past MOST_SEARCHES. */
export async function saveSearch(context: SignedIn, input: SavedSearchInput): Promise<SavedSearch> {
  const { db, user } = context;
  const { name, delivery, query: typed } = valid(savedSearchSchema, input);
  const query = searchQuery(typed);
  return db.transaction(async (tx) => {
    // One at a time for each person: a count alone would miss one that is being saved.
    await tx.query("SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE", [user.id]);
    const [{ others }] = await tx.query<[{ others: number }]>("SELECT count(*)::int AS others FROM saved_searches WHERE user_id = $1 AND query <> $2", [user.id, query]);
    if (others >= MOST_SEARCHES) throw refusal("CONFLICT", `You have ${MOST_SEARCHES} saved searches: delete one before you save another`);
    await tx.query(
      `INSERT INTO saved_searches (user_id, name, query, delivery) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, query) DO UPDATE SET name = EXCLUDED.name, delivery = EXCLUDED.delivery`,
      [user.id, name, query, delivery],
    );
    await recordEvent(tx, context, { act: "saveSearch", subject: "user", subjectId: user.id });
    return tx.findOneByOrFail(SavedSearch, { userId: user.id, query });
  });
}
