import { Box } from "@mui/material";
import { type FormikHelpers } from "formik";

import { approvalSchema } from "#api/bids/opening/opening.rules.ts";

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
      toast.success(data?.approveOpening.openedAt ? "Bids opened" : "Opening approved");
      resetForm();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      toast.error(refusalOf(error)?.message ?? "The bids could not be opened. Please try again.");
    }
  }

  return (
    <ValidatedForm initialValues={EMPTY} schema={approvalSchema} onSubmit={handleSubmit} mayBeLeft>
      <Box sx={{ display: "grid", gap: 2, maxWidth: "24rem", justifyItems: "start" }}>
        <FormField
          name="password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          helperText="Typed again for the opening"
          required
        />
        <SubmitButton label={opens ? "Open the bids" : "Approve the opening"} busy="Submitting..." />
      </Box>
    </ValidatedForm>
  );
}
