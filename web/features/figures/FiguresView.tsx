import { Box, Button, Typography } from "@mui/material";

import { Crossing } from "#web/features/figures/Crossing.tsx";
import { FigureFilterFields } from "#web/features/figures/FigureFilterFields.tsx";
import { AT_A_GLANCE, BY_MONTH, OF_GROUP, SERIES_OF_GROUP } from "#web/features/figures/figureSections.ts";
import { formatMonth, formatShortMonth } from "#web/features/figures/figureFormat.ts";
import { FigureSection } from "#web/features/figures/FigureSection.tsx";
import { daysOf } from "#web/features/figures/tendersAddress.ts";
import { useFigures } from "#web/features/figures/useFigures.ts";
import { words } from "#web/features/figures/words/figures.en.ts";
import { term } from "#web/format/words/terms.en.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

/** The height of a skeleton, in pixels. */
const CARD_HEIGHT = 320;
const NO_FILTERS = { months: "", category: "", country: "", createdBy: "" };

/** The figures of published tenders, with their filters. Each chart has a table with the same numbers. */
export function FiguresView() {
  const { finder, filters, months, chosen, figures, buyers, failed, retry } = useFigures();
  const ofGroup = (title: string) => ({ title, lead: words.byGroupLead, columns: OF_GROUP, series: SERIES_OF_GROUP });
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      <FigureFilterFields filters={filters} buyers={buyers ?? []} finder={finder} />
      {failed && <ErrorState text={words.figuresCouldNotBeLoaded} onRetry={retry} />}
      {!figures && !failed && <CardSkeletons count={3} height={CARD_HEIGHT} text={words.loadingFigures} />}
      {figures?.all.tenders === 0 && (
        <Box>
          <Typography>{words.noTenders}</Typography>
          <Button variant="outlined" sx={{ mt: 2 }} onClick={() => finder.put(NO_FILTERS)}>
            {words.clearFilters}
          </Button>
        </Box>
      )}
      {figures && figures.all.tenders > 0 && (
        <>
          <SectionCard title={words.atAGlance}>
            <Box component="dl" sx={GLANCE}>
              {AT_A_GLANCE.map(([label, textOf]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{textOf(figures.all)}</dd>
                </div>
              ))}
            </Box>
          </SectionCard>
          <Typography sx={{ color: "text.secondary" }}>{words.barsLead}</Typography>
          {BY_MONTH.map((spec, place) => (
            <FigureSection
              key={spec.title}
              spec={spec}
              groups={words.month}
              fileName={`figures-by-month-${place + 1}.csv`}
              rows={figures.months.map((row) => ({
                row,
                label: formatMonth(row.group),
                short: formatShortMonth(row.group),
                filter: { ...chosen, ...daysOf(row.group) },
              }))}
            />
          ))}
          <FigureSection
            spec={ofGroup(words.byCategory)}
            groups={words.category}
            fileName="figures-by-category.csv"
            bars="horizontal"
            rows={figures.categories.map((row) => ({
              row,
              label: term(row.group),
              short: term(row.group),
              filter: { ...chosen, category: row.group },
            }))}
          />
          <Crossing crossing={figures.crossing} months={months} chosen={chosen} />
          <FigureSection
            spec={ofGroup(words.byCountry)}
            groups={words.country}
            fileName="figures-by-country.csv"
            bars="horizontal"
            rows={figures.countries.map((row) => ({
              row,
              label: term(row.group),
              short: term(row.group),
              filter: { ...chosen, country: row.group },
            }))}
          />
          <FigureSection
            spec={ofGroup(words.byAdministrator)}
            groups={words.administrator}
            fileName="figures-by-administrator.csv"
            bars="horizontal"
            rows={figures.buyers.map((row) => ({
              row,
              label: row.groupName,
              short: row.groupName,
              filter: { ...chosen, createdBy: row.group },
            }))}
          />
        </>
      )}
    </Box>
  );
}

const GLANCE = {
  m: 0,
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
  "& dt": { typography: "body2", color: "text.secondary" },
  "& dd": { m: 0, mt: 0.5, typography: "h2", fontVariantNumeric: "tabular-nums" },
  "& > div": { display: "flex", flexDirection: "column", justifyContent: "space-between" },
};
