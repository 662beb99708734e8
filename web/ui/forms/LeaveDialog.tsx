import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { useEffect, useEffectEvent, useId } from "react";

import { Dialog } from "#web/ui/Dialog.tsx";
import { useFormWords } from "#web/ui/forms/useFormWords.ts";

interface Props {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ open, onStay, onLeave }: Props) {
  const words = useFormWords().leave;
  const title = useId();
  // Asks with the browser's own confirm dialog, if the connection was lost before the code of this dialog was loaded.
  const askPlainly = useEffectEvent(() => (window.confirm(words.text) ? onLeave() : onStay()));
  useEffect(() => {
    if (open) Dialog.load().catch(() => askPlainly());
  }, [open]);
  return (
    <Dialog open={open} onClose={onStay} aria-labelledby={title}>
      <DialogTitle id={title}>{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{words.text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{words.leave}</Button>
        <Button variant="contained" color="primary" onClick={onStay}>
          {words.stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
