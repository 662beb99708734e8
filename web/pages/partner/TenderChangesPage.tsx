import { Box, Typography } from "@mui/material";
import { useParams } from "react-router-dom";

import { ChangesWithOwnBid } from "#web/pages/partner/ChangesWithOwnBid.tsx";
import { useTenderAddendaQuery } from "#web/graphql/generatedOnDemand.ts";
import { paths } from "#web/paths.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

export function TenderChangesPage() {
  const { tenderId = "" } = useParams();
  const { data } = useTenderAddendaQuery({ variables: { id: tenderId }, fetchPolicy: "cache-only" });
  const tender = data?.tender;
  return (
    <>
      <PageHeader
        title="Changes"
        lead={tender && `${tender.tenderNumber}, ${tender.title}`}
        back={{ to: paths.tender(tenderId), label: "Tender" }}
      />
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
        {tender?.cancelledAt && (
          <SectionCard title="This tender was cancelled">
            <Typography sx={{ maxWidth: MEASURE, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {tender.cancelReason}
            </Typography>
          </SectionCard>
        )}
        <SectionCard title="What was changed">
          <ChangesWithOwnBid tenderId={tenderId} />
        </SectionCard>
      </Box>
    </>
  );
}
