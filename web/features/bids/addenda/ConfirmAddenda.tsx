import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mui/material";

import { refreshBid } from "#web/features/bids/bid.refresh.ts";
import { useConfirmAddendaMutation } from "#web/graphql/generatedOnDemand.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { words } from "#web/features/bids/addenda/words/addenda.en.ts";

interface Props {
  bidId: string;
  /** The number of the newest addendum that is shown beside the button; undefined until the changes are shown. */
  upTo: number | undefined;
}

/**
 * The button by which a company confirms that its bid remains valid after addenda. It appears once the changes are
 * shown, so place it beside them.
 */
export function ConfirmAddenda({ bidId, upTo }: Props) {
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
      toast.success(words.youHaveConfirmedThatYourBid);
      focusTitle();
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? words.yourConfirmationCouldNotBeSent);
      if (refusalOf(error)) void refreshBid(client, bidId);
    }
  }

  if (upTo === undefined) return null;
  return (
    <Button variant="contained" color="primary" disabled={loading} onClick={() => void confirm(upTo)}>
      {words.confirmThatItStands}
    </Button>
  );
}
