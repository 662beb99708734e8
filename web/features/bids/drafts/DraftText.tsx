import { Box } from "@mui/material";

import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { LongText } from "#web/ui/LongText.tsx";

/** The contents of a draft as text to read and copy, for screens without the bid form. */
export function DraftText({ typed }: { typed: TypedBid }) {
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <FactList
        facts={[
          ["Bid amount (USD)", typed.bidAmount],
          ["Timeline (days)", typed.timelineDays],
          ["Documents URL", typed.documentsUrl],
          ["Documents", typed.documents.map(({ name }) => name).join(", ")],
        ]}
      />
      {typed.technicalProposal !== "" && <LongText title="Technical proposal" text={typed.technicalProposal} />}
    </Box>
  );
}
