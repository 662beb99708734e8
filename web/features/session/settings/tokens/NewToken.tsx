import { Box, Button, Stack, Typography } from "@mui/material";
import { useEffect, useRef } from "react";

import { useToast } from "#web/ui/feedback/useToast.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

/** Shown once; takes the focus, since the form that had it is gone. */
export function NewToken({ token, onKept }: { token: string; onKept: () => void }) {
  const toast = useToast();
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);

  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => toast.success("The token was copied"),
      () => toast.error("The browser did not copy it: select the token and copy it yourself"),
    );

  return (
    <SectionCard title="Your New Token">
      <Stack sx={{ gap: 3 }}>
        <Typography ref={lead} tabIndex={-1} sx={{ outline: "none" }}>
          Copy it now and keep it like a password. It is not shown again.
        </Typography>
        <Box component="code" aria-label="Token" sx={{ p: 2, border: 1, borderColor: "divider", overflowWrap: "anywhere", userSelect: "all", fontFamily: "monospace" }}>
          {token}
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <Button variant="contained" onClick={() => void copy()}>Copy Token</Button>
          <Button variant="outlined" onClick={onKept}>I Have Kept It</Button>
        </Box>
      </Stack>
    </SectionCard>
  );
}
