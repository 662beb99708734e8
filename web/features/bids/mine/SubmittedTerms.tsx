import { Box, Typography } from "@mui/material";

import { type OwnTerms } from "#web/features/bids/ownBid.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { DocumentsButton } from "#web/ui/DocumentsButton.tsx";

interface Props {
  terms: Pick<OwnTerms, "technicalProposal" | "documentsUrl">;
  /** For screen readers: the subject of the documents. */
  of: string;
}

/** The submitted proposal; it is never collapsed, not even in print. */
export function SubmittedTerms({ terms, of }: Props) {
  return (
    <>
      <Typography sx={{ maxWidth: MEASURE, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {terms.technicalProposal}
      </Typography>
      {terms.documentsUrl && (
        <Box sx={{ mt: 2 }}>
          <DocumentsButton label="View Bid Documents" of={of} url={terms.documentsUrl} />
          <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary", overflowWrap: "anywhere" }}>
            {terms.documentsUrl}
          </Typography>
        </Box>
      )}
    </>
  );
}
