import { refusal } from "#api/core/rules/refusal.ts";

/** Refuses CONFLICT when the caller edited another version than the stored one; a caller that names none is not asked. */
export function refuseStaleEdit(what: string, stored: number, read: number | null | undefined) {
  if (read != null && read !== stored)
    throw refusal("CONFLICT", `This ${what} was changed by somebody else in the meantime.`);
}
