import { Box, Button, Typography } from "@mui/material";
import { useId, useState } from "react";

import { MEASURE } from "#web/theme/tokens.ts";

interface Props {
  title: string;
  text: string;
}

const LINES = 4;
const ROOM = 280;
const isLong = (text: string) => text.length > ROOM || text.split("\n").length > LINES;

/** A block of the buyer's own words, its line breaks kept; a long one unfolds. */
export function LongText({ title, text }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  const [heading, block] = [useId(), useId()];
  const folded = isLong(text) && !unfolded;

  return (
    <Box>
      <Typography id={heading} variant="h3">
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
