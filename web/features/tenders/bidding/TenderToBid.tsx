import { Box, Typography } from "@mui/material";
import { type ReactNode } from "react";

import { ClosedForBidding } from "#web/features/tenders/bidding/ClosedForBidding.tsx";
import { TenderNotFound } from "#web/features/tenders/TenderNotFound.tsx";
import { TenderRequirements } from "#web/features/tenders/bidding/TenderRequirements.tsx";
import { TenderSummary } from "#web/features/tenders/bidding/TenderSummary.tsx";
import { usePhase } from "#web/clock/usePhase.ts";
import { useTenderToBid } from "#web/features/tenders/bidding/useTenderToBid.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { words } from "#web/features/tenders/bidding/words/bidding.en.ts";

interface Props {
  tenderId: string;
  /** The viewer's bid on this tender. */
  ownBidId?: string;
  /** @param accepts whether the tender accepts bids now */
  children: (tender: TenderFactsFragment, accepts: boolean) => ReactNode;
}

/** The tender's summary and requirements above the bid form. If the tender accepts no bids, a message comes first. */
export function TenderToBid({ tenderId, ownBidId, children }: Props) {
  const { tender, absent, failed, retry } = useTenderToBid(tenderId);

  if (tender) return <Sheet tender={tender} ownBidId={ownBidId} form={children} />;
  if (absent) return <TenderNotFound />;
  if (failed) return <ErrorState text={words.theTenderCouldNotBeLoaded} onRetry={retry} />;
  return <Typography role="status">{words.loadingTenderDetails}</Typography>;
}

function Sheet({
  tender,
  ownBidId,
  form,
}: {
  tender: TenderFactsFragment;
  ownBidId?: string;
  form: Props["children"];
}) {
  const { phase, now } = usePhase(tender);
  return (
    <>
      <ClosedForBidding tender={tender} phase={phase} now={now} ownBidId={ownBidId} />
      <Box sx={SHEET}>
        <Box sx={{ gridArea: "summary" }}>
          <TenderSummary tender={tender} now={now} />
        </Box>
        <Box sx={{ gridArea: "requirements", position: { lg: "sticky" }, top: 24 }}>
          <TenderRequirements tender={tender} />
        </Box>
        <Box sx={{ gridArea: "form" }}>{form(tender, phase === "acceptingBids")}</Box>
      </Box>
    </>
  );
}

const SHEET = {
  display: "grid",
  gap: 3,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 20rem" },
  gridTemplateAreas: { xs: `"summary" "requirements" "form"`, lg: `"summary requirements" "form requirements"` },
};
