import { Box, Typography } from "@mui/material";

import { AMENDED_FIELDS } from "#api/tenders/addenda/amendments.rules.ts";

import { AMENDED_LABELS, amendedValue, isAmendedField } from "#web/ui/changes/amendedValue.ts";
import { ScreenReaderMark } from "#web/ui/changes/ScreenReaderMark.tsx";
import { MarkedWords } from "#web/ui/changes/MarkedWords.tsx";
import { words } from "#web/ui/changes/words/changes.en.ts";

interface Change {
  field: string;
  before: string | number | null;
  after: string | number | null;
}

/** The changed fields of a tender, with removed and added words marked. */
export function ChangedFields({ changes }: { changes: readonly Change[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: "grid", gap: 1.5 }}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            {isAmendedField(field) ? AMENDED_LABELS[field] : field}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Changed field={field} before={before} after={after} />
          </Box>
        </div>
      ))}
    </Box>
  );
}

function Changed({ field, before, after }: Change) {
  if (field === "status") return words.theTenderTakesBidsAgain;
  if (!isAmendedField(field)) return `${before ?? words.none} → ${after ?? words.none}`;
  if (AMENDED_FIELDS[field].as === "long" && field !== "requiredDocuments")
    return <MarkedWords before={String(before ?? "")} after={String(after ?? "")} />;
  const [was, is] = [amendedValue(field, before), amendedValue(field, after)];
  return <MarkedWhole before={was} after={is} />;
}

/** Shows a short value before and after a change. Each value is marked as a whole instead of word by word. */
const MarkedWhole = ({ before, after }: { before: string; after: string }) => (
  <Box sx={{ overflowWrap: "anywhere" }}>
    <Box component="del" sx={{ color: "error.main" }}>
      <ScreenReaderMark is="removed" />
      {before}
    </Box>
    {" → "}
    <Box component="ins" sx={{ fontWeight: 650 }}>
      <ScreenReaderMark is="added" />
      {after}
    </Box>
  </Box>
);
