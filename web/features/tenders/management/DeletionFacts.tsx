import { DialogContentText } from "@mui/material";

import { mayCancel } from "#web/features/tenders/management/ManagedTenderCard.tsx";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { BID, PERSON, type Concerned, useConcerned } from "#web/features/tenders/last-step/concerned.ts";
import { counted } from "#web/format/words/terms.en.ts";

/**
 * The text of the delete dialog: how many bids the tender has, and how many users are notified. For a published tender
 * that can be cancelled, also how a deletion differs from a cancellation.
 */
export function DeletionFacts({ tender }: { tender: TenderFactsFragment }) {
  const concerned = useConcerned(tender.id);
  return (
    <>
      <DialogContentText sx={{ mt: 2 }}>
        The tender leaves every list, and partners can no longer open it. {concerned && sentenceOf(concerned)}
      </DialogContentText>
      {mayCancel(tender) && tender.status !== "draft" && (
        <DialogContentText sx={{ mt: 2 }}>
          To end a tender for a reason that bidders can read, choose Cancel tender: it then stays visible as cancelled.
        </DialogContentText>
      )}
    </>
  );
}

function sentenceOf(concerned: Concerned) {
  const { bidCount, people } = concerned;
  const bids = `It has ${bidCount ? `${counted(bidCount, BID)}: what was submitted stays stored` : "no bids"}.`;
  return people ? `${bids} ${counted(people, PERSON)} with a bid, a draft or a question will be notified.` : bids;
}
