import { useApolloClient } from "@apollo/client/react";
import { Alert, Box, Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { type SyntheticEvent, useId, useState } from "react";

import { cancellationSchema, MOST_REASON } from "#api/tenders/addenda/addendum.rules.ts";

import { readTenderNow } from "#web/features/tenders/changes/readTenderNow.ts";
import { words } from "#web/features/tenders/changes/words/tenderChanges.en.ts";
import { type Concerned, notified, useConcerned } from "#web/features/tenders/last-step/concerned.ts";
import { term } from "#web/format/words/terms.en.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { useCancelTenderMutation, type TenderNowQuery } from "#web/graphql/generatedOnDemand.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { formWords } from "#web/ui/forms/words/formWords.en.ts";
import { TextField } from "#web/ui/TextField.tsx";

interface Props {
  tender: Pick<TenderFactsFragment, "id" | "tenderNumber" | "status" | "version">;
  onClose: () => void;
}

/** The dialog that cancels a tender. It asks for the reason, which everyone who may read the tender can read. */
export function CancelTender({ tender, onClose }: Props) {
  const toast = useToast();
  const [heading, text] = [useId(), useId()];
  const [reason, setReason] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const client = useApolloClient();
  const [now, setNow] = useState<TenderNowQuery["tender"] | null>(null);
  const version = now?.version ?? tender.version;
  const concerned = useConcerned(tender.id);
  const [cancelTender, { loading }] = useCancelTenderMutation();

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const problem = await cancellationSchema.validate({ reason }).then(
      () => null,
      (error: unknown) => (error instanceof Error ? formWords.message(error.message) : null),
    );
    setWrong(problem);
    if (problem) {
      document.getElementById("cancel-reason")?.focus();
      return;
    }
    try {
      await cancelTender({ variables: { id: tender.id, reason, version } }).catch(recover);
      toast.success(words.tenderCancelled);
      onClose();
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? words.failedToCancelTender);
    }
  }

  /**
   * Handles a refusal. If the tender is already cancelled with this reason, an earlier request has succeeded and only
   * its response was lost, so there is no error. Otherwise the next try uses the tender's current version.
   */
  async function recover(error: unknown) {
    const read = await readTenderNow(client, error, { id: tender.id, version });
    if (read?.cancelReason === reason.trim()) return;
    setNow(read ?? now);
    throw error;
  }

  return (
    <Dialog
      open
      onClose={loading ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={heading}
      aria-describedby={text}
    >
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <DialogTitle id={heading}>{words.cancelTenderOf(tender.tenderNumber)}</DialogTitle>
        <DialogContent>
          <DialogContentText id={text}>{words.theTenderIsClosedFor}</DialogContentText>
          <Box sx={{ my: 2.5, color: "text.primary" }}>
            <FactList facts={cancellationFacts(tender, concerned)} />
          </Box>
          {now && (
            <Alert severity="warning" variant="outlined" icon={false} sx={{ mb: 3 }}>
              {now.cancelReason
                ? words.thisTenderIsCancelledAlreadyOf(now.cancelReason)
                : words.thisTenderWasChangedElsewhere(term(now.status), formatDateTime(now.closingDate))}
            </Alert>
          )}
          <TextField
            id="cancel-reason"
            name="reason"
            label={words.reason}
            multiline
            rows={4}
            autoComplete="off"
            required
            value={reason}
            longest={MOST_REASON}
            onChange={({ target }) => setReason(target.value)}
            error={wrong !== null}
            helperText={wrong ?? words.atLeast20Characters}
          />
        </DialogContent>
        <DialogActions>
          <Button disabled={loading} onClick={onClose}>
            {words.keepTheTender}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={loading}>
            {words.cancelTender}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const cancellationFacts = ({ status }: Props["tender"], concerned: Concerned | undefined) =>
  [
    [words.partnersSee, status === "draft" ? words.nothingItWasNotPublished : words.theTenderAsCancelledWith],
    [words.bids, concerned ? bidsOf(concerned.bidCount) : "…"],
    [words.whoIsNotified, concerned ? notified(concerned) : "…"],
  ] as const;

const bidsOf = (count: number) => (count === 0 ? words.none : words.bidsOf(count));
