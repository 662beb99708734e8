import { Box, Link as Anchor, Skeleton } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";

import { emptyFigures } from "#web/features/figures/emptyFigures.ts";
import { FigureGlance } from "#web/features/figures/FigureGlance.tsx";
import { monthsUntil, PERIODS, rangeOf } from "#web/features/figures/figureMonths.ts";
import { inBrief } from "#web/features/figures/figureSections.ts";
import { words } from "#web/features/figures/words/figures.en.ts";
import { useFiguresInBriefQuery } from "#web/graphql/generatedFigures.ts";
import { paths } from "#web/paths.ts";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

/** Three figures of the default period of the screen of figures, for the administrators' dashboard. */
export function FiguresInBrief() {
  const [variables] = useState(() => rangeOf(monthsUntil(new Date(), PERIODS[0])));
  const { data, error, refetch } = useFiguresInBriefQuery({ variables, fetchPolicy: "cache-and-network" });
  return (
    <Box sx={{ mb: 4 }}>
      <SectionCard
        title={words.inBrief(PERIODS[0])}
        action={
          <Anchor component={Link} to={paths.figures} sx={{ display: "inline-block", py: 1.25 }}>
            {words.allFigures}
          </Anchor>
        }
      >
        {data ? (
          <FigureGlance figures={inBrief(data.procurementFigures[0] ?? emptyFigures("all"))} />
        ) : error ? (
          <ErrorState text={words.figuresCouldNotBeLoaded} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Skeleton height={HEIGHT} role="status" aria-label={words.loadingFigures} />
        )}
      </SectionCard>
    </Box>
  );
}

/** The height of a line of figures in pixels. */
const HEIGHT = 72;
