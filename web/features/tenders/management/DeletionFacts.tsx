import { DialogContentText } from "@mui/material";

import { mayCancel } from "#web/features/tenders/management/ManagedTenderCard.tsx";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { type TenderToDeleteQuery, useTenderToDeleteQuery } from "#web/graphql/generatedOnDemand.ts";

/**
 * The text of the delete dialog: how many bids the tender has, how many users will be notified, and how a deletion
 * differs from a cancellation.
 */
export function DeletionFacts({ tender }: { tender: TenderFactsFragment }) {
  const { data } = useTenderToDeleteQuery({ variables: { id: tender.id }, fetchPolicy: "network-only" });
  return (
    <>
      <DialogContentText sx={{ mt: 2 }}>
        The tender leaves every list, and partners can no longer open it. {data && concerned(data.tender)}
      </DialogContentText>
      {mayCancel(tender) && tender.status !== "draft" && (
        <DialogContentText sx={{ mt: 2 }}>
          To end a tender for a reason that bidders can read, choose Cancel tender: it then stays visible as cancelled.
        </DialogContentText>
      )}
    </>
  );
}

function concerned({ bidCount, concernedPeople }: TenderToDeleteQuery["tender"]) {
  const bids = `It has ${bidCount ? `${counted(bidCount, "bid", "bids")}: what was submitted stays stored` : "no bids"}.`;
  return concernedPeople
    ? `${bids} ${counted(concernedPeople, "person", "people")} with a bid, a draft or a question will be notified.`
    : bids;
}

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("en-US")} ${many}`;
