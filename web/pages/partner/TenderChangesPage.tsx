import { Box, Typography } from "@mui/material";
import { useParams } from "react-router-dom";

import { ChangesWithOwnBid } from "#web/pages/partner/ChangesWithOwnBid.tsx";
import { useTenderAddendaQuery } from "#web/graphql/generatedOnDemand.ts";
import { paths } from "#web/paths.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/pages/partner/words/partner.en.ts";

export function TenderChangesPage() {
  const { tenderId = "" } = useParams();
  const { data } = useTenderAddendaQuery({ variables: { id: tenderId }, fetchPolicy: "cache-only" });
  const tender = data?.tender;
  return (
    <>
      <PageHeader
        title={words.changes}
        lead={tender && `${tender.tenderNumber}, ${tender.title}`}
        back={{ to: paths.tender(tenderId), label: words.tender }}
      />
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
        {tender?.cancelledAt && (
          <SectionCard title={words.thisTenderWasCancelled}>
            <Typography sx={{ maxWidth: MEASURE, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {tender.cancelReason}
            </Typography>
          </SectionCard>
        )}
        <SectionCard title={words.whatWasChanged}>
          <ChangesWithOwnBid tenderId={tenderId} />
        </SectionCard>
      </Box>
    </>
  );
}
