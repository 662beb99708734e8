import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { useId } from "react";

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
  return (
    <Dialog open={open} onClose={onStay} aria-labelledby={title}>
      <DialogTitle id={title}>{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{words.text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{words.leave}</Button>
        <Button variant="contained" color="primary" onClick={onStay}>{words.stay}</Button>
      </DialogActions>
    </Dialog>
  );
}
