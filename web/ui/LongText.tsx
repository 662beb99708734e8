import { Box, Button, Typography } from "@mui/material";
import { useId, useState } from "react";

import { MEASURE } from "#web/theme/tokens.ts";
import { words } from "#web/ui/words/ui.en.ts";

interface Props {
  title: string;
  /** The heading level in the page outline; it does not change the appearance. */
  heading?: "h3" | "h4" | "h5";
  text: string;
  /**
   * The number of visible lines while the text is collapsed. With 0, every text is collapsed, and no line of it is
   * visible.
   */
  lines?: number;
  /** Whether the button is on the same line as the title. */
  compact?: boolean;
}

const LETTERS_A_LINE = 70;
const isLong = (text: string, lines: number) => text.length > lines * LETTERS_A_LINE || text.split("\n").length > lines;

/** A titled text as its author typed it, with its line breaks. A long text is collapsed, and a button expands it. */
export function LongText({ title, heading: level = "h3", text, lines = 4, compact = false }: Props) {
  const [expanded, setExpanded] = useState(false);
  const [heading, block] = [useId(), useId()];
  const long = isLong(text, lines);
  const folded = long && !expanded;
  const clamped = lines === 0 ? HIDDEN : { ...CLAMPED, WebkitLineClamp: lines };

  const button = long && (
    <Button
      id={`${block}-more`}
      variant="text"
      aria-expanded={expanded}
      aria-controls={block}
      aria-labelledby={`${block}-more ${heading}`}
      onClick={() => setExpanded(!expanded)}
      sx={compact ? undefined : { ml: -1 }}
    >
      {expanded ? words.showLess : words.showAll}
    </Button>
  );

  return (
    <Box>
      <Box sx={compact ? TITLE_LINE : undefined}>
        <Typography id={heading} component={level} variant="h3">
          {title}
        </Typography>
        {compact && button}
      </Box>
      <Typography id={block} data-collapsed={folded || undefined} sx={[TEXT, compact && { mt: 0 }, folded && clamped]}>
        {text}
      </Typography>
      {!compact && button}
    </Box>
  );
}

const TITLE_LINE = { display: "flex", alignItems: "center", gap: 1, minHeight: 44 };
const TEXT = { mt: 0.5, maxWidth: MEASURE, whiteSpace: "pre-wrap", overflowWrap: "anywhere" };
const HIDDEN = { display: "none" };
const CLAMPED = { display: "-webkit-box", WebkitBoxOrient: "vertical", overflow: "hidden" };
