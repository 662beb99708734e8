import { type ContactRequestFields } from "#api/contact/contactRequest.rules.ts";

/** Spec §3: the five roles, in display order. */
export const CONTACT_ROLES = ["architecture", "execution", "supplier", "developer", "other"] as const;

/** Typed values or error messages, by field name. */
export type ContactTexts = Partial<Record<ContactField, string>>;
export type ContactField = keyof ContactRequestFields;

export interface RefusedForm {
  values?: ContactTexts;
  problems?: ContactTexts;
  /** The server's explanation of the refusal. */
  sentence?: string;
}
