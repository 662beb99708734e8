import { Box, Button, Typography } from "@mui/material";

import { Crossing } from "#web/features/figures/Crossing.tsx";
import { FigureFilterFields } from "#web/features/figures/FigureFilterFields.tsx";
import { formatMonth, formatShortMonth } from "#web/features/figures/figureFormat.ts";
import { FigureGlance } from "#web/features/figures/FigureGlance.tsx";
import { atAGlance, BY_MONTH, byGroup } from "#web/features/figures/figureSections.ts";
import { FigureSection } from "#web/features/figures/FigureSection.tsx";
import { daysOf } from "#web/features/figures/tendersAddress.ts";
import { useFigures } from "#web/features/figures/useFigures.ts";
import { words } from "#web/features/figures/words/figures.en.ts";
import { term } from "#web/format/words/terms.en.ts";
import { type FigureRowFragment } from "#web/graphql/generatedFigures.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

/** The height of a skeleton, in pixels. */
const CARD_HEIGHT = 320;
const GROUPS = {
  category: { title: words.byCategory, header: words.category, fileName: "figures-by-category.csv" },
  country: { title: words.byCountry, header: words.country, fileName: "figures-by-country.csv" },
  createdBy: { title: words.byAdministrator, header: words.administrator, fileName: "figures-by-administrator.csv" },
};
const NO_FILTERS = { months: "", category: "", country: "", createdBy: "" };

/** The figures of published tenders, with their filters. Each chart has a table with the same numbers. */
export function FiguresView() {
  const { finder, filters, chosen, figures, buyers, failed, retry } = useFigures();
  const section = (by: "category" | "country" | "createdBy", rows: readonly FigureRowFragment[]) => (
    <FigureSection
      spec={byGroup(GROUPS[by].title)}
      groups={GROUPS[by].header}
      fileName={GROUPS[by].fileName}
      isHorizontal
      rows={rows.map((row) => {
        const label = term(row.groupName);
        return { row, label, short: label, filter: { ...chosen, [by]: row.group } };
      })}
    />
  );
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      <FigureFilterFields filters={filters} buyers={buyers} finder={finder} />
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
            <FigureGlance figures={atAGlance(figures.all)} />
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
          {section("category", figures.categories)}
          <Crossing crossing={figures.crossing} months={figures.months} chosen={chosen} />
          {section("country", figures.countries)}
          {section("createdBy", figures.buyers)}
        </>
      )}
    </Box>
  );
}
