import type { EntityManager } from "typeorm";

import { refusal, isUniqueViolation } from "#api/core/rules/refusal.ts";
import { User } from "#api/users/User.ts";
import { LOOKS_LIKE_ANOTHER, TAKEN } from "#api/users/userWords.rules.ts";

/**
 * Saves a user. Refuses CONFLICT at the field if another user has the e-mail address, the username, or a username that
 * looks like it. The database trigger refuse_look_of_administrator compares administrators' usernames more strictly.
 * Also refuses CONFLICT if the e-mail address is still reserved for its former account.
 */
export async function saveUser(tx: EntityManager, user: Partial<User> & Pick<User, "email">) {
  if (await isReserved(tx, user)) throw taken("email");
  return tx.save(User, user).catch(nameTaken);
}

/** True if another account had this e-mail address before, and its owner can still undo the change of the address. */
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
 * Refuses CONFLICT if the username looks like any other account's. Call it where the caller is no administrator: the
 * database compares administrators' names only, and would so tell a visitor which accounts are administrators'.
 */
export async function refuseLookAlike(tx: EntityManager, username: string) {
  const found = await tx.query<object[]>(LOOKS_LIKE, [username]);
  if (found.length > 0) throw taken("username");
}

/** Turns the violation of a unique index into CONFLICT; rethrows any other error. */
export function nameTaken(error: unknown): never {
  if (TAKEN_NAMES.some((constraint) => isUniqueViolation(error, constraint))) throw taken("username");
  if (isUniqueViolation(error, "users_look_of_unchanged_name"))
    throw refusal("CONFLICT", LOOKS_LIKE_ANOTHER, { username: LOOKS_LIKE_ANOTHER });
  if (isUniqueViolation(error, "users_email_key")) throw taken("email");
  throw error;
}

const taken = (field: keyof typeof TAKEN) => refusal("CONFLICT", TAKEN[field], { [field]: TAKEN[field] });
