import { Box, Button, Typography } from "@mui/material";
import { type ReactNode } from "react";
import { Link } from "react-router-dom";

import { type NextStep } from "#web/features/tenders/page/nextStep.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

interface Props {
  /** The title of the card, such as "Your company". */
  whose: string;
  nextStep: Pick<NextStep, "title" | "sentence">;
  /** The button of the step. */
  button?: ReactNode;
  /** Shown below the sentence. */
  children?: ReactNode;
}

export function NextStepCard({ whose, nextStep: { title, sentence }, button, children }: Props) {
  return (
    <SectionCard title={whose}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 2 }}>
        <Box sx={{ minWidth: 0, flex: "1 1 20rem", overflowWrap: "anywhere" }}>
          <Typography component="p" variant="h3">
            {title}
          </Typography>
          <Typography sx={{ mt: 0.5, maxWidth: MEASURE, textWrap: "pretty" }}>{sentence}</Typography>
        </Box>
        {button}
      </Box>
      {children}
    </SectionCard>
  );
}

/** The button of a step. That of the most important step of the page is emphasized. */
export const StepButton = ({
  step,
  isNext,
  onClick,
}: {
  step: NextStep["step"];
  isNext: boolean;
  onClick?: () => void;
}) =>
  step && (
    <Button
      component={Link}
      to={step.to}
      onClick={onClick}
      {...(isNext ? { variant: "contained", color: "primary" } : { variant: "outlined" })}
    >
      {step.label}
    </Button>
  );
