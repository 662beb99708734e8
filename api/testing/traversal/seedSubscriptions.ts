import type { Scope } from "#api/core/rules/scopes.rules.ts";
import type { TestApp } from "#api/testing/testApp.ts";
import { aDelivery, aWebhook } from "#api/testing/builders/webhooks.ts";
import type { User } from "#api/users/User.ts";

const ATTEMPT =
  "INSERT INTO webhook_attempts (delivery_id, attempted_at, duration_ms, status_code, error) VALUES ($1, now(), 12, NULL, $2)";
const SEARCH = "INSERT INTO saved_searches (user_id, name, query, delivery) VALUES ($1, $2, $3, 'daily') RETURNING id";
const GIVEN_UP =
  "INSERT INTO outgoing_mails (recipient, subject, text, attempts, next_attempt_at, last_error) VALUES ($1, $2, $3, 21, NULL, $4) RETURNING id";

interface People {
  other: User;
  me: User;
  admin: User;
}

/**
 * Seeds secret objects of `other`, a webhook with a delivery and a saved search, and a mail whose retries have ended.
 * The callers `me` and `admin` also get a webhook and a saved search, so that their own lists are not empty. Returns
 * the ids of the objects of `other` and `me`, and of the mail.
 */
export async function seedSubscriptions(
  api: TestApp,
  { other, me, admin }: People,
  hidden: (what: string, forAdminsWith: readonly Scope[] | null) => string,
) {
  // Only an administrator's session may read the texts of a mail whose retries have ended. No token may read them.
  const forSessions: Scope[] = [];
  const plant = async (user: User, text: (what: string) => string) => {
    const webhook = await api.has(
      aWebhook(user, {
        url: `https://${text("webhook address")}.example.org/`,
        description: text("webhook description"),
      }),
    );
    const delivery = await api.has(aDelivery(webhook));
    await api.db.query(ATTEMPT, [delivery.id, text("webhook failure")]);
    const [search] = await api.db.query<[{ id: string }]>(SEARCH, [
      user.id,
      text("search name"),
      `search=${text("search")}`,
    ]);
    return [webhook.id, delivery.id, search.id] as const;
  };
  const theirs = await plant(other, (what) => hidden(what, null));
  const named = (what: string) => `own-${what.replace(" ", "-")}`;
  const own = await plant(me, named);
  await plant(admin, named);
  const mail = [
    `${hidden("given-up recipient", forSessions)}@example.org`,
    hidden("given-up subject", forSessions),
    hidden("given-up text", null),
    hidden("given-up failure", forSessions),
  ];
  const [{ id }] = await api.db.query<[{ id: string }]>(GIVEN_UP, mail);
  return { theirs, own, mail: id };
}
