import { Box, Button, Typography } from "@mui/material";
import { useId, useState } from "react";

import { MEASURE } from "#web/theme/tokens.ts";

interface Props {
  title: string;
  /** The heading level; it does not change the look. */
  heading?: "h3" | "h4" | "h5";
  text: string;
  /** The number of lines shown while the text is folded; 0 folds every text. */
  lines?: number;
}

const LETTERS_A_LINE = 70;
const isLong = (text: string, lines: number) => text.length > lines * LETTERS_A_LINE || text.split("\n").length > lines;

/** Plain text with its line breaks (pre-wrap), folded when it is long. */
export function LongText({ title, heading: level = "h3", text, lines = 4 }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  const [heading, block] = [useId(), useId()];
  const long = isLong(text, lines);
  const folded = long && !unfolded;
  const clamped = lines === 0 ? HIDDEN : { ...CLAMPED, WebkitLineClamp: lines };

  return (
    <Box>
      <Typography id={heading} component={level} variant="h3">
        {title}
      </Typography>
      <Typography id={block} sx={[TEXT, folded && clamped]}>
        {text}
      </Typography>
      {long && (
        <Button
          id={`${block}-more`}
          variant="text"
          aria-expanded={unfolded}
          aria-controls={block}
          aria-labelledby={`${block}-more ${heading}`}
          onClick={() => setUnfolded(!unfolded)}
          sx={{ ml: -1 }}
        >
          {unfolded ? "Show less" : "Show all"}
        </Button>
      )}
    </Box>
  );
}

const TEXT = { mt: 0.5, maxWidth: MEASURE, whiteSpace: "pre-wrap", overflowWrap: "anywhere" };
const HIDDEN = { display: "none" };
const CLAMPED = { display: "-webkit-box", WebkitBoxOrient: "vertical", overflow: "hidden" };
