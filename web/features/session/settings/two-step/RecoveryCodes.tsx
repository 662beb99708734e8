import { Box, Button, Stack, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import { words } from "#web/features/session/settings/two-step/words/twoStep.en.ts";

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
        {words.keepTheseRecoveryCodesAwayFrom}
      </Typography>
      <Box
        component="ul"
        aria-label={words.recoveryCodes}
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
          {words.iHaveKeptThem}
        </Button>
      </div>
    </Stack>
  );
}
