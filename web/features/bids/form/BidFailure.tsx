import { Alert } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  sentence: string;
  /** The way on, where trying again is none. */
  children?: ReactNode;
}

/** Stays when the toast is gone, and takes the focus: the button that was pressed may be a screen away. */
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
