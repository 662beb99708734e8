import { type CompanyDocumentFields } from "#api/company-documents/companyDocument.rules.ts";
import { COMPANY_DOCUMENT_KINDS } from "#api/company-documents/documentKinds.rules.ts";

import { words } from "#web/features/company-profile/documents/words/documents.en.ts";
import { type CompanyDocumentFactsFragment } from "#web/graphql/generatedOnDemand.ts";
import { words as kinds } from "#web/ui/company-documents/words/kinds.en.ts";
import { emptyOf, type FieldPropsOf, labelsOf, typedOf } from "#web/ui/forms/fieldProps.ts";

export const COMPANY_DOCUMENT_FIELDS: FieldPropsOf<CompanyDocumentFields> = {
  kind: {
    label: words.kind,
    options: [
      { value: "", label: words.chooseAKind },
      ...COMPANY_DOCUMENT_KINDS.map((kind) => ({ value: kind, label: kinds[kind] })),
    ],
    required: true,
  },
  name: { label: words.name, helperText: words.nameHint, autoComplete: "off", required: true },
  number: { label: words.number, autoComplete: "off" },
  issuer: { label: words.issuer, autoComplete: "off" },
  validUntil: { label: words.validUntil, type: "date", helperText: words.validUntilHint, autoComplete: "off" },
};

export const COMPANY_DOCUMENT_LABELS = { ...labelsOf(COMPANY_DOCUMENT_FIELDS), fileId: words.file };

/**
 * The values of the form: its fields as text, the id of the uploaded file, and the version of the edited document. The
 * version is 0 for a new document.
 */
export type CompanyDocumentValues = Record<keyof CompanyDocumentFields | "fileId", string> & { version: number };

export const companyDocumentValues = (document: CompanyDocumentFactsFragment | null): CompanyDocumentValues => ({
  ...(document ? typedOf(COMPANY_DOCUMENT_FIELDS, document) : emptyOf(COMPANY_DOCUMENT_FIELDS)),
  fileId: document?.file.id ?? "",
  version: document?.version ?? 0,
});
