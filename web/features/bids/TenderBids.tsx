import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Typography } from "@mui/material";
import { ChevronDown } from "lucide-react";

import { SubmittedBidCard } from "#web/features/bids/SubmittedBidCard.tsx";
import { useAllBids } from "#web/features/bids/useAllBids.ts";
import { type TenderWithBids } from "#web/features/bids/useTendersWithBids.ts";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";

interface Props {
  tender: TenderWithBids;
}

const counted = (bids: number) => (bids === 1 ? "1 bid" : `${bids.toLocaleString("en-US")} bids`);

/** Spec §2, admin-bids: a tender that opens to its bids. */
export function TenderBids({ tender }: Props) {
  return (
    <Accordion disableGutters slotProps={{ heading: { component: "h2" }, transition: { unmountOnExit: true } }} sx={FOLD}>
      <AccordionSummary
        id={`bids-of-${tender.id}`}
        aria-controls={`bids-of-${tender.id}-list`}
        expandIcon={<ChevronDown size={20} aria-hidden />}
        sx={{ px: { xs: 2, md: 3 }, typography: "body1" }}
      >
        <Box component="span" sx={ROW}>
          <Typography component="span" sx={{ gridArea: "number", color: "text.secondary", fontWeight: 550 }}>
            {tender.tenderNumber}
          </Typography>
          <Typography component="span" sx={{ gridArea: "title", fontWeight: 600, overflowWrap: "anywhere" }}>
            {tender.title}
          </Typography>
          <Box component="span" sx={{ gridArea: "status" }}>
            <StatusBadge status={tender.status} />
          </Box>
          <Typography component="span" sx={{ gridArea: "count", textAlign: "right", whiteSpace: "nowrap" }}>
            {counted(tender.bidCount)}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, md: 3 }, pt: 0 }}>
        <BidsInside tender={tender} />
      </AccordionDetails>
    </Accordion>
  );
}

function BidsInside({ tender }: Props) {
  const { bids, hasMore, step, readMore } = useAllBids(tender);
  if (bids.length === 0) {
    return <Typography sx={{ color: "text.secondary", py: 1 }}>No bids submitted for this tender yet.</Typography>;
  }
  return (
    <>
      {bids.map((bid) => (
        <SubmittedBidCard key={bid.id} bid={bid} tenderNumber={tender.tenderNumber} />
      ))}
      {step === "failed" && <ErrorState text="The other bids could not be loaded." onRetry={readMore} />}
      {hasMore && step !== "failed" && (
        <Button variant="outlined" disabled={step === "reading"} onClick={readMore}>
          {step === "reading" ? "Loading..." : "Show more"}
        </Button>
      )}
    </>
  );
}

/** One hairline between two tenders. */
const FOLD = { "&::before": { display: "none" }, "& + &": { borderTop: 0 } };
const ROW = {
  display: "grid",
  flex: 1,
  alignItems: "center",
  columnGap: 2,
  rowGap: 0.5,
  pr: 1,
  gridTemplateAreas: { xs: `"number status" "title title" "count count"`, md: `"number title status count"` },
  gridTemplateColumns: { xs: "1fr auto", md: "12rem minmax(0, 1fr) auto 5rem" },
  "& > :last-child": { textAlign: { xs: "left", md: "right" } },
};
