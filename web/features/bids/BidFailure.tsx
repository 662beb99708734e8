import { Alert } from "@mui/material";
import { useEffect, useRef } from "react";

/** Stays when the toast is gone, and takes the focus: the button that was pressed may be a screen away. */
export function BidFailure({ sentence }: { sentence: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  return (
    <Alert ref={box} severity="error" tabIndex={-1}>
      {sentence}
    </Alert>
  );
}
