import { type ContactRequestFields } from "#api/contact/contactRequest.rules.ts";

/** Spec §3: the five roles, in display order. */
export const CONTACT_ROLES = ["architecture", "execution", "supplier", "developer", "other"] as const;

/** A text per field: either the typed values or the error messages. */
export type ContactTexts = Partial<Record<ContactField, string>>;
export type ContactField = keyof ContactRequestFields;

export interface RefusedForm {
  values?: ContactTexts;
  problems?: ContactTexts;
  /** The sentence with which the server explains the refusal. */
  sentence?: string;
}
