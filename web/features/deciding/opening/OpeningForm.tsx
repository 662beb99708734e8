import { Box } from "@mui/material";
import { type FormikHelpers } from "formik";

import { approvalSchema } from "#api/bids/opening/opening.rules.ts";

import { words } from "#web/features/deciding/opening/words/opening.en.ts";
import { useApproveOpeningMutation } from "#web/graphql/generatedDeciding.ts";
import { fieldErrorsOf, refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

interface Props {
  tenderId: string;
  /** Whether this approval opens the bids. If not, a second administrator must approve as well. */
  opens: boolean;
}

const EMPTY = { password: "" };

/**
 * The form in which an administrator approves an opening with their password. The request is never retried
 * automatically.
 */
export function OpeningForm({ tenderId, opens }: Props) {
  const toast = useToast();
  const [approve] = useApproveOpeningMutation();

  async function handleSubmit({ password }: typeof EMPTY, { setErrors, resetForm }: FormikHelpers<typeof EMPTY>) {
    try {
      const { data } = await approve({ variables: { tenderId, password } });
      toast.success(data?.approveOpening.openedAt ? words.bidsOpened : words.openingApproved);
      resetForm();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      toast.error(refusalOf(error)?.message ?? words.theBidsCouldNotBe);
    }
  }

  return (
    <ValidatedForm initialValues={EMPTY} schema={approvalSchema} onSubmit={handleSubmit} mayBeLeft>
      <Box sx={{ display: "grid", gap: 2, maxWidth: "24rem", justifyItems: "start" }}>
        <FormField
          name="password"
          label={words.yourPassword}
          type="password"
          autoComplete="current-password"
          helperText={words.typedAgainForTheOpening}
          required
        />
        <SubmitButton label={opens ? words.openTheBids : words.approveTheOpening} busy={words.submitting} />
      </Box>
    </ValidatedForm>
  );
}
