import { Box, Skeleton, Typography } from "@mui/material";
import { words } from "#web/ui/lists/words/lists.en.ts";

interface Props {
  count: number;
  /** The height in pixels of the card that replaces the skeleton. The same height avoids a layout shift. */
  height: number;
  /** The loading text that the specification gives for this list. */
  text?: string;
}

export function CardSkeletons({ count, height, text }: Props) {
  return (
    <Box role="status" aria-label={text ?? words.loading} sx={{ display: "grid", gap: 2 }}>
      {text && <Typography sx={{ color: "text.secondary" }}>{text}</Typography>}
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Box>
  );
}
