import { Box, Button } from "@mui/material";
import { CalendarPlus } from "lucide-react";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { phaseOf } from "#api/tenders/lifecycle/phase.rules.ts";

import { decisionExpected } from "#web/clock/decisionExpected.ts";
import { TenderFact } from "#web/features/tenders/TenderFact.tsx";
import { formatDate } from "#web/format/dates.ts";
import { formatBudget } from "#web/format/amounts.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { words } from "#web/features/tenders/bidding/words/bidding.en.ts";

interface Props {
  tender: TenderFactsFragment;
  now: Date;
}

/** Budget and days of a tender. While the tender accepts bids, also a link to a calendar file. */
export function TenderDeadline({ tender, now }: Props) {
  const decision = decisionExpected(tender, now);
  return (
    <Box>
      <Box component="dl" sx={{ m: 0 }}>
        <TenderFact term={words.budget}>
          <strong>{formatBudget(tender.budgetMin, tender.budgetMax)}</strong>
        </TenderFact>
        <TenderFact term={words.opens}>
          <time dateTime={tender.openingDate}>{formatDate(tender.openingDate)}</time>
        </TenderFact>
        {decision && <TenderFact term={words.decision}>{decision}</TenderFact>}
      </Box>
      {phaseOf(tender, now) === "acceptingBids" && (
        <Button
          href={apiPaths.closingCalendar(tender.id)}
          download={`${tender.tenderNumber}.ics`}
          startIcon={<CalendarPlus size={18} aria-hidden />}
          sx={{ mt: 1, ml: -1 }}
        >
          {words.addToCalendarIcs}
        </Button>
      )}
    </Box>
  );
}
