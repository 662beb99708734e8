import { Box, Stack, Typography } from "@mui/material";
import { type FormikHelpers } from "formik";

import { closingSchema } from "#api/personal-data/personalData.rules.ts";
import { fieldErrorsOf } from "#web/graphql/fieldErrorsOf.ts";
import { dropFromLists } from "#web/graphql/dropFromLists.ts";
import { useEraseUserMutation } from "#web/graphql/generated.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

const EMPTY = { password: "" };

/** For a person who asks for it; a deletion alone keeps the data and can be undone. */
export function EraseUser({ id, onErased }: { id: string; onErased: () => void }) {
  const toast = useToast();
  const [erase] = useEraseUserMutation({ update: (cache) => dropFromLists(cache, "users", id) });

  async function handleSubmit({ password }: typeof EMPTY, { setErrors }: FormikHelpers<typeof EMPTY>) {
    try {
      await erase({ variables: { id, password } });
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      toast.error(refusalOf(error)?.message ?? "The server could not be reached.", { title: "Data not erased" });
      return;
    }
    toast.success("Personal data erased");
    onErased();
  }

  return (
    <Box sx={{ mt: 3 }}>
      <SectionCard title="Erase Personal Data">
        <Typography sx={{ mb: 2 }}>
          Deletes the user and removes name, addresses, drafts, sessions and mails for good. Bids stay under the company&apos;s name. Unlike a deletion it cannot be undone.
        </Typography>
        <ValidatedForm initialValues={EMPTY} schema={closingSchema} onSubmit={handleSubmit} mayBeLeft>
          <Stack sx={{ gap: 3 }}>
            <FormField name="password" label="Your own password" type="password" autoComplete="current-password" required />
            <div><SubmitButton secondary label="Erase for Good" busy="Erasing..." /></div>
          </Stack>
        </ValidatedForm>
      </SectionCard>
    </Box>
  );
}
