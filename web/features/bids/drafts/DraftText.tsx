import { Box } from "@mui/material";

import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { LongText } from "#web/ui/LongText.tsx";
import { words } from "#web/features/bids/drafts/words/drafts.en.ts";

/** The contents of a draft as text to read and copy, for screens without the bid form. */
export function DraftText({ typed }: { typed: TypedBid }) {
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <FactList
        facts={[
          [words.bidAmountUsd, typed.bidAmount],
          [words.timelineDays, typed.timelineDays],
          [words.documentsUrl, typed.documentsUrl],
          [words.documents, typed.documents.map(({ name }) => name).join(", ")],
        ]}
      />
      {typed.technicalProposal !== "" && <LongText title={words.technicalProposal} text={typed.technicalProposal} />}
    </Box>
  );
}
