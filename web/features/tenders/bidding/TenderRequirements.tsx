import { Box, Typography } from "@mui/material";

import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { DocumentsButton } from "#web/ui/DocumentsButton.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

interface Props {
  tender: Pick<TenderFactsFragment, "tenderNumber" | "title" | "requirements" | "documentsUrl">;
}

/** The requirements of a tender. They are never collapsed, because a bid that misses one of them is rejected. */
export function TenderRequirements({ tender }: Props) {
  return (
    <SectionCard title="Tender requirements">
      <Typography sx={{ maxWidth: MEASURE, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {tender.requirements}
      </Typography>
      {tender.documentsUrl && (
        <Box sx={{ mt: 2 }}>
          <DocumentsButton
            label="View Tender Documents"
            of={`${tender.tenderNumber}, ${tender.title}`}
            url={tender.documentsUrl}
          />
        </Box>
      )}
    </SectionCard>
  );
}
