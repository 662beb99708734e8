import { Box, Button, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";

import { companyDocumentFileSchema, companyDocumentSchema } from "#api/company-documents/companyDocument.rules.ts";

import {
  COMPANY_DOCUMENT_FIELDS,
  COMPANY_DOCUMENT_LABELS,
  companyDocumentValues,
  type CompanyDocumentValues,
} from "#web/features/company-profile/documents/companyDocumentValues.ts";
import { DocumentFile } from "#web/features/company-profile/documents/DocumentFile.tsx";
import { words } from "#web/features/company-profile/documents/words/documents.en.ts";
import { formatDate } from "#web/format/dates.ts";
import { dataOf } from "#web/graphql/dataOf.ts";
import {
  type CompanyDocumentFactsFragment,
  useCreateCompanyDocumentMutation,
  useUpdateCompanyDocumentMutation,
} from "#web/graphql/generatedOnDemand.ts";
import { words as kinds } from "#web/ui/company-documents/words/kinds.en.ts";
import { FormFields } from "#web/ui/forms/FormFields.tsx";
import { SavedMeanwhile } from "#web/ui/forms/SavedMeanwhile.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UnreachedAlert } from "#web/ui/forms/UnreachedAlert.tsx";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";
import { useVersionedSave } from "#web/ui/forms/useVersionedSave.ts";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

interface Props {
  /** The document to change; null for a new one. */
  document: CompanyDocumentFactsFragment | null;
  onSaved: () => void;
  onCancel: () => void;
  /** Reads a document again that was changed elsewhere in the meantime; null if it was removed. */
  readAgain: (id: string) => Promise<CompanyDocumentFactsFragment | null>;
}

const schema = companyDocumentSchema.concat(companyDocumentFileSchema);

/** A form for a new document of the company, or to change one and replace its file. */
export function CompanyDocumentForm({ document, onSaved, onCancel, readAgain }: Props) {
  const createOnce = useCreateOnce();
  const [create] = useCreateCompanyDocumentMutation();
  const [update] = useUpdateCompanyDocumentMutation();
  const [stored, setStored] = useState(document);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { onSubmit, onFailed, meanwhile } = useVersionedSave({
    schema,
    valuesOf: companyDocumentValues,
    save,
    readAgain: async () => stored && readAgain(stored.id),
    onStale: setStored,
    onSaved,
    saved: () => words.saved,
    failed: (reason) => reason ?? words.couldNotBeSaved,
  });

  /** Creates the document, or changes it. The patch names a file only if the form replaces the stored one. */
  async function save({ version, ...typed }: CompanyDocumentValues) {
    const { fileId, ...fields } = schema.cast(typed, { assert: false, stripUnknown: true });
    if (!stored)
      return createOnce(
        { ...fields, fileId },
        async (input) => dataOf(await create({ variables: { input } })).createCompanyDocument,
      );
    const patch = { ...fields, ...(fileId !== stored.file.id && { fileId }), version };
    return dataOf(await update({ variables: { id: stored.id, patch } })).updateCompanyDocument;
  }

  /** Returns the kind, the day and the file as the form shows them; for other fields, the value itself. */
  function inWords(name: string, value: string) {
    if (name === "kind") return kinds[value as CompanyDocumentFactsFragment["kind"]];
    if (name === "validUntil") return formatDate(value);
    if (name === "fileId") return value === stored?.file.id ? stored.file.name : words.chosenFile;
    return value;
  }

  return (
    <Box
      component="section"
      aria-labelledby="company-document"
      sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: "divider" }}
    >
      <Typography id="company-document" ref={heading} tabIndex={-1} variant="h3" sx={{ mb: 2 }}>
        {stored ? words.changeOf(stored.name) : words.newDocument}
      </Typography>
      <ValidatedForm
        initialValues={companyDocumentValues(document)}
        schema={schema}
        onSubmit={onSubmit}
        onFailed={onFailed}
      >
        {meanwhile && (
          <SavedMeanwhile
            what={words.document}
            action={words.save}
            meanwhile={meanwhile}
            labels={COMPANY_DOCUMENT_LABELS}
            show={inWords}
          />
        )}
        <DocumentFile current={stored?.file ?? null} />
        <FormFields fieldProps={COMPANY_DOCUMENT_FIELDS} />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 3 }}>
          <UnreachedAlert />
          <SubmitButton label={words.save} busy={words.saving} />
          <Button onClick={onCancel}>{words.cancel}</Button>
        </Box>
      </ValidatedForm>
    </Box>
  );
}
