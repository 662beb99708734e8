import { Box, Button, Typography } from "@mui/material";
import { useRef } from "react";

import { useFocusTitleAfter } from "#web/ui/frame/focusTitle.ts";
import { words } from "#web/ui/lists/words/lists.en.ts";

interface Props {
  text: string;
  onRetry: () => void;
}

export function ErrorState({ text, onRetry }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusTitleAfter(button);

  return (
    <Box
      role="alert"
      sx={{ p: 3, border: 1, borderColor: "error.main", borderLeftWidth: 4, bgcolor: "background.paper" }}
    >
      <Typography>{text}</Typography>
      <Button ref={button} variant="outlined" onClick={onRetry} sx={{ mt: 2 }}>
        {words.tryAgain}
      </Button>
    </Box>
  );
}
