import { Box, Typography } from "@mui/material";

import { againstBudget } from "#web/features/deciding/comparison/againstBudget.ts";
import { type TenderToDecideFragment } from "#web/graphql/generatedDeciding.ts";

interface Props {
  amount: number;
  tender: TenderToDecideFragment;
  placeOf: (amount: number) => number;
}

/** Converts a position from 0 to 1 to a percentage of the width. A margin of 4 % at each end keeps the mark inside. */
const at = (place: number) => `${4 + place * 92}%`;

/**
 * Draws the budget range like a dimension line in a technical drawing, and the bid's amount as a mark on the same
 * scale.
 */
export function BudgetMark({ amount, tender, placeOf }: Props) {
  const [from, to, here] = [tender.budgetMin, tender.budgetMax, amount].map((value) => at(placeOf(value)));
  const outside = amount < tender.budgetMin || amount > tender.budgetMax;
  return (
    <>
      <Box component="svg" aria-hidden sx={{ display: "block", width: "100%", height: 16, color: "text.secondary" }}>
        <Box
          component="line"
          x1={at(0)}
          x2={at(1)}
          y1="8"
          y2="8"
          stroke="currentColor"
          strokeOpacity="0.35"
          strokeDasharray="2 3"
        />
        <line x1={from} x2={to} y1="8" y2="8" stroke="currentColor" strokeWidth="2" />
        <line x1={from} x2={from} y1="2" y2="14" stroke="currentColor" strokeWidth="1.5" />
        <line x1={to} x2={to} y1="2" y2="14" stroke="currentColor" strokeWidth="1.5" />
        <Box
          component="circle"
          cx={here}
          cy="8"
          r="5"
          sx={{ fill: (theme) => (outside ? theme.vars.palette.primary.main : theme.vars.palette.text.primary) }}
        />
      </Box>
      <Typography variant="body2">{againstBudget(amount, tender)}</Typography>
    </>
  );
}
