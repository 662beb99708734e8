import { Link as Anchor, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { FigureTable } from "#web/features/figures/FigureTable.tsx";
import { formatMonth, formatShortMonth, formatWhole, NONE } from "#web/features/figures/figureFormat.ts";
import { daysOf, type ListFilter, tendersAddress } from "#web/features/figures/tendersAddress.ts";
import { type Figures } from "#web/features/figures/useFigures.ts";
import { words } from "#web/features/figures/words/figures.en.ts";
import { term } from "#web/format/words/terms.en.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

interface Props {
  crossing: Figures["crossing"];
  months: readonly string[];
  chosen: ListFilter;
}

/** The number of tenders of each month and category, as a table whose cells are shaded by their numbers. */
export function Crossing({ crossing, months, chosen }: Props) {
  const most = Math.max(1, ...crossing.flatMap(({ counts }) => counts));
  return (
    <SectionCard title={words.crossing}>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
        {words.crossingLead}
      </Typography>
      <FigureTable
        label={words.crossing}
        head={[words.month, ...crossing.map(({ category }) => term(category))]}
        rows={months.map((month, place) => ({
          key: month,
          header: formatShortMonth(month),
          cells: crossing.map(({ category, counts }) => {
            const count = counts[place] ?? 0;
            if (count === 0) return NONE;
            return (
              <Anchor
                key={category}
                component={Link}
                to={tendersAddress({ ...chosen, category, ...daysOf(month) })}
                aria-label={words.opensTenders(count, `${formatMonth(month)}, ${term(category)}`)}
                data-shade={Math.ceil((count / most) * SHADES)}
              >
                {formatWhole(count)}
              </Anchor>
            );
          }),
        }))}
        sx={SHADED}
      />
    </SectionCard>
  );
}

const SHADES = 4;
/** The share of the text's colour in each shade. Text on the darkest shade has a contrast of at least 4.5:1. */
const MIXED = [8, 14, 20, 28];
const SHADED = Object.fromEntries(
  MIXED.map((share, place) => [
    `& td:has([data-shade="${place + 1}"])`,
    { backgroundColor: `color-mix(in srgb, currentColor ${share}%, transparent)` },
  ]),
);
