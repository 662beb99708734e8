import { Box, Button } from "@mui/material";
import { visuallyHidden } from "@mui/utils";
import { useState } from "react";

import { isWithheld, valueInWords } from "#web/features/audit/auditValues.ts";
import { words } from "#web/features/audit/words/audit.en.ts";
import { fieldInWords } from "#web/features/audit/words/fields.en.ts";
import { type RecordedEventFragment } from "#web/graphql/generatedAudit.ts";

type Change = RecordedEventFragment["changes"][number];

/**
 * A record with up to this many changes shows all of them. A record with more changes, such as that of a new tender,
 * shows one change fewer than this, and a button that shows the others.
 */
const MOST_SHOWN = 4;
/** The old and the new value are shown on one line if each has at most this many characters, otherwise on two lines. */
const MOST_IN_LINE = 60;

/** Shows each field that was set or changed, with its value before and after. */
export function RecordedChanges({ changes, of }: { changes: readonly Change[]; of: string }) {
  const [expanded, setExpanded] = useState(false);
  if (changes.length === 0) return null;
  const isLong = changes.length > MOST_SHOWN;
  const button = expanded ? words.showFewerFields : words.showAllFields(changes.length);
  return (
    <>
      <Box component="dl" sx={LIST}>
        {(expanded ? changes : changes.slice(0, isLong ? MOST_SHOWN - 1 : MOST_SHOWN)).map((change) => (
          <Box key={change.field} sx={{ display: "contents" }}>
            <Box component="dt" sx={{ color: "text.secondary" }}>
              {fieldInWords(change.field)}
            </Box>
            <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
              <Values {...change} />
            </Box>
          </Box>
        ))}
      </Box>
      {isLong && (
        <Button
          variant="text"
          aria-expanded={expanded}
          aria-label={words.fieldsOf(button, of)}
          onClick={() => setExpanded(!expanded)}
          sx={{ ml: -1 }}
        >
          {button}
        </Button>
      )}
    </>
  );
}

function Values({ field, before, after }: Change) {
  if (isWithheld(before) || isWithheld(after))
    return (
      <Box component="span" sx={{ color: "text.secondary" }}>
        {words.withheld}
      </Box>
    );
  if (before === null) return after === null ? null : <ins style={PLAIN}>{valueInWords(field, after)}</ins>;
  const isLong = [before, after].some((value) => value !== null && value.length > MOST_IN_LINE);
  const old = (
    <Box component="del" sx={{ display: isLong ? "block" : "inline", color: "text.secondary" }}>
      {valueInWords(field, before)}
    </Box>
  );
  if (after === null) return old;
  return (
    <>
      <span style={visuallyHidden}>{words.from}</span>
      {old}
      <span aria-hidden>{isLong ? "→ " : " → "}</span>
      <span style={visuallyHidden}>{words.to}</span>
      <ins style={PLAIN}>{valueInWords(field, after)}</ins>
    </>
  );
}

const PLAIN = { textDecoration: "none" };
const LIST = {
  m: 0,
  mt: 1,
  display: "grid",
  columnGap: 2,
  rowGap: { xs: 0, sm: 0.5 },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "10rem minmax(0, 1fr)" },
};
