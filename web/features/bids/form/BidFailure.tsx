import { Alert } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  sentence: string;
  /** A link to another page, for failures where a retry does not help. */
  children?: ReactNode;
}

/**
 * An error message that stays after the toast has disappeared. It takes the focus, because the pressed button may be
 * outside the viewport.
 */
export function BidFailure({ sentence, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  return (
    <Alert ref={box} severity="error" tabIndex={-1}>
      {sentence}
      {children}
    </Alert>
  );
}
