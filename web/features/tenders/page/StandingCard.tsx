import { Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { type Standing } from "#web/features/tenders/page/standing.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

interface Props {
  /** Whose standing it is. */
  whose: string;
  standing: Standing;
  /** Whether its step is the page's next one. */
  isNext: boolean;
}

export function StandingCard({ whose, standing: { title, sentence, step }, isNext }: Props) {
  return (
    <SectionCard title={whose}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 2 }}>
        <Box sx={{ minWidth: 0, flex: "1 1 20rem", overflowWrap: "anywhere" }}>
          <Typography component="p" variant="h3">{title}</Typography>
          <Typography sx={{ mt: 0.5, maxWidth: MEASURE, textWrap: "pretty" }}>{sentence}</Typography>
        </Box>
        {step && <Button component={Link} to={step.to} {...(isNext ? { variant: "contained", color: "primary" } : { variant: "outlined" })}>{step.label}</Button>}
      </Box>
    </SectionCard>
  );
}
