import { Box, Button } from "@mui/material";
import { type FormikHelpers } from "formik";
import { useMemo, useState } from "react";

import { MIN_PROPOSAL } from "#api/bids/bid.rules.ts";

import { BidAmountField } from "#web/features/bids/BidAmountField.tsx";
import { bidDraft, EMPTY_BID, type TypedBid } from "#web/features/bids/bidDraft.ts";
import { BidFailure } from "#web/features/bids/BidFailure.tsx";
import { ClosedNotice } from "#web/features/bids/ClosedNotice.tsx";
import { KeepDraft } from "#web/features/bids/KeepDraft.tsx";
import { typedBidSchema } from "#web/features/bids/typedBidSchema.ts";
import { useRetryKey } from "#web/features/bids/useRetryKey.ts";
import { useSubmitBidMutation } from "#web/graphql/generated.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { FormField } from "#web/ui/FormField.tsx";
import { SubmitButton } from "#web/ui/SubmitButton.tsx";
import { useToast } from "#web/ui/useToast.ts";
import { ValidatedForm } from "#web/ui/ValidatedForm.tsx";

interface Props {
  tenderId: string;
  bidderId: string;
  /** Shown at the amount; a bid outside the range is accepted. */
  budgetRange: string;
  closed: boolean;
  onSubmitted: () => void;
}

const UNCONFIRMED =
  "Your bid could not be confirmed. What you typed is kept, and submitting it again will not create a second bid.";

export function BidForm({ tenderId, bidderId, budgetRange, closed, onSubmitted }: Props) {
  const toast = useToast();
  const [submitBid] = useSubmitBidMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const draft = useMemo(() => bidDraft(bidderId, tenderId), [bidderId, tenderId]);
  const retryKey = useRetryKey();

  async function handleSubmit(values: TypedBid, { setErrors }: FormikHelpers<TypedBid>) {
    const terms = { tenderId, ...typedBidSchema.cast(values) };
    setFailure(null);
    try {
      await submitBid({ variables: { input: { ...terms, clientMutationId: retryKey(terms) } } });
      draft.drop();
      toast.success("Your bid has been submitted successfully");
      onSubmitted();
    } catch (error) {
      const refusal = refusalOf(error);
      toast.error("Failed to submit bid. Please try again.");
      setFailure(refusal?.message ?? UNCONFIRMED);
      setErrors(refusal?.fields ?? {});
    }
  }

  return (
    <ValidatedForm initialValues={EMPTY_BID} schema={typedBidSchema} onSubmit={handleSubmit}>
      <KeepDraft draft={draft} />
      <Box sx={{ display: "grid", gap: 3 }}>
        {failure && <BidFailure sentence={failure} />}
        <BidAmountField budgetRange={budgetRange} />
        <FormField
          name="technicalProposal"
          label="Technical proposal"
          multiline
          rows={6}
          autoComplete="off"
          helperText={`At least ${MIN_PROPOSAL} characters: method, team, equipment, comparable works.`}
          required
        />
        <FormField name="timelineDays" label="Timeline (days)" type="number" autoComplete="off" required />
        <FormField
          name="documentsUrl"
          label="Documents URL"
          type="url"
          inputMode="url"
          autoComplete="url"
          helperText="Optional: a link to your drawings, certificates and price schedule."
        />
        <Box>
          <ClosedNotice closed={closed} />
          {closed ? (
            <Button variant="contained" disabled>
              Closed
            </Button>
          ) : (
            <SubmitButton label="Submit Bid" busy="Submitting..." />
          )}
        </Box>
      </Box>
    </ValidatedForm>
  );
}
