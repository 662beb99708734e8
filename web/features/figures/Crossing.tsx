import { Link as Anchor, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { formatMonth, WHOLE } from "#web/features/figures/figureFormat.ts";
import { FigureTable } from "#web/features/figures/FigureTable.tsx";
import { daysOf, type ListFilter, tendersAddress } from "#web/features/figures/tendersAddress.ts";
import { TendersLink } from "#web/features/figures/TendersLink.tsx";
import { type Figures } from "#web/features/figures/useFigures.ts";
import { words } from "#web/features/figures/words/figures.en.ts";
import { term } from "#web/format/words/terms.en.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

interface Props {
  crossing: Figures["crossing"];
  months: Figures["months"];
  chosen: ListFilter;
}

/** The number of tenders of each month and category, as a table whose cells are shaded by their numbers. */
export function Crossing({ crossing, months, chosen }: Props) {
  const most = Math.max(...crossing.flatMap(({ counts }) => counts));
  return (
    <SectionCard title={words.crossing}>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
        {words.crossingLead}
      </Typography>
      <FigureTable
        label={words.crossing}
        head={[words.month, ...crossing.map(({ category }) => term(category))]}
        rows={months.map(({ group: month, tenders }, place) => {
          const label = formatMonth(month);
          const filter = { ...chosen, ...daysOf(month) };
          return {
            key: month,
            header: <TendersLink tenders={tenders} filter={filter} label={label} />,
            cells: crossing.map(({ category, counts }) => {
              const count = counts[place]!;
              if (count === 0) return WHOLE.text(count);
              return (
                <Anchor
                  key={category}
                  component={Link}
                  to={tendersAddress({ ...filter, category })}
                  aria-label={words.opensTenders(count, `${label}, ${term(category)}`)}
                  data-shade={Math.ceil((count / most) * SHADES)}
                >
                  {WHOLE.text(count)}
                </Anchor>
              );
            }),
          };
        })}
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
