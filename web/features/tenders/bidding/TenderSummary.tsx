import { Box, Link, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";

import { acceptsBids, isClosingSoon, shownStatus } from "#api/tenders/tenderStatus.rules.ts";

import { ClosingSoonBadge } from "#web/features/tenders/DaysLeft.tsx";
import { TenderDeadline } from "#web/features/tenders/bidding/TenderDeadline.tsx";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { ChangesLink } from "#web/ui/changes/ChangesLink.tsx";
import { LongText } from "#web/ui/LongText.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";
import { term } from "#web/format/words/terms.en.ts";
import { words } from "#web/features/tenders/bidding/words/bidding.en.ts";

interface Props {
  tender: TenderFactsFragment;
  now: Date;
}

export function TenderSummary({ tender, now }: Props) {
  return (
    <SectionCard title={tender.title}>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, overflowWrap: "anywhere" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
          <Typography component="span" sx={{ fontWeight: 550, color: "text.secondary" }}>
            {tender.tenderNumber}
          </Typography>
          <StatusBadge status={shownStatus(tender, now)} />
          {acceptsBids(tender, now) && isClosingSoon(tender.closingDate, now) && <ClosingSoonBadge />}
          <ChangesLink tender={tender} />
          <Link component={RouterLink} to={paths.tender(tender.id)} sx={{ display: "inline-block", py: 1.25 }}>
            {words.tenderPage}
          </Link>
        </Box>
        <Typography sx={{ color: "text.secondary" }}>
          {`${term(tender.category)} · ${tender.location}, ${term(tender.country)}`}
        </Typography>
        <TenderDeadline tender={tender} now={now} />
        <LongText title={words.description} text={tender.description} />
      </Box>
    </SectionCard>
  );
}
