import { Box, Link, Typography } from "@mui/material";
import { type ReactNode } from "react";

import { companyTypologyLabel } from "#api/users/userWords.rules.ts";

import { term } from "#web/format/words/terms.en.ts";
import { words } from "#web/features/deciding/words/deciding.en.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { formatTimeline, formatMoney } from "#web/format/amounts.ts";
import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { BidFilesButton } from "#web/features/deciding/BidFilesButton.tsx";
import { UnconfirmedMark } from "#web/features/deciding/UnconfirmedMark.tsx";
import { DocumentsButton } from "#web/ui/DocumentsButton.tsx";
import { EmailText } from "#web/ui/EmailText.tsx";
import { HistoryLink } from "#web/ui/HistoryLink.tsx";
import { LongText } from "#web/ui/LongText.tsx";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";

interface Props {
  bid: ReadableBid;
  tenderNumber: string;
  decision: ReactNode;
}

export function SubmittedBidCard({ bid, tenderNumber, decision }: Props) {
  const { company } = bid;
  return (
    <Box component="article" aria-labelledby={`bid-${bid.id}`} sx={CARD}>
      <Box sx={{ gridArea: "company" }}>
        <Typography id={`bid-${bid.id}`} component="h4" variant="h3" sx={{ overflowWrap: "anywhere" }}>
          {company.companyName}
        </Typography>
        <Link href={`mailto:${company.email}`} sx={{ display: "inline-block", py: 1.25, overflowWrap: "anywhere" }}>
          <EmailText address={company.email} />
        </Link>
        <Typography sx={{ color: "text.secondary" }}>{term(companyTypologyLabel(company.companyTypology))}</Typography>
        <UnconfirmedMark numbers={bid.unconfirmedAddenda} />
      </Box>
      <Box component="dl" sx={TERMS}>
        <Term name={words.bidAmount} value={formatMoney(bid.bidAmount)} strong />
        <Term name={words.timeline} value={formatTimeline(bid.timelineDays)} />
        <Term name={words.submitted} value={formatDateTime(bid.submittedAt)} />
        <Term name={words.status} value={<StatusBadge status={bid.status} />} />
      </Box>
      <Box sx={{ gridArea: "words" }}>
        <LongText title={words.technicalProposal} heading="h5" text={bid.technicalProposal} />
        {bid.documentsUrl && (
          <Box sx={{ mt: 1.5 }}>
            <DocumentsButton
              label={words.viewBidDocuments}
              of={`${company.companyName}, ${tenderNumber}`}
              url={bid.documentsUrl}
            />
          </Box>
        )}
        <BidFilesButton bid={bid} />
        {decision}
        <HistoryLink of={{ noun: "bid", id: bid.id }} name={`${company.companyName}, ${tenderNumber}`} />
      </Box>
    </Box>
  );
}

function Term({ name, value, strong = false }: { name: string; value: ReactNode; strong?: boolean }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: "text.secondary", lineHeight: 1.7 }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, textAlign: "right", fontWeight: strong ? 600 : undefined }}>
        {value}
      </Box>
    </>
  );
}

const CARD = {
  display: "grid",
  columnGap: 4,
  rowGap: 2,
  py: 3,
  borderTop: 1,
  borderColor: "divider",
  gridTemplateAreas: { xs: `"company" "terms" "words"`, md: `"company terms" "words terms"` },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 21rem" },
  gridTemplateRows: { md: "auto 1fr" },
};
const TERMS = {
  gridArea: "terms",
  m: 0,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  columnGap: 2,
  rowGap: 0.75,
};
