import { Box, Typography } from "@mui/material";

import { type OwnTerms } from "#web/features/bids/ownBid.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { DocumentsButton } from "#web/ui/DocumentsButton.tsx";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

interface Props {
  terms: Pick<OwnTerms, "technicalProposal" | "documentsUrl">;
  /** The tender number, with the revision of an earlier one, for the accessible name of the documents' link. */
  of: string;
}

/** The submitted proposal and the link to its documents. It is never collapsed, so that it is printed in full. */
export function SubmittedTerms({ terms, of }: Props) {
  return (
    <>
      <Typography sx={{ maxWidth: MEASURE, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {terms.technicalProposal}
      </Typography>
      {terms.documentsUrl && (
        <Box sx={{ mt: 2 }}>
          <DocumentsButton label={words.viewBidDocuments} of={of} url={terms.documentsUrl} />
          <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary", overflowWrap: "anywhere" }}>
            {terms.documentsUrl}
          </Typography>
        </Box>
      )}
    </>
  );
}
