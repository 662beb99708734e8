import { PARTNER_ROLE_LABELS, USER_STATUSES, type PartnerRole } from "#api/users/userWords.rules.ts";

import { choicesOf } from "#web/ui/forms/choicesOf.ts";

interface Named {
  username: string;
  firstName?: string | null;
  lastName?: string | null;
}

/** Spec §5: the choices of an account's role. */
export const ROLE_CHOICES = [
  { value: "false", label: "Associate (User)" },
  { value: "true", label: "Administrator" },
];

export const STATUS_CHOICES = choicesOf(USER_STATUSES);
export const KIND_CHOICES = choicesOf(["administrators", "partners"]);

/** First and last name; without them the username. */
export const nameOf = ({ username, firstName, lastName }: Named) =>
  [firstName, lastName].filter(Boolean).join(" ") || username;

/** The label of a user's role. A role is free text: only the five roles of the registration have labels. */
export function roleOf({ role, isAdmin }: { role?: string | null; isAdmin: boolean }) {
  if (!role) return isAdmin ? "Administrator" : "Associate (User)";
  return Object.hasOwn(PARTNER_ROLE_LABELS, role) ? PARTNER_ROLE_LABELS[role as PartnerRole] : role;
}
