import { useApolloClient } from "@apollo/client/react";
import { Alert, AlertTitle, Box, Button } from "@mui/material";
import { Link } from "react-router-dom";

import { addendaNamed } from "#api/tenders/addenda/addendumNumbers.rules.ts";

import { refreshBid } from "#web/features/bids/bid.refresh.ts";
import { type MyBid } from "#web/features/bids/ownBid.ts";
import { useConfirmAddendaMutation } from "#web/graphql/generatedOnDemand.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { paths } from "#web/paths.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

interface Props {
  bid: MyBid;
  /** Whether the tender accepts bids now. */
  accepts: boolean;
}

/** A warning about unconfirmed addenda, shown until the company confirms that its bid remains valid, or revises it. */
export function UnconfirmedAddenda({ bid: { id, tenderId, unconfirmedAddenda, tender }, accepts }: Props) {
  const toast = useToast();
  const client = useApolloClient();
  const createOnce = useCreateOnce();
  const [confirmAddenda, { loading }] = useConfirmAddendaMutation();
  const named = addendaNamed(unconfirmedAddenda);

  async function confirm(upTo: number) {
    try {
      await createOnce({ bidId: id, upTo }, async (input) => {
        await confirmAddenda({ variables: input });
        return { id };
      });
      toast.success("You have confirmed that your bid stands");
      focusTitle();
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? "Your confirmation could not be sent. Please try again.");
      if (refusalOf(error)) void refreshBid(client, id);
    }
  }

  return (
    <Alert severity="warning" variant="outlined" icon={false} className="no-print">
      <AlertTitle>{named} not confirmed</AlertTitle>
      <span>
        {accepts
          ? "The tender was changed after you submitted. Your bid stays where it is: confirm that it stands, or revise it."
          : "The tender was changed after you submitted, and your bid was not confirmed before it closed."}
      </span>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 1.5 }}>
        {accepts && tender && (
          <Button
            variant="contained"
            color="primary"
            disabled={loading}
            onClick={() => void confirm(tender.newestAddendum)}
          >
            Confirm that it stands
          </Button>
        )}
        <Button variant="outlined" component={Link} to={paths.tenderSection(tenderId, "changes")}>
          See what changed
        </Button>
      </Box>
    </Alert>
  );
}
