import { useApolloClient } from "@apollo/client/react";
import { Box, Button, Dialog, DialogContent, DialogTitle, Stack, Typography } from "@mui/material";
import { type FormikHelpers } from "formik";
import { useId } from "react";
import { object } from "yup";

import { closingSchema } from "#api/personal-data/personalData.rules.ts";
import { clearUser } from "#web/features/session/storedUser.ts";
import { fieldErrorsOf, refusalOf } from "#web/graphql/refusal.ts";
import { useCloseMyAccountMutation } from "#web/graphql/generatedAccounts.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { words } from "#web/features/session/settings/own-data/words/ownData.en.ts";

/** The field name is unique, because the settings page has other password fields. */
const EMPTY = { closingPassword: "" };
const schema = object({ closingPassword: closingSchema.fields.password });

const WHAT_HAPPENS = [
  words.yourNameAddressesPhoneNumberDrafts,
  words.bidsThatYouSubmittedStayUnder,
  words.nobodyCanReachYouAboutA,
  words.theRecordOfWhatWasDone,
];

/**
 * Closes the user's account. The request is never retried automatically, because each try counts towards the limit of
 * wrong passwords.
 */
export function CloseAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [title, text] = [useId(), useId()];
  const client = useApolloClient();
  const toast = useToast();
  const [closeMyAccount] = useCloseMyAccountMutation();

  async function handleSubmit({ closingPassword: password }: typeof EMPTY, { setErrors }: FormikHelpers<typeof EMPTY>) {
    try {
      await closeMyAccount({ variables: { password } });
    } catch (error) {
      setErrors({ closingPassword: fieldErrorsOf(error).password });
      toast.error(refusalOf(error)?.message ?? words.theServerCouldNotBeReached, { title: words.accountNotClosed });
      return;
    }
    // Show no toast: the browser now loads the landing page as a new document, which would remove the toast.
    clearUser({ signedOut: true });
    await client.clearStore();
  }

  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title} aria-describedby={text}>
      <DialogTitle id={title}>{words.closeYourAccount}</DialogTitle>
      <DialogContent>
        <Box id={text}>
          <Typography>{words.thisCannotBeUndoneALast}</Typography>
          <Box component="ul" sx={{ pl: 2.5, my: 2, "& li + li": { mt: 1 } }}>
            {WHAT_HAPPENS.map((sentence) => (
              <Typography key={sentence} component="li">
                {sentence}
              </Typography>
            ))}
          </Box>
        </Box>
        <ValidatedForm initialValues={EMPTY} schema={schema} onSubmit={handleSubmit} mayBeLeft>
          <Stack sx={{ gap: 3 }}>
            <FormField
              name="closingPassword"
              label={words.yourPassword}
              type="password"
              autoComplete="current-password"
              required
            />
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
              <SubmitButton label={words.closeAccountForGood} busy={words.closing} />
              <Button variant="outlined" onClick={onClose}>
                {words.keepAccount}
              </Button>
            </Box>
          </Stack>
        </ValidatedForm>
      </DialogContent>
    </Dialog>
  );
}
