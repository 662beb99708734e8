import { Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { type NextStep } from "#web/features/tenders/page/nextStep.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

interface Props {
  /** The title of the card, such as "Your company". */
  whose: string;
  nextStep: NextStep;
  /** True if this is the most important step of the page. Its button is emphasized. */
  isNext: boolean;
}

export function NextStepCard({ whose, nextStep: { title, sentence, step }, isNext }: Props) {
  return (
    <SectionCard title={whose}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 2 }}>
        <Box sx={{ minWidth: 0, flex: "1 1 20rem", overflowWrap: "anywhere" }}>
          <Typography component="p" variant="h3">
            {title}
          </Typography>
          <Typography sx={{ mt: 0.5, maxWidth: MEASURE, textWrap: "pretty" }}>{sentence}</Typography>
        </Box>
        {step && (
          <Button
            component={Link}
            to={step.to}
            {...(isNext ? { variant: "contained", color: "primary" } : { variant: "outlined" })}
          >
            {step.label}
          </Button>
        )}
      </Box>
    </SectionCard>
  );
}
