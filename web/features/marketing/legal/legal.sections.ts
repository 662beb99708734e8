import {
  COOKIE_SECTIONS,
  type LegalCopy,
  type LegalDocument,
  type LegalSection,
  PRIVACY_SECTIONS,
  TERMS_SECTIONS,
} from "#web/features/marketing/copy/LegalCopy.ts";

export interface NumberedSection extends LegalSection {
  /** The section's anchor. */
  name: string;
  number: number;
}

const ORDER: Record<LegalDocument, readonly string[]> = {
  terms: TERMS_SECTIONS,
  privacy: PRIVACY_SECTIONS,
  cookies: COOKIE_SECTIONS,
};

export function numberedSections(copy: LegalCopy, document: LegalDocument): NumberedSection[] {
  const sections: Record<string, LegalSection> = copy[document].sections;
  return ORDER[document].flatMap((name, index) => {
    const section = sections[name];
    return section ? [{ ...section, name, number: index + 1 }] : [];
  });
}
