import { Box, Stack, Typography } from "@mui/material";
import { type FormikHelpers } from "formik";
import { object } from "yup";

import { closingSchema } from "#api/personal-data/personalData.rules.ts";
import { words } from "#web/features/users/words/userForm.en.ts";
import { fieldErrorsOf, refusalOf } from "#web/graphql/refusal.ts";
import { dropFromLists } from "#web/graphql/dropFromLists.ts";
import { useEraseUserMutation } from "#web/graphql/generatedUsers.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

/** The field's name is also the id of its input, so it must be unique in the document. */
const EMPTY = { erasePassword: "" };
const schema = object({ erasePassword: closingSchema.fields.password });

/**
 * The section in which an administrator erases a user's personal data, at the request of that user. This cannot be
 * undone. Deleting the user, in contrast, does not erase the data and can be undone.
 */
export function EraseUser({ id, onErased }: { id: string; onErased: () => void }) {
  const toast = useToast();
  const [erase] = useEraseUserMutation({ update: (cache) => dropFromLists(cache, "users", id) });

  async function handleSubmit({ erasePassword }: typeof EMPTY, { setErrors }: FormikHelpers<typeof EMPTY>) {
    try {
      await erase({ variables: { id, password: erasePassword } });
    } catch (error) {
      const { password } = fieldErrorsOf(error);
      setErrors(password ? { erasePassword: password } : {});
      toast.error(refusalOf(error)?.message ?? words.theServerCouldNotBe, { title: words.dataNotErased });
      return;
    }
    toast.success(words.personalDataErased);
    onErased();
  }

  return (
    <Box sx={{ mt: 3 }}>
      <SectionCard title={words.erasePersonalData}>
        <Typography sx={{ mb: 2 }}>{words.deletesTheUserAndRemoves}</Typography>
        <ValidatedForm initialValues={EMPTY} schema={schema} onSubmit={handleSubmit} mayBeLeft>
          <Stack sx={{ gap: 3 }}>
            <FormField
              name="erasePassword"
              label={words.yourPasswordToErase}
              type="password"
              autoComplete="current-password"
              required
            />
            <div>
              <SubmitButton secondary label={words.eraseForGood} busy={words.erasing} />
            </div>
          </Stack>
        </ValidatedForm>
      </SectionCard>
    </Box>
  );
}
