import { Box, Button } from "@mui/material";
import { Link } from "react-router-dom";

import { formatDateTime } from "#web/format/dates.ts";
import { formatTimeline } from "#web/format/formatTimeline.ts";
import { formatMoney } from "#web/format/money.ts";
import { type OwnBid } from "#web/features/bids/ownBid.ts";
import { paths } from "#web/paths.ts";
import { DocumentsButton } from "#web/ui/DocumentsButton.tsx";
import { FactList } from "#web/ui/FactList.tsx";
import { LongText } from "#web/ui/LongText.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";

interface Props {
  bid: OwnBid;
  tenderNumber: string;
  /** Whether the tender takes bids now. */
  accepts: boolean;
  /** A revision was begun and not submitted. */
  hasDraft: boolean;
}

/** Shown in place of the bid form: a company has one live bid for each tender. */
export function OwnBidCard({ bid, tenderNumber, accepts, hasDraft }: Props) {
  const revising = accepts && hasDraft;
  return (
    <SectionCard title="Your company has a bid on this tender">
      <Box sx={{ display: "grid", gap: 3 }}>
        <FactList
          facts={[
            ["Bid amount", formatMoney(bid.bidAmount)],
            ["Timeline", formatTimeline(bid.timelineDays)],
            ["Submitted", formatDateTime(bid.submittedAt)],
            ["Status", <StatusBadge key="status" status={bid.status} />],
          ]}
        />
        <LongText title="Technical proposal" text={bid.technicalProposal} />
        {bid.documentsUrl && (
          <Box>
            <DocumentsButton label="View Bid Documents" of={tenderNumber} url={bid.documentsUrl} />
          </Box>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          <Button variant="contained" color="primary" component={Link} to={`${paths.myBid(bid.id)}${revising ? "?revise=1" : ""}`}>
            {revising ? "Continue the revision" : accepts ? "Receipt, revise or withdraw" : "Receipt and outcome"}
          </Button>
          <Button variant="outlined" component={Link} to={paths.browseTenders}>
            Back to Browse Tenders
          </Button>
        </Box>
      </Box>
    </SectionCard>
  );
}
