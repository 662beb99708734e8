import { Box, Typography } from "@mui/material";

import { type Fact } from "#web/features/tenders/last-step/lastStepWords.ts";
import { words } from "#web/features/tenders/last-step/words/lastStep.en.ts";
import { FactList } from "#web/ui/FactList.tsx";

interface Props {
  facts: readonly Fact[];
  /** The level of the heading. */
  heading: "h3" | "h4";
}

/** The choices that can never be changed after publishing, under a heading. Renders nothing if there are none. */
export function FixedFacts({ facts, heading }: Props) {
  if (facts.length === 0) return null;
  return (
    <Box>
      <Typography component={heading} variant="h3" sx={{ mb: 1 }}>
        {words.cannotBeChangedAfterPublishing}
      </Typography>
      <FactList facts={facts} />
    </Box>
  );
}
