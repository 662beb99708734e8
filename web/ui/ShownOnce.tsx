import { Box, Button, Stack, Typography } from "@mui/material";
import { useEffect, useRef } from "react";

import { useToast } from "#web/ui/feedback/useToast.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/ui/words/ui.en.ts";

interface Props {
  title: string;
  /** The noun for the secret: "Token". */
  noun: string;
  text: string;
  onStored: () => void;
}

/**
 * A card with a secret that is shown only once, after a form created it. The card takes the focus, because the form
 * that had the focus is removed.
 */
export function ShownOnce({ title, noun, text, onStored }: Props) {
  const toast = useToast();
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  const name = noun.toLowerCase();

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(words.theWasCopied(name)),
      () => toast.error(words.theBrowserDidNotCopyIt(name)),
    );

  return (
    <SectionCard title={title}>
      <Stack sx={{ gap: 3 }}>
        <Typography ref={lead} tabIndex={-1} sx={{ outline: "none" }}>
          {words.copyItNowAndKeepIt}
        </Typography>
        <Box
          component="code"
          aria-label={noun}
          sx={{
            p: 2,
            border: 1,
            borderColor: "divider",
            overflowWrap: "anywhere",
            userSelect: "all",
            fontFamily: "monospace",
          }}
        >
          {text}
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <Button variant="contained" onClick={() => void copy()}>
            {words.copy(noun)}
          </Button>
          <Button variant="outlined" onClick={onStored}>
            {words.iHaveKeptIt}
          </Button>
        </Box>
      </Stack>
    </SectionCard>
  );
}
