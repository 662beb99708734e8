import { Alert } from "@mui/material";
import { useEffect, useRef } from "react";

import { type ContentNoun } from "#web/features/content/contentLists.ts";

/** It stands above a long form and was caused at its end: it takes the focus. */
export function DeletedNotice({ noun }: { noun: ContentNoun }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

  return (
    <Alert ref={notice} tabIndex={-1} severity="warning" variant="outlined" icon={false} sx={{ mb: 3 }}>
      This {noun} was deleted since you opened it. What you typed is kept below: copy what you need into a new {noun}.
    </Alert>
  );
}
