import { Box, Typography } from "@mui/material";
import { type ReactNode } from "react";

import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { formatBudget } from "#web/format/money.ts";
import { DaysLeft } from "#web/features/tenders/DaysLeft.tsx";

interface Props {
  tender: Pick<TenderFactsFragment, "budgetMin" | "budgetMax" | "openingDate" | "closingDate">;
  now: Date;
}

/** The tender's title block: what it is worth and how long it stands. */
export function TenderFacts({ tender, now }: Props) {
  return (
    <Box>
      <Box component="dl" sx={{ m: 0, mb: 1.5 }}>
        <Fact term="Budget">
          <strong>{formatBudget(tender.budgetMin, tender.budgetMax)}</strong>
        </Fact>
        <Fact term="Opens">
          <time dateTime={tender.openingDate}>{formatDate(tender.openingDate)}</time>
        </Fact>
        <Fact term="Closes">
          <time dateTime={tender.closingDate}>{formatDate(tender.closingDate)}</time>
        </Fact>
        <Fact term="Your time">{formatDateTime(tender.closingDate)}</Fact>
      </Box>
      <DaysLeft openingDate={tender.openingDate} closingDate={tender.closingDate} now={now} />
    </Box>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box sx={{ display: "flex", gap: 2, py: 0.75, borderBottom: 1, borderColor: "divider" }}>
      <Typography component="dt" variant="body2" sx={{ color: "text.secondary", lineHeight: 1.7, whiteSpace: "nowrap" }}>
        {term}
      </Typography>
      <Box component="dd" sx={{ m: 0, ml: "auto", textAlign: "right" }}>
        {children}
      </Box>
    </Box>
  );
}
