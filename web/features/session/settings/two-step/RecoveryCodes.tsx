import { Box, Button, Stack, Typography } from "@mui/material";
import { useEffect, useRef } from "react";

/**
 * The recovery codes, which are shown only once. The component takes the focus, because the form that had it was
 * removed.
 */
export function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography ref={lead} tabIndex={-1} sx={{ outline: "none" }}>
        Keep these recovery codes away from your phone. Each signs you in once, without the app. They are not shown
        again.
      </Typography>
      <Box
        component="ul"
        aria-label="Recovery codes"
        sx={{
          listStyle: "none",
          m: 0,
          p: 2,
          border: 1,
          borderColor: "divider",
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))",
          gap: 1,
          fontVariantNumeric: "tabular-nums",
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <div>
        <Button variant="outlined" onClick={onStored}>
          I Have Kept Them
        </Button>
      </div>
    </Stack>
  );
}
