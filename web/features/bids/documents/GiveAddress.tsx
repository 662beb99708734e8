import { Box } from "@mui/material";
import { object } from "yup";

import { documentAddressSchema } from "#api/bids/documents/bidDocument.rules.ts";

import { useGiveDocumentAddressMutation } from "#web/graphql/generatedOnDemand.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { words } from "#web/features/bids/documents/words/documents.en.ts";

interface Props {
  bidId: string;
  document: { name: string; sha256: string; url: string | null };
  onGiven: () => void;
}

/** A form to enter or replace the address (URL) of a file that the bid names. */
export function GiveAddress({ bidId, document: { name, sha256, url }, onGiven }: Props) {
  const toast = useToast();
  const createOnce = useCreateOnce();
  const [give] = useGiveDocumentAddressMutation();
  const field = `address-${sha256}`;
  const schema = object({ [field]: documentAddressSchema.fields.url });

  async function handleSubmit(values: Record<string, string>) {
    const typed = schema.cast(values) as Record<string, string>;
    await createOnce({ bidId, sha256, url: typed[field]! }, async (input) => {
      await give({ variables: input });
      return input;
    });
    toast.success(words.addressSaved);
    onGiven();
  }

  return (
    <ValidatedForm
      initialValues={{ [field]: url ?? "" }}
      schema={schema}
      onSubmit={handleSubmit}
      onFailed={(error, { setErrors }) => {
        const refusal = refusalOf(error);
        if (refusal?.fields.url) setErrors({ [field]: refusal.fields.url });
        toast.error(refusal?.message ?? words.theAddressCouldNotBeSaved);
      }}
    >
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) auto" },
          alignItems: "start",
          gap: 1.5,
          mt: 1.5,
        }}
      >
        <FormField
          name={field}
          label={words.addressOf(name)}
          type="url"
          inputMode="url"
          autoComplete="url"
          helperText={words.aLinkThatTheBuyerCan}
          required
        />
        <SubmitButton label={words.saveAddress} busy={words.saving} />
      </Box>
    </ValidatedForm>
  );
}
