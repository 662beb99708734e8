import { Box, Typography } from "@mui/material";
import { ChevronDown } from "lucide-react";

import { SubmittedTerms } from "#web/features/bids/mine/SubmittedTerms.tsx";
import { formatUtc } from "#web/format/dates.ts";
import { formatTimeline, formatMoney } from "#web/format/amounts.ts";
import { type OwnTerms } from "#web/features/bids/ownBid.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { DocumentRows } from "#web/ui/fingerprints/DocumentRows.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

interface Props {
  /** The bid's earlier revisions, newest first. */
  revisions: readonly OwnTerms[];
  of: string;
}

/** Lists the earlier revisions of a bid, each collapsed and with its own receipt. */
export function EarlierRevisions({ revisions, of }: Props) {
  return (
    <Box className="no-print">
      <SectionCard title={words.earlierRevisions}>
        {revisions.map((terms) => (
          <Box component="details" key={terms.revision} sx={FOLD}>
            <Box component="summary" sx={SUMMARY}>
              <Typography component="h3" sx={ROW}>
                <span>{words.revision(terms.revision)}</span>
                <Box component="span" sx={{ color: "text.secondary" }}>
                  {formatUtc(terms.submittedAt)}
                </Box>
                <Box component="span" sx={{ ml: { sm: "auto" }, fontWeight: 600 }}>
                  {formatMoney(terms.bidAmount)}
                </Box>
              </Typography>
              <ChevronDown className="chevron" size={20} aria-hidden />
            </Box>
            <Box sx={{ display: "grid", gap: 2, pb: 2 }}>
              <FactList
                facts={[
                  [words.receiptNumber, terms.receipt.receiptNumber],
                  [words.bidAmount, formatMoney(terms.bidAmount)],
                  [words.timeline, formatTimeline(terms.timelineDays)],
                  ["SHA-256", <code key="sum">{terms.receipt.sha256}</code>],
                ]}
              />
              <div>
                <SubmittedTerms terms={terms} of={words.revisionOf(of, terms.revision)} />
              </div>
              {terms.documents.length > 0 && (
                <DocumentRows label={words.filesOfRevision(terms.revision)} documents={terms.documents} />
              )}
            </Box>
          </Box>
        ))}
      </SectionCard>
    </Box>
  );
}

const FOLD = { "& + &": { borderTop: 1, borderColor: "divider" }, "&[open] > summary .chevron": { rotate: "180deg" } };
const SUMMARY = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  minHeight: 56,
  py: 1,
  cursor: "pointer",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
};
const ROW = { display: "flex", flexWrap: "wrap", columnGap: 2, flex: 1, typography: "body1" };
