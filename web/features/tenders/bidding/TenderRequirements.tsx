import { Box, Typography } from "@mui/material";

import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { DocumentsButton } from "#web/ui/DocumentsButton.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/tenders/bidding/words/bidding.en.ts";

interface Props {
  tender: Pick<TenderFactsFragment, "tenderNumber" | "title" | "requirements" | "documentsUrl">;
}

/** The requirements of a tender. They are never collapsed, because a bid that misses one of them is rejected. */
export function TenderRequirements({ tender }: Props) {
  return (
    <SectionCard title={words.tenderRequirements}>
      <Typography sx={{ maxWidth: MEASURE, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {tender.requirements}
      </Typography>
      {tender.documentsUrl && (
        <Box sx={{ mt: 2 }}>
          <DocumentsButton
            label={words.viewTenderDocuments}
            of={`${tender.tenderNumber}, ${tender.title}`}
            url={tender.documentsUrl}
          />
        </Box>
      )}
    </SectionCard>
  );
}
