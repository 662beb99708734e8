import { Box } from "@mui/material";

import { ScreenReaderMark } from "#web/ui/changes/ScreenReaderMark.tsx";
import { markWords } from "#web/ui/changes/markWords.ts";
import { MEASURE } from "#web/theme/tokens.ts";

/** A changed text: removed words are struck through and added words are underlined. A screen reader announces both. */
export function MarkedWords({ before, after }: { before: string; after: string }) {
  return (
    <Box sx={{ maxWidth: MEASURE, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {markWords(before, after).map(({ text, is }, place) => {
        if (is === "same") return <span key={place}>{text}</span>;
        return (
          <Box key={place} component={is === "removed" ? "del" : "ins"} sx={is === "removed" ? REMOVED : ADDED}>
            <ScreenReaderMark is={is} />
            {text}
          </Box>
        );
      })}
    </Box>
  );
}

const REMOVED = { color: "error.main", textDecoration: "line-through" };
const ADDED = {
  fontWeight: 650,
  textDecoration: "underline",
  textDecorationThickness: 2,
  textUnderlineOffset: "0.2em",
};
