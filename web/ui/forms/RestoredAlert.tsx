import { Alert, Button } from "@mui/material";
import { useState } from "react";

interface Props {
  /** Called by the Discard button; resets the form to its values without the restored text. */
  onDiscard: () => void;
}

/**
 * Says that the form was restored from stored input. The Discard button is removed together with this message, so the
 * focus moves to the form.
 */
export function RestoredAlert({ onDiscard }: Props) {
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
      sx={{ alignItems: "center", borderColor: "divider", "& .MuiAlert-action": { alignItems: "center", p: 0, mr: 0 } }}
      action={
        <Button variant="text" onClick={(event) => discard(event.currentTarget)}>
          Discard
        </Button>
      }
    >
      What you typed here earlier was put back. It has not been sent yet.
    </Alert>
  );
}
