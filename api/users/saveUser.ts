import type { EntityManager } from "typeorm";

import { refusal, isUniqueViolation } from "#api/core/rules/refusal.ts";
import { User } from "#api/users/User.ts";

/** Refuses CONFLICT, with the field, when the username or the e-mail address is taken. */
export const saveUser = (tx: EntityManager, user: Partial<User>) => tx.save(User, user).catch(nameTaken);

/** Turns the violation of a unique index into CONFLICT; rethrows any other error. */
export function nameTaken(error: unknown): never {
  if (isUniqueViolation(error, "users_username_key")) throw taken("username", "This username is already taken");
  if (isUniqueViolation(error, "users_email_key")) throw taken("email", "This e-mail address is already registered");
  throw error;
}

const taken = (field: string, message: string) => refusal("CONFLICT", message, { [field]: message });
