import { Typography } from "@mui/material";

import { SealedBids } from "#web/features/deciding/opening/SealedBids.tsx";
import { words } from "#web/features/deciding/opening/words/opening.en.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { type TenderToDecideFragment } from "#web/graphql/generatedDeciding.ts";

/** The section of a tender's page about the opening of its sealed bids. */
export function OpeningOnPage({ tender: { id, tenderNumber, openedAt } }: { tender: TenderToDecideFragment }) {
  return openedAt ? (
    <Typography>{words.theBidsWereOpenedOn(formatDateTime(openedAt))}</Typography>
  ) : (
    <SealedBids tenderId={id} tenderNumber={tenderNumber} />
  );
}
