import { Box, Typography } from "@mui/material";
import { type ReactNode } from "react";

import { type PhaseFacts, phaseOf } from "#api/tenders/lifecycle/phase.rules.ts";
import { isClosingSoon } from "#api/tenders/tenderStatus.rules.ts";

import { MarkBadge } from "#web/ui/MarkBadge.tsx";
import { PhaseBadge } from "#web/ui/tenders/PhaseBadge.tsx";
import { words } from "#web/ui/tenders/words/tenderHeader.en.ts";

interface Props {
  tender: PhaseFacts & { tenderNumber: string };
  now: Date;
  /** Further marks and links of the line. */
  children?: ReactNode;
}

export const ClosingSoonBadge = () => <MarkBadge>{words.closingSoon}</MarkBadge>;

/** The first line of a tender's header: its number, its status now, and its marks. */
export function StatusLine({ tender, now, children }: Props) {
  const accepts = phaseOf(tender, now) === "acceptingBids";
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 }}>
      <Typography component="span" sx={{ fontWeight: 550, color: "text.secondary", overflowWrap: "anywhere" }}>
        {tender.tenderNumber}
      </Typography>
      <PhaseBadge tender={tender} now={now} />
      {accepts && isClosingSoon(tender.closingDate, now) && <ClosingSoonBadge />}
      {tender.sealed && <MarkBadge>{words.sealed}</MarkBadge>}
      {children}
    </Box>
  );
}
