import type { EntityManager } from "typeorm";

import { refusal, isUniqueViolation } from "#api/core/rules/refusal.ts";
import { User } from "#api/users/User.ts";
import { TAKEN } from "#api/users/userWords.rules.ts";

/** Refuses CONFLICT, with the field, when the username or the e-mail address is taken. */
export const saveUser = (tx: EntityManager, user: Partial<User>) => tx.save(User, user).catch(nameTaken);

/** Turns the violation of a unique index into CONFLICT; rethrows any other error. */
export function nameTaken(error: unknown): never {
  if (isUniqueViolation(error, "users_username_key")) throw taken("username");
  if (isUniqueViolation(error, "users_email_key")) throw taken("email");
  throw error;
}

const taken = (field: keyof typeof TAKEN) => refusal("CONFLICT", TAKEN[field], { [field]: TAKEN[field] });
