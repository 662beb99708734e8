import { Box, Button, Typography } from "@mui/material";
import { useId, useState } from "react";

import { MEASURE } from "#web/theme/tokens.ts";

interface Props {
  title: string;
  /** Its level in the outline of the page; it looks the same. */
  heading?: "h3" | "h4" | "h5";
  text: string;
}

const LINES = 4;
const ROOM = 280;
const isLong = (text: string) => text.length > ROOM || text.split("\n").length > LINES;

/** A text as it was typed, with its line breaks; a long one is folded. */
export function LongText({ title, heading: level = "h3", text }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  const [heading, block] = [useId(), useId()];
  const folded = isLong(text) && !unfolded;

  return (
    <Box>
      <Typography id={heading} component={level} variant="h3">
        {title}
      </Typography>
      <Typography id={block} sx={[TEXT, folded && FOLDED]}>
        {text}
      </Typography>
      {isLong(text) && (
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
const FOLDED = { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: LINES, overflow: "hidden" };
