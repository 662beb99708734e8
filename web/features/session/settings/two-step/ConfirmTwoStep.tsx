import { Box, Button, Stack, Typography } from "@mui/material";
import { type FormikHelpers } from "formik";

import { codeSchema } from "#api/session/account/account.rules.ts";
import { QrCode } from "#web/features/session/settings/two-step/QrCode.tsx";
import { fieldErrorsOf, refusalOf } from "#web/graphql/refusal.ts";
import { useConfirmTwoStepMutation } from "#web/graphql/generatedAccounts.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

interface Props {
  secret: string;
  uri: string;
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
}

const EMPTY = { code: "" };

export function ConfirmTwoStep({ secret, uri, onConfirmed, onCancel }: Props) {
  const toast = useToast();
  const [confirm] = useConfirmTwoStepMutation();

  async function handleSubmit(values: typeof EMPTY, { setErrors }: FormikHelpers<typeof EMPTY>) {
    try {
      const { data } = await confirm({ variables: codeSchema.cast(values) });
      if (!data) return;
      toast.success("Two-step sign-in is on. Your other sessions have ended.");
      onConfirmed(data.confirmTwoStep);
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      toast.error(refusalOf(error)?.message ?? "The server could not be reached.", { title: "Not turned on" });
    }
  }

  return (
    <ValidatedForm initialValues={EMPTY} schema={codeSchema} onSubmit={handleSubmit} mayBeLeft>
      <Stack sx={{ gap: 3 }}>
        <Typography>
          Scan this picture with an authenticator app, or type the key into it. Then type the code that the app shows.
        </Typography>
        <QrCode text={uri} label="QR code of the key below" />
        <Box>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            Key
          </Typography>
          <Typography sx={{ fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" }}>
            {secret.match(/.{1,4}/g)?.join(" ")}
          </Typography>
        </Box>
        <FormField name="code" label="Code of the app" inputMode="numeric" autoComplete="one-time-code" required />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <SubmitButton label="Turn On" busy="Turning on..." />
          <Button variant="outlined" onClick={onCancel}>
            Cancel
          </Button>
        </Box>
      </Stack>
    </ValidatedForm>
  );
}
