import { Box, Button, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";

import { companyDocumentFileSchema, companyDocumentSchema } from "#api/company-documents/companyDocument.rules.ts";

import {
  COMPANY_DOCUMENT_FIELDS,
  companyDocumentValues,
  type CompanyDocumentValues,
} from "#web/features/company-profile/documents/companyDocumentValues.ts";
import { DocumentFile } from "#web/features/company-profile/documents/DocumentFile.tsx";
import { words } from "#web/features/company-profile/documents/words/documents.en.ts";
import {
  type CompanyDocumentFactsFragment,
  useCreateCompanyDocumentMutation,
  useUpdateCompanyDocumentMutation,
} from "#web/graphql/generatedOnDemand.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FormFields } from "#web/ui/forms/FormFields.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";
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
  const toast = useToast();
  const createOnce = useCreateOnce();
  const [create] = useCreateCompanyDocumentMutation();
  const [update] = useUpdateCompanyDocumentMutation();
  const [version, setVersion] = useState(document?.version);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function save(values: CompanyDocumentValues) {
    const { fileId, ...fields } = schema.cast(values, { assert: false, stripUnknown: true });
    if (document) {
      const replaced = fileId !== document.file.id && { fileId };
      await update({ variables: { id: document.id, patch: { ...fields, ...replaced, version } } });
    } else
      await createOnce({ ...fields, fileId }, async (input) => {
        await create({ variables: { input } });
        return input;
      });
    toast.success(words.saved);
    onSaved();
  }

  return (
    <Box
      component="section"
      aria-labelledby="company-document"
      sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: "divider" }}
    >
      <Typography id="company-document" ref={heading} tabIndex={-1} variant="h3" sx={{ mb: 2 }}>
        {document ? words.changeOf(document.name) : words.newDocument}
      </Typography>
      <ValidatedForm
        initialValues={companyDocumentValues(document)}
        schema={schema}
        onSubmit={save}
        onFailed={(error) => {
          const refusal = refusalOf(error);
          if (document && refusal?.code === "CONFLICT")
            void readAgain(document.id).then((now) => setVersion(now?.version));
          toast.error(refusal?.message ?? words.couldNotBeSaved);
        }}
      >
        <DocumentFile current={document?.file ?? null} />
        <FormFields fieldProps={COMPANY_DOCUMENT_FIELDS} />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 3 }}>
          <SubmitButton label={words.save} busy={words.saving} />
          <Button onClick={onCancel}>{words.cancel}</Button>
        </Box>
      </ValidatedForm>
    </Box>
  );
}
