import { Box } from "@mui/material";

import { decisionExpected } from "#web/clock/decisionExpected.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { formatBudget } from "#web/format/amounts.ts";
import { DaysLeft } from "#web/features/tenders/DaysLeft.tsx";
import { TenderFact } from "#web/features/tenders/TenderFact.tsx";
import { words } from "#web/features/tenders/browse/words/browse.en.ts";

interface Props {
  tender: Pick<
    TenderFactsFragment,
    "budgetMin" | "budgetMax" | "openingDate" | "closingDate" | "status" | "decisionExpectedOn" | "cancelledAt"
  >;
  now: Date;
}

export function TenderFacts({ tender, now }: Props) {
  const decision = decisionExpected(tender, now);
  return (
    <Box>
      <Box component="dl" sx={{ m: 0, mb: 1 }}>
        <TenderFact term={words.budget}>
          <strong>{formatBudget(tender.budgetMin, tender.budgetMax)}</strong>
        </TenderFact>
        <TenderFact term={words.open}>
          <time dateTime={tender.openingDate}>{formatDate(tender.openingDate)}</time> {words.to}{" "}
          <time dateTime={tender.closingDate}>{formatDate(tender.closingDate)}</time>
        </TenderFact>
        <TenderFact term={words.closesYourTime}>{formatDateTime(tender.closingDate)}</TenderFact>
        {decision && <TenderFact term={words.decision}>{decision}</TenderFact>}
      </Box>
      <DaysLeft openingDate={tender.openingDate} closingDate={tender.closingDate} now={now} />
    </Box>
  );
}
