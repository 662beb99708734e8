import { PARTNER_ROLE_LABELS, USER_STATUSES, type PartnerRole } from "#api/users/userWords.rules.ts";

import { words } from "#web/features/users/words/users.en.ts";
import { choicesOf } from "#web/ui/forms/choicesOf.ts";
import { term } from "#web/format/words/terms.en.ts";

interface Named {
  username: string;
  firstName?: string | null;
  lastName?: string | null;
}

/** The options of the select for `isAdmin` (spec §5). */
export const ROLE_CHOICES = [
  { value: "false", label: words.associateUser },
  { value: "true", label: words.administrator },
];

export const STATUS_CHOICES = choicesOf(USER_STATUSES);
export const KIND_CHOICES = choicesOf(["administrators", "partners"]);

/** Returns the first and last name; if both are missing, the username. */
export const nameOf = ({ username, firstName, lastName }: Named) =>
  [firstName, lastName].filter(Boolean).join(" ") || username;

/**
 * Returns the label of a user's role. A role is free text: only the five roles that the registration form offers have
 * labels.
 */
export function roleOf({ role, isAdmin }: { role?: string | null; isAdmin: boolean }) {
  if (!role) return isAdmin ? words.administrator : words.associateUser;
  return Object.hasOwn(PARTNER_ROLE_LABELS, role) ? term(PARTNER_ROLE_LABELS[role as PartnerRole]) : role;
}
