import { Alert } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  sentence: string;
  /** A link to another page, where a retry cannot help. */
  children?: ReactNode;
}

/** Remains after the toast, and takes the focus: the pressed button may be a screen away. */
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
