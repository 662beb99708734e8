import { refusal } from "#api/core/rules/refusal.ts";

/** Optimistic locking: refuses CONFLICT if the caller's version is not the stored one. Without a version there is no check. */
export function refuseStaleEdit(what: string, stored: number, read: number | null | undefined) {
  if (read != null && read !== stored) throw staleEdit(what);
}

export const staleEdit = (what: string) => refusal("CONFLICT", `This ${what} was changed by somebody else in the meantime.`);
