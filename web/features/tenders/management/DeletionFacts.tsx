import { DialogContentText } from "@mui/material";

import { mayCancel } from "#web/features/tenders/management/ManagedTenderCard.tsx";
import { words } from "#web/features/tenders/management/words/management.en.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { type Concerned, useConcerned } from "#web/features/tenders/last-step/concerned.ts";

/**
 * The text of the delete dialog: how many bids the tender has, and how many users are notified. For a published tender
 * that can be cancelled, also how a deletion differs from a cancellation.
 */
export function DeletionFacts({ tender }: { tender: TenderFactsFragment }) {
  const concerned = useConcerned(tender.id);
  return (
    <>
      <DialogContentText sx={{ mt: 2 }}>
        {words.theTenderLeavesEveryList} {concerned && sentenceOf(concerned)}
      </DialogContentText>
      {mayCancel(tender) && tender.status !== "draft" && (
        <DialogContentText sx={{ mt: 2 }}>{words.toEndATenderFor}</DialogContentText>
      )}
    </>
  );
}

const sentenceOf = ({ bidCount, people }: Concerned) =>
  [words.bidsOf(bidCount), ...(people > 0 ? [words.willBeNotified(people)] : [])].join(" ");
