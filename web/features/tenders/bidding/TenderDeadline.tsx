import { Box, Button } from "@mui/material";
import { CalendarPlus } from "lucide-react";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { acceptsBids, hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { Countdown } from "#web/clock/Countdown.tsx";
import { decisionExpected } from "#web/clock/decisionExpected.ts";
import { DaysLeft } from "#web/features/tenders/DaysLeft.tsx";
import { TenderFact } from "#web/features/tenders/TenderFact.tsx";
import { formatDate, formatDateTime, formatUtc } from "#web/format/dates.ts";
import { formatBudget } from "#web/format/amounts.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { words } from "#web/features/tenders/bidding/words/bidding.en.ts";

interface Props {
  tender: TenderFactsFragment;
  now: Date;
}

/** Budget and dates of a tender. While the tender accepts bids, also a countdown and a link to a calendar file. */
export function TenderDeadline({ tender, now }: Props) {
  const decision = decisionExpected(tender, now);
  const closes = hasClosed(tender.closingDate, now) ? words.closed : words.closes;
  return (
    <Box>
      <Box component="dl" sx={{ m: 0, mb: 1.5 }}>
        <TenderFact term={words.budget}>
          <strong>{formatBudget(tender.budgetMin, tender.budgetMax)}</strong>
        </TenderFact>
        <TenderFact term={words.opens}>
          <time dateTime={tender.openingDate}>{formatDate(tender.openingDate)}</time>
        </TenderFact>
        <TenderFact term={words.yourTime(closes)}>
          <time dateTime={tender.closingDate}>{formatDateTime(tender.closingDate)}</time>
        </TenderFact>
        <TenderFact term={words.utc(closes)}>{formatUtc(tender.closingDate)}</TenderFact>
        {decision && <TenderFact term={words.decision}>{decision}</TenderFact>}
      </Box>
      {acceptsBids(tender, now) && (
        <>
          <DaysLeft openingDate={tender.openingDate} closingDate={tender.closingDate} now={now}>
            <Countdown closingDate={tender.closingDate} />
          </DaysLeft>
          <Button
            href={apiPaths.closingCalendar(tender.id)}
            download={`${tender.tenderNumber}.ics`}
            startIcon={<CalendarPlus size={18} aria-hidden />}
            sx={{ mt: 1 }}
          >
            {words.addToCalendarIcs}
          </Button>
        </>
      )}
    </Box>
  );
}
