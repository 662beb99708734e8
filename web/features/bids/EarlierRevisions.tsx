import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from "@mui/material";
import { ChevronDown } from "lucide-react";

import { SubmittedTerms } from "#web/features/bids/SubmittedTerms.tsx";
import { formatDateTime, formatUtc } from "#web/format/dates.ts";
import { formatTimeline } from "#web/format/formatTimeline.ts";
import { formatMoney } from "#web/format/money.ts";
import { type SubmittedTermsFragment } from "#web/graphql/generated.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

interface Props {
  /** Newest first, without the one that counts. */
  revisions: readonly SubmittedTermsFragment[];
  of: string;
}

/** What was submitted before stays readable, each with its own receipt. */
export function EarlierRevisions({ revisions, of }: Props) {
  if (revisions.length === 0) return null;
  return (
    <Box className="no-print">
      <SectionCard title="Earlier revisions">
        {revisions.map((terms) => (
          <Accordion key={terms.revision} disableGutters slotProps={{ heading: { component: "h3" }, transition: { unmountOnExit: true } }} sx={FOLD}>
            <AccordionSummary
              id={`revision-${terms.revision}`}
              aria-controls={`revision-${terms.revision}-terms`}
              expandIcon={<ChevronDown size={20} aria-hidden />}
              sx={{ typography: "body1" }}
            >
              <Box component="span" sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, flex: 1, pr: 1 }}>
                <span>Revision {terms.revision}</span>
                <Box component="span" sx={{ color: "text.secondary" }}>
                  {formatDateTime(terms.submittedAt)}
                </Box>
                <Typography component="span" sx={{ ml: { sm: "auto" }, fontWeight: 600 }}>
                  {formatMoney(terms.bidAmount)}
                </Typography>
              </Box>
            </AccordionSummary>
            <AccordionDetails sx={{ display: "grid", gap: 2 }}>
              <FactList
                facts={[
                  ["Receipt number", terms.receipt.receiptNumber],
                  ["Received", formatUtc(terms.submittedAt)],
                  ["Bid amount", formatMoney(terms.bidAmount)],
                  ["Timeline", formatTimeline(terms.timelineDays)],
                  ["SHA-256", <code key="sum">{terms.receipt.sha256}</code>],
                ]}
              />
              <div>
                <SubmittedTerms terms={terms} of={`${of}, revision ${terms.revision}`} />
              </div>
            </AccordionDetails>
          </Accordion>
        ))}
      </SectionCard>
    </Box>
  );
}

/** One hairline between two revisions. */
const FOLD = { "&::before": { display: "none" }, "& + &": { borderTop: 0 } };
