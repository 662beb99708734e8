import { Box, Skeleton } from "@mui/material";

interface Props {
  count: number;
  /** Pixels: the height of the card that will stand here, so that nothing jumps. */
  height: number;
}

export function CardSkeletons({ count, height }: Props) {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: "grid", gap: 2 }}>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Box>
  );
}
