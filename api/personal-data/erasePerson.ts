import type { EntityManager, DataSource } from "typeorm";

import { fieldsOf } from "#api/audit/recordedFields.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { User } from "#api/users/User.ts";

/** Placeholders for the required personal fields. The constraint users_erased_is_empty repeats them. */
const erasedUser = (id: string) => ({
  username: `closed-${id}`,
  email: "closed-account@erased.invalid",
  passwordHash: "erased",
});

/**
 * Rows about this person only; $1 is the person's id. Approvals of an opening no longer count, like a blocked
 * administrator's.
 */
const DELETED = [
  "DELETE FROM sessions WHERE user_id = $1",
  "DELETE FROM visits WHERE user_id = $1",
  "DELETE FROM account_tokens WHERE user_id = $1",
  "DELETE FROM two_steps WHERE user_id = $1",
  "DELETE FROM api_tokens WHERE user_id = $1",
  "DELETE FROM webhooks WHERE user_id = $1",
  "DELETE FROM known_addresses WHERE user_id = $1",
  "DELETE FROM known_devices WHERE user_id = $1",
  "DELETE FROM notices WHERE user_id = $1",
  "DELETE FROM notice_settings WHERE user_id = $1",
  "DELETE FROM saved_searches WHERE user_id = $1",
  "DELETE FROM bid_drafts WHERE company_id = $1",
  "DELETE FROM opening_approvals WHERE user_id = $1",
  "DELETE FROM outgoing_mails WHERE about_id = $1",
  "DELETE FROM idempotency_keys WHERE owner = $1::text OR created_id = $1::uuid",
];

/** The keys of rate limits contain typed text, after a colon and before the caller's address. */
const TYPED = "DELETE FROM rate_limits WHERE strpos(lower(key) || ' ', ':' || lower($1) || ' ') > 0";

/**
 * Removes a person's data permanently, and ends the account with all sessions. The bids with their terms and receipts
 * stay, as do the company's name, registration number, size and industry, and the audit events, which name the person
 * by an id. The user must be locked.
 */
export async function erasePerson(tx: EntityManager, { id, username, email }: Pick<User, "id" | "username" | "email">) {
  for (const statement of DELETED) await tx.query(statement, [id]);
  for (const typed of [username, email]) await tx.query(TYPED, [typed]);
  const now = () => "clock_timestamp()";
  const empty = {
    ...emptied("user"),
    ...erasedUser(id),
    erasedAt: now,
    deletedAt: () => "coalesce(deleted_at, clock_timestamp())",
  };
  await tx.createQueryBuilder().update(User).set(empty).where({ id }).execute();
  await tx.createQueryBuilder().update(CompanyProfile).set(emptied("companyProfile")).where({ userId: id }).execute();
}

/** The fields that the audit trail withholds are personal data. */
const emptied = (subject: "user" | "companyProfile") =>
  Object.fromEntries(fieldsOf(subject).withheld.map((name) => [name, null]));

/** Deletes the mail that confirms an erasure, once it was sent or its retries have ended. */
export async function deleteMailsOfErased(db: DataSource) {
  await db.query(
    "DELETE FROM outgoing_mails WHERE next_attempt_at IS NULL AND about_id IN (SELECT id FROM users WHERE erased_at IS NOT NULL)",
  );
}
