import type { StoredKey } from "#web/browserStore.ts";

/** The sections in page order. Each name is the section's anchor, the same in both languages. */
export const TERMS_SECTIONS = [
  "scope",
  "contract",
  "accounts",
  "profiles",
  "tenders",
  "bids",
  "closing",
  "confidentiality",
  "receipts",
  "award",
  "records",
  "conduct",
  "property",
  "figures",
  "service",
  "liability",
  "ending",
  "changes",
  "law",
  "contact",
] as const;
type TermsSection = (typeof TERMS_SECTIONS)[number];

export const PRIVACY_SECTIONS = [
  "controller",
  "data",
  "purposes",
  "access",
  "recipients",
  "countries",
  "retention",
  "security",
  "browser",
  "rights",
  "automation",
  "changes",
  "contact",
] as const;
type PrivacySection = (typeof PRIVACY_SECTIONS)[number];

export const COOKIE_SECTIONS = ["what", "cookies", "storage", "consent", "browser", "changes", "contact"] as const;
type CookieSection = (typeof COOKIE_SECTIONS)[number];

/**
 * Names of cookies and storage entries as a browser shows them. "…" is the part of a name that varies, for example by
 * user or form.
 */
export const COOKIES = ["axion.sid", "axion_cookie_consent", "axion_language"] as const;
type Cookie = (typeof COOKIES)[number];

export interface LegalSection {
  heading: string;
  /**
   * `{email}` is replaced by the site's contact address. The name of a legal document in braces, for example
   * `{privacy}`, is replaced by a link to that document.
   */
  paragraphs: readonly [string, ...string[]];
  /** Rendered below the paragraphs. */
  points?: readonly string[];
}

interface LegalText<Section extends string> {
  title: string;
  /** The meta description for search engines; at most 155 characters. */
  description: string;
  updated: string;
  lead: string;
  sections: Record<Section, LegalSection>;
}

export interface StorageRows<Name extends string = string> {
  caption: string;
  columns: { name: string; purpose: string; duration: string };
  rows: Record<Name, { purpose: string; duration: string }>;
}

/** The cookie policy. Its tables are shown after the text of the sections `cookies` and `storage`. */
interface CookieText extends LegalText<CookieSection> {
  tables: { cookies: StorageRows<Cookie>; storage: StorageRows<StoredKey> };
}

export type LegalDocument = "terms" | "privacy" | "cookies";

export interface LegalCopy {
  contents: string;
  terms: LegalText<TermsSection>;
  privacy: LegalText<PrivacySection>;
  cookies: CookieText;
}

/** A type with the same keys and list lengths as `Texts`. The texts of the other language have this type. */
export type SameShape<Texts> = Texts extends string
  ? string
  : { readonly [Name in keyof Texts]: SameShape<Texts[Name]> };
