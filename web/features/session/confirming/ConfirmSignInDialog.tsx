import { Alert, Box, Button, Dialog, DialogContent, DialogContentText, DialogTitle, Stack } from "@mui/material";
import { useId } from "react";
import { object } from "yup";

import { untrimmedText } from "#api/core/rules/fields.rules.ts";

import { type SignInPrompt } from "#web/features/session/confirming/askAgain.ts";
import { type TypedAgain } from "#web/graphql/confirmLink.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { words } from "#web/features/session/confirming/words/confirming.en.ts";

const RULES = {
  ownPassword: untrimmedText().required("Required").max(200, "Invalid input"),
  ownCode: untrimmedText().required("Required").max(50, "Invalid input"),
};

/** The dialog in which users type their own password, code or both again. The typed values are not stored. */
export function ConfirmSignInDialog({ prompt }: { prompt: SignInPrompt | null }) {
  const [heading, question] = [useId(), useId()];
  const names = prompt?.names ?? [];
  const initialValues: TypedAgain = Object.fromEntries(names.map((name) => [name, ""]));
  const cancel = () => prompt?.answer(null);

  return (
    <Dialog open={prompt !== null} onClose={cancel} aria-labelledby={heading} aria-describedby={question}>
      <DialogTitle id={heading}>{words.confirmThatItIsYou}</DialogTitle>
      <DialogContent>
        <DialogContentText id={question}>{words.beforeYouChangeHowSomebodySigns}</DialogContentText>
        <ValidatedForm
          key={prompt?.key}
          initialValues={initialValues}
          schema={object(Object.fromEntries(names.map((name) => [name, RULES[name]])))}
          onSubmit={(typed) => Promise.resolve(prompt?.answer(typed))}
          mayBeLeft
        >
          <Stack sx={{ gap: 3, mt: 3 }}>
            {prompt?.wrong && (
              <Alert severity="error" variant="outlined" icon={false}>
                {prompt.wrong}
              </Alert>
            )}
            {names.includes("ownPassword") && (
              <FormField
                name="ownPassword"
                label={words.yourOwnPassword}
                type="password"
                autoComplete="current-password"
                required
              />
            )}
            {names.includes("ownCode") && (
              <FormField name="ownCode" label={words.codeOfYourAppOrA} autoComplete="one-time-code" required />
            )}
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
              <SubmitButton label={words.confirm} busy={words.confirming} />
              <Button variant="outlined" onClick={cancel}>
                {words.cancel}
              </Button>
            </Box>
          </Stack>
        </ValidatedForm>
      </DialogContent>
    </Dialog>
  );
}
