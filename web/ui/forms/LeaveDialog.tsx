import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { useId } from "react";

interface Props {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ open, onStay, onLeave }: Props) {
  const title = useId();
  return (
    <Dialog open={open} onClose={onStay} aria-labelledby={title}>
      <DialogTitle id={title}>Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText>What you typed on this page has not been sent yet.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>Leave page</Button>
        <Button variant="contained" color="primary" onClick={onStay}>Keep editing</Button>
      </DialogActions>
    </Dialog>
  );
}
