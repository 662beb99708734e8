import type { EntityManager } from "typeorm";

import { refusal, isUniqueViolation } from "#api/core/rules/refusal.ts";
import { User } from "#api/users/User.ts";
import { LOOKS_LIKE_ANOTHER, TAKEN } from "#api/users/userWords.rules.ts";

/**
 * Saves a user. Refuses CONFLICT if another user has the e-mail address, the username or a username that looks alike,
 * or if the e-mail address is reserved (see isReserved). If one of the two users is an administrator, the database
 * trigger refuse_look_of_administrator compares the usernames more strictly.
 */
export async function saveUser(tx: EntityManager, user: Partial<User> & Pick<User, "email">) {
  if (await isReserved(tx, user)) throw taken("email");
  return tx.save(User, user).catch(nameTaken);
}

/** True if another account had this e-mail address before, and the owner of that account can still undo the change. */
async function isReserved(tx: EntityManager, { id, email }: Partial<User>) {
  const found = await tx.query<object[]>(
    `SELECT FROM account_tokens
      WHERE purpose = 'undoEmail' AND lower(email) = lower($1) AND user_id IS DISTINCT FROM $2 AND expires_at > clock_timestamp()`,
    [email, id ?? null],
  );
  return found.length > 0;
}

const TAKEN_NAMES = ["users_username_key", "users_look_of_name_key", "users_look_of_admin"];

const LOOKS_LIKE =
  "SELECT 1 FROM users WHERE ascii_looks_of_name(username) && ascii_looks_of_name($1) AND deleted_at IS NULL LIMIT 1";

/**
 * Refuses CONFLICT if the username looks like that of any other account. Call it if a visitor or a partner chooses the
 * name. The database trigger refuses only names that look like an administrator's, and would thus reveal who is an
 * administrator.
 */
export async function refuseLookAlike(tx: EntityManager, username: string) {
  const found = await tx.query<object[]>(LOOKS_LIKE, [username]);
  if (found.length > 0) throw taken("username");
}

/**
 * Turns a unique violation into CONFLICT; rethrows any other error. The violation comes from a unique index, or from
 * the trigger function refuse_look_of_administrator, which raises the same error code with `users_look_of_…` as
 * constraint.
 */
export function nameTaken(error: unknown): never {
  if (TAKEN_NAMES.some((constraint) => isUniqueViolation(error, constraint))) throw taken("username");
  if (isUniqueViolation(error, "users_look_of_unchanged_name"))
    throw refusal("CONFLICT", LOOKS_LIKE_ANOTHER, { username: LOOKS_LIKE_ANOTHER });
  if (isUniqueViolation(error, "users_email_key")) throw taken("email");
  throw error;
}

const taken = (field: keyof typeof TAKEN) => refusal("CONFLICT", TAKEN[field], { [field]: TAKEN[field] });
