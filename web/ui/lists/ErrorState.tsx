import { Box, Button, Typography } from "@mui/material";
import { useLayoutEffect, useRef } from "react";

import { focusTitle } from "#web/ui/frame/focusTitle.ts";

interface Props {
  text: string;
  onRetry: () => void;
}

/** When the button is gone after a retry, the focus that it had goes to the page's title. */
export function ErrorState({ text, onRetry }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const retry = button.current;
    return () => {
      if (document.activeElement === retry) focusTitle();
    };
  }, []);

  return (
    <Box role="alert" sx={{ p: 3, border: 1, borderColor: "error.main", borderLeftWidth: 4, bgcolor: "background.paper" }}>
      <Typography>{text}</Typography>
      <Button ref={button} variant="outlined" onClick={onRetry} sx={{ mt: 2 }}>Try again</Button>
    </Box>
  );
}
