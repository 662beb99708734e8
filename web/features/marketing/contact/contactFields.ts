import { type ContactRequestFields } from "#api/contact/contactRequest.rules.ts";

/** Spec §3: the five roles, in the order that they are offered in. */
export const CONTACT_ROLES = ["architecture", "execution", "supplier", "developer", "other"] as const;

/** What a visitor typed, or what is wrong with it, by the field's name. */
export type ContactTexts = Partial<Record<ContactField, string>>;
export type ContactField = keyof ContactRequestFields;

export interface RefusedForm {
  values?: ContactTexts;
  problems?: ContactTexts;
  /** Why it was not taken. */
  sentence?: string;
}
