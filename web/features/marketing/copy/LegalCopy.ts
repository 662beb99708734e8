/** In the order of the page; each name is its section's anchor, the same in both languages. */
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

/** The cookies themselves, and what is kept in the browser beside them; the names are those that a browser shows, up to where they differ by person. */
export const COOKIES = ["axion.sid", "axion_cookie_consent"] as const;
type Cookie = (typeof COOKIES)[number];
export const STORED_KEYS = ["axion_cookie_consent", "user", "axion_bid_draft:…", "axion_form:…"] as const;
type StoredKey = (typeof STORED_KEYS)[number];

export interface LegalSection {
  heading: string;
  /** `{email}` stands for the contact address of the site's facts; a document in braces stands for the link to it. */
  paragraphs: readonly [string, ...string[]];
  /** Below the paragraphs. */
  points?: readonly string[];
}

interface LegalText<Section extends string> {
  title: string;
  /** At most 155 characters. */
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

/** The tables follow the text of the sections `cookies` and `storage`. */
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
