import { Alert, Button } from "@mui/material";
import { useState } from "react";

interface Props {
  /** Puts the form back to what it would have shown without the restored text. */
  onDiscard: () => void;
}

/** A form that opens with text that was typed before, and not sent, says so. The button goes with the notice, so the focus goes to the form. */
export function RestoredNotice({ onDiscard }: Props) {
  const [isDiscarded, setDiscarded] = useState(false);

  function discard(button: HTMLElement) {
    button.closest("form")?.querySelector<HTMLElement>("input, textarea, select")?.focus();
    onDiscard();
    setDiscarded(true);
  }

  if (isDiscarded) return null;
  return (
    <Alert
      role="status"
      aria-label="Restored text"
      severity="info"
      variant="outlined"
      icon={false}
      sx={{ mb: 3, flexWrap: "wrap" }}
      action={<Button variant="text" onClick={(event) => discard(event.currentTarget)}>Discard</Button>}
    >
      What you typed here earlier was put back. It has not been sent yet.
    </Alert>
  );
}
