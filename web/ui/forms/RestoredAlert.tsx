import { Alert, Button } from "@mui/material";
import { useState } from "react";
import { words } from "#web/ui/forms/words/forms.en.ts";

interface Props {
  /** Called by the Discard button; resets the form to its values without the restored text. */
  onDiscard: () => void;
}

/**
 * Shows that the form's input was restored from the browser's storage. The Discard button disappears with this message,
 * so a press on it moves the focus to the form's first field.
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
      aria-label={words.restoredText}
      severity="info"
      variant="outlined"
      icon={false}
      sx={{ alignItems: "center", borderColor: "divider", "& .MuiAlert-action": { alignItems: "center", p: 0, mr: 0 } }}
      action={
        <Button variant="text" onClick={(event) => discard(event.currentTarget)}>
          {words.discard}
        </Button>
      }
    >
      {words.whatYouTypedHereEarlierWas}
    </Alert>
  );
}
