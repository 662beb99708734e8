import { useApolloClient } from "@apollo/client/react";
import { Box, Button } from "@mui/material";
import { Link } from "react-router-dom";

import { refreshBid } from "#web/features/bids/bid.refresh.ts";
import { useConfirmAddendaMutation } from "#web/graphql/generatedOnDemand.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { paths } from "#web/paths.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

interface Props {
  bidId: string;
  /** The number of the newest addendum that is shown beside the buttons; undefined until the changes are shown. */
  upTo: number | undefined;
  /** Opens the form of a revision on this page. Without it, a link leads to the form. */
  onRevise?: () => void;
}

/** The buttons that confirm the own bid after addenda, or lead to its revision. Put the changes beside them. */
export function ConfirmAddenda({ bidId, upTo, onRevise }: Props) {
  const toast = useToast();
  const client = useApolloClient();
  const createOnce = useCreateOnce();
  const [confirmAddenda, { loading }] = useConfirmAddendaMutation();

  async function confirm(newest: number) {
    try {
      await createOnce({ bidId, upTo: newest }, async (input) => {
        await confirmAddenda({ variables: input });
        return { id: bidId };
      });
      toast.success("You have confirmed that your bid stands");
      focusTitle();
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? "Your confirmation could not be sent. Please try again.");
      if (refusalOf(error)) void refreshBid(client, bidId);
    }
  }

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      <Button
        variant="contained"
        color="primary"
        disabled={loading || upTo === undefined}
        onClick={() => upTo !== undefined && void confirm(upTo)}
      >
        Confirm that it stands
      </Button>
      {onRevise ? (
        <Button variant="outlined" onClick={onRevise}>
          Revise bid
        </Button>
      ) : (
        <Button variant="outlined" component={Link} to={`${paths.myBid(bidId)}?revise=1`}>
          Revise bid
        </Button>
      )}
    </Box>
  );
}
