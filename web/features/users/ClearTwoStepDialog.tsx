import { Box, Button, Dialog, DialogContent, DialogContentText, DialogTitle, Stack } from "@mui/material";
import { type FormikHelpers } from "formik";
import { useId } from "react";
import { object } from "yup";

import { untrimmedText } from "#api/core/rules/fields.rules.ts";

import { nameOf } from "#web/features/users/userWords.ts";
import { words } from "#web/features/users/words/userForm.en.ts";
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
      toast.success(words.twoStepSignInWas);
      onClose();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      toast.error(refusalOf(error)?.message ?? words.theServerCouldNotBe, { title: words.notTurnedOff });
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
      <DialogTitle id={heading}>{words.turnOffTwoStepSignOf(nameOf(user))}</DialogTitle>
      <DialogContent>
        <DialogContentText id={question}>{words.theUserSignsInWith}</DialogContentText>
        <ValidatedForm initialValues={EMPTY} schema={schema} onSubmit={handleSubmit} mayBeLeft>
          <Stack sx={{ gap: 3, mt: 3 }}>
            <FormField
              name="password"
              label={words.yourOwnPassword}
              type="password"
              autoComplete="current-password"
              required
            />
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
              <SubmitButton label={words.turnOff} busy={words.turningOff} />
              <Button variant="outlined" onClick={onClose}>
                {words.cancel}
              </Button>
            </Box>
          </Stack>
        </ValidatedForm>
      </DialogContent>
    </Dialog>
  );
}
