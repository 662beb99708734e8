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

/** The field name is unique, because the settings page has other password fields. */
const EMPTY = { closingPassword: "" };
const schema = object({ closingPassword: closingSchema.fields.password });

const WHAT_HAPPENS = [
  "Your name, addresses, phone number, drafts and links are removed at once, and all your sessions end.",
  "Bids that you submitted stay under your company's name, and stay valid: they can be opened and accepted. Withdraw a bid first if it should not count.",
  "Nobody can reach you about a bid any more: your e-mail address is gone. Download your data and your receipts first.",
  "The record of what was done keeps an id, no name.",
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
      toast.error(refusalOf(error)?.message ?? "The server could not be reached.", { title: "Account not closed" });
      return;
    }
    // Show no toast: the browser now loads the landing page as a new document, which would remove the toast.
    clearUser({ signedOut: true });
    await client.clearStore();
  }

  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title} aria-describedby={text}>
      <DialogTitle id={title}>Close your account</DialogTitle>
      <DialogContent>
        <Box id={text}>
          <Typography>This cannot be undone. A last mail confirms it.</Typography>
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
              label="Your password"
              type="password"
              autoComplete="current-password"
              required
            />
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
              <SubmitButton label="Close Account for Good" busy="Closing..." />
              <Button variant="outlined" onClick={onClose}>
                Keep Account
              </Button>
            </Box>
          </Stack>
        </ValidatedForm>
      </DialogContent>
    </Dialog>
  );
}
