import { Box, Button, Typography } from "@mui/material";

import { words } from "#web/features/bids/documents/words/documents.en.ts";
import { type CompanyDocumentFactsFragment } from "#web/graphql/generatedOnDemand.ts";
import { words as fingerprints } from "#web/ui/fingerprints/words/fingerprints.en.ts";

interface Props {
  document: CompanyDocumentFactsFragment;
  /** What to say of the last day of the document; null if it does not expire. */
  validity: { isLate: boolean; text: string } | null;
  /** The id of the document that is being attached; null if there is none. */
  busy: string | null;
  onAttach: () => void;
}

/** A document that the company keeps, with a button to attach it to the bid. One with a virus cannot be attached. */
export function KeptDocument({ document: { id, name, file }, validity, busy, onAttach }: Props) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
      <Box sx={{ minWidth: 0, flex: "1 1 14rem" }}>
        <Typography sx={{ overflowWrap: "anywhere" }}>{name}</Typography>
        {validity && (
          <Typography variant="body2" sx={{ color: validity.isLate ? "error.main" : "text.secondary" }}>
            {validity.text}
          </Typography>
        )}
      </Box>
      {file.virusCheck === "infected" ? (
        <Typography variant="body2" sx={{ color: "error.main" }}>
          {fingerprints.containedAVirus}
        </Typography>
      ) : (
        // The clicked button is not disabled, because a disabled button loses the focus.
        <Button
          aria-label={words.attachOf(name)}
          disabled={busy !== null && busy !== id}
          onClick={() => {
            if (busy === null) onAttach();
          }}
        >
          {busy === id ? words.attaching : words.attach}
        </Button>
      )}
    </Box>
  );
}
