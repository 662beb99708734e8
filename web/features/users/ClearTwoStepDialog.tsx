import { Box, Button, Dialog, DialogContent, DialogContentText, DialogTitle, Stack } from "@mui/material";
import { type FormikHelpers } from "formik";
import { useId } from "react";
import { object } from "yup";

import { untrimmedText } from "#api/core/rules/fields.rules.ts";

import { nameOf } from "#web/features/users/userWords.ts";
import { fieldErrorsOf, refusalOf } from "#web/graphql/refusal.ts";
import { type ManagedUserFragment } from "#web/graphql/generatedUsers.ts";
import { useClearUserTwoStepMutation } from "#web/graphql/generatedAccounts.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { focusTitleIfLost } from "#web/ui/frame/focusTitle.ts";

interface Props {
  open: boolean;
  user: ManagedUserFragment;
  onClose: () => void;
}

const EMPTY = { password: "" };
const schema = object({ password: untrimmedText().required("Required").max(200, "Invalid input") });

/**
 * The dialog in which an administrator turns off two-step sign-in for a user who lost the authenticator app and the
 * recovery codes. It asks for the administrator's own password. A failed request is never retried automatically,
 * because each attempt counts towards the limit of wrong passwords.
 */
export function ClearTwoStepDialog({ open, user, onClose }: Props) {
  const toast = useToast();
  const [heading, question] = [useId(), useId()];
  const [clear] = useClearUserTwoStepMutation();

  async function handleSubmit({ password }: typeof EMPTY, { setErrors }: FormikHelpers<typeof EMPTY>) {
    try {
      await clear({ variables: { id: user.id, password } });
      toast.success("Two-step sign-in was turned off for this user");
      onClose();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      toast.error(refusalOf(error)?.message ?? "The server could not be reached.", { title: "Not turned off" });
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      slotProps={{ transition: { onExited: focusTitleIfLost } }}
      aria-labelledby={heading}
      aria-describedby={question}
    >
      <DialogTitle id={heading}>Turn off two-step sign-in: {nameOf(user)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={question}>
          The user signs in with the password alone from then on, and all their sessions end. Do this only when you know
          who asks you for it.
        </DialogContentText>
        <ValidatedForm initialValues={EMPTY} schema={schema} onSubmit={handleSubmit} mayBeLeft>
          <Stack sx={{ gap: 3, mt: 3 }}>
            <FormField
              name="password"
              label="Your own password"
              type="password"
              autoComplete="current-password"
              required
            />
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
              <SubmitButton label="Turn Off" busy="Turning off..." />
              <Button variant="outlined" onClick={onClose}>
                Cancel
              </Button>
            </Box>
          </Stack>
        </ValidatedForm>
      </DialogContent>
    </Dialog>
  );
}
