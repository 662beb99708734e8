import { Box } from "@mui/material";

import { markWords } from "#web/ui/changes/markWords.ts";
import { MEASURE } from "#web/theme/tokens.ts";

/** A changed text: removed words are struck through, added ones underlined, and both are said in words to a screen reader. */
export function MarkedWords({ before, after }: { before: string; after: string }) {
  return (
    <Box sx={{ maxWidth: MEASURE, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {markWords(before, after).map(({ text, is }, place) => {
        if (is === "same") return <span key={place}>{text}</span>;
        return (
          <Box key={place} component={is === "removed" ? "del" : "ins"} sx={is === "removed" ? REMOVED : ADDED}>
            <Box component="span" sx={HEARD}>{is === "removed" ? " removed: " : " added: "}</Box>
            {text}
          </Box>
        );
      })}
    </Box>
  );
}

const REMOVED = { color: "error.main", textDecoration: "line-through" };
const ADDED = { fontWeight: 650, textDecoration: "underline", textDecorationThickness: 2, textUnderlineOffset: "0.2em" };
/** For a screen reader alone. */
const HEARD = { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)", whiteSpace: "nowrap" };
