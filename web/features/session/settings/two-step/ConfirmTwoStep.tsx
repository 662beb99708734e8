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
import { words } from "#web/features/session/settings/two-step/words/twoStep.en.ts";

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
      toast.success(words.twoStepSignInIsOn);
      onConfirmed(data.confirmTwoStep);
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      toast.error(refusalOf(error)?.message ?? words.theServerCouldNotBeReached, { title: words.notTurnedOn });
    }
  }

  return (
    <ValidatedForm initialValues={EMPTY} schema={codeSchema} onSubmit={handleSubmit} mayBeLeft>
      <Stack sx={{ gap: 3 }}>
        <Typography>{words.scanThisPictureWithAnAuthenticator}</Typography>
        <QrCode text={uri} label={words.qrCodeOfTheKeyBelow} />
        <Box>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {words.key}
          </Typography>
          <Typography sx={{ fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" }}>
            {secret.match(/.{1,4}/g)?.join(" ")}
          </Typography>
        </Box>
        <FormField name="code" label={words.codeOfTheApp} inputMode="numeric" autoComplete="one-time-code" required />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <SubmitButton label={words.turnOn} busy={words.turningOn} />
          <Button variant="outlined" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Box>
      </Stack>
    </ValidatedForm>
  );
}
