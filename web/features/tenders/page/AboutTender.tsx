import { Box, Button, Typography } from "@mui/material";
import { CalendarPlus } from "lucide-react";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";

import { type PageTender } from "#web/features/tenders/page/useTenderPage.ts";
import { TenderFact } from "#web/features/tenders/TenderFact.tsx";
import { formatDate } from "#web/format/dates.ts";
import { formatBudget } from "#web/format/amounts.ts";
import { kindsInWords } from "#web/ui/company-documents/kindsInWords.ts";
import { LongText } from "#web/ui/LongText.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/tenders/page/words/page.en.ts";

interface Props {
  tender: PageTender;
  now: Date;
  /** Whether the tender accepts bids now. */
  accepts: boolean;
}

/** The card with the tender's description, requirements, budget and opening day. It is the same for all users. */
export function AboutTender({ tender, now, accepts }: Props) {
  return (
    <SectionCard title={words.whatIsAsked}>
      <Box sx={SHEET}>
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
          <LongText title={words.description} text={tender.description} lines={Infinity} />
          <LongText title={words.requirements} text={tender.requirements} lines={Infinity} />
        </Box>
        <Box>
          <Box component="dl" sx={{ m: 0 }}>
            <TenderFact term={words.budget}>
              <strong>{formatBudget(tender.budgetMin, tender.budgetMax)}</strong>
            </TenderFact>
            <TenderFact term={words.opens}>
              <time dateTime={tender.openingDate}>{formatDate(tender.openingDate)}</time>
            </TenderFact>
            {tender.requiredDocuments.length > 0 && (
              <TenderFact term={words.requiredDocuments}>{kindsInWords(tender.requiredDocuments.join(" "))}</TenderFact>
            )}
          </Box>
          {(accepts || isCancelledAhead(tender, now)) && (
            <Button
              href={apiPaths.closingCalendar(tender.id)}
              download={`${tender.tenderNumber}.ics`}
              startIcon={<CalendarPlus size={18} aria-hidden />}
              sx={{ mt: 1 }}
            >
              {accepts ? words.addToCalendarIcs : words.removeFromCalendarIcs}
            </Button>
          )}
          {tender.sealed && !tender.openedAt && (
            <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
              {words.untilTheOpeningOnlyItsOwn}
            </Typography>
          )}
        </Box>
      </Box>
    </SectionCard>
  );
}

/**
 * True if the tender was cancelled and its closing time is still ahead. Users' calendars may still contain that closing
 * time, so the page offers to remove it.
 */
const isCancelledAhead = ({ cancelledAt, closingDate }: Props["tender"], now: Date) =>
  cancelledAt !== null && new Date(closingDate) > now;

const SHEET = {
  display: "grid",
  gap: 3,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22rem" },
};
