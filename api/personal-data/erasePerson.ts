import type { EntityManager, DataSource } from "typeorm";

import { fieldsOf } from "#api/audit/recordedFields.ts";
import type { MailHandle } from "#api/core/graphql/context.ts";
import { NAMED } from "#api/files/namedFiles.ts";
import { forgetMails } from "#api/mail/mailBudget.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { User } from "#api/users/User.ts";

/**
 * The values of the required personal fields of an erased user. The database constraint users_erased_is_empty contains
 * the same values.
 */
const erasedUser = (id: string) => ({
  username: `closed-${id}`,
  email: "closed-account@erased.invalid",
  passwordHash: "erased",
});

/**
 * SQL statements that delete the rows about this user; $1 is the user's id. Uploaded files that no bid names are marked
 * as expired, and expireFiles deletes their bytes and rows. The user's approvals of openings are deleted too, because
 * an erased user's approval does not count.
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
  "DELETE FROM company_documents WHERE company_id = $1",
  `UPDATE files SET state = 'expired' WHERE owner_id = $1 AND state IN ('uploading', 'checking', 'kept') AND NOT ${NAMED}`,
  "DELETE FROM opening_approvals WHERE user_id = $1",
  "DELETE FROM outgoing_mails WHERE about_id = $1",
  "DELETE FROM idempotency_keys WHERE owner = $1::text OR created_id = $1::uuid",
];

/**
 * SQL that deletes rate limits whose key contains the text $1: the user's id, username or e-mail address. In a key,
 * this text follows a colon, and is followed by a space and a network address or by the end of the key.
 */
const TYPED = "DELETE FROM rate_limits WHERE strpos(lower(key) || ' ', ':' || lower($1) || ' ') > 0";

/**
 * Removes a user's personal data permanently, and ends the account with all its sessions. Bids with their terms and
 * receipts stay stored, and so do the company's name, registration number, size and industry. Audit events also stay
 * stored: they contain only the user's id. The caller must have locked the user's row.
 */
export async function erasePerson(
  { tx, mail }: { tx: EntityManager; mail: Pick<MailHandle, "fingerprint"> },
  { id, username, email, emailProvenAt }: Pick<User, "id" | "username" | "email" | "emailProvenAt">,
) {
  for (const statement of DELETED) await tx.query(statement, [id]);
  for (const typed of [id, username, email]) await tx.query(TYPED, [typed]);
  if (emailProvenAt) await forgetMails({ tx, mail }, email);
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

/** Returns an object with null for each personal field, which are the fields with the decorator `@Withheld`. */
const emptied = (subject: "user" | "companyProfile") =>
  Object.fromEntries(fieldsOf(subject).withheld.map((name) => [name, null]));

/** Deletes the mails that confirm erasures and that were sent or are no longer retried. */
export async function deleteMailsOfErased(db: DataSource) {
  await db.query(
    "DELETE FROM outgoing_mails WHERE next_attempt_at IS NULL AND about_id IN (SELECT id FROM users WHERE erased_at IS NOT NULL)",
  );
}
