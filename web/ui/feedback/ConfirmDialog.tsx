import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { type ReactNode, useId } from "react";

import { Dialog } from "#web/ui/Dialog.tsx";
import { words } from "#web/ui/feedback/words/feedback.en.ts";

interface Props {
  open: boolean;
  title: string;
  /** A complete sentence that asks for the confirmation. */
  text: string;
  /** The label of the button that confirms: a verb such as "Delete", not "OK". */
  confirm: string;
  /** Whether the confirmed action destroys something or cannot be undone. The confirm button is then red. */
  isDangerous?: boolean;
  /** A button for another action that the user may intend instead. */
  instead?: { label: string; onPress: () => void };
  /** Disables the buttons while the action runs. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Further inputs below the question. */
  children?: ReactNode;
  /** Whether the content is long and has no input: it can then be focused, so that the keyboard scrolls it. */
  isLong?: boolean;
}

/** A dialog that asks for confirmation. Cancel has the initial focus, so that an accidental Enter does nothing. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  isDangerous = false,
  instead,
  busy = false,
  onConfirm,
  onCancel,
  children,
  isLong = false,
}: Props) {
  const [heading, question] = [useId(), useId()];
  return (
    <Dialog open={open} onClose={busy ? undefined : onCancel} aria-labelledby={heading} aria-describedby={question}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent {...(isLong && { tabIndex: 0, role: "region", "aria-labelledby": heading })}>
        <DialogContentText id={question}>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: 1 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus; on Cancel, an accidental Enter does no harm */}
        <Button autoFocus disabled={busy} onClick={onCancel}>
          {words.cancel}
        </Button>
        {instead && (
          <Button variant="outlined" color="secondary" disabled={busy} onClick={instead.onPress}>
            {instead.label}
          </Button>
        )}
        <Button variant="contained" color={isDangerous ? "error" : "primary"} disabled={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
