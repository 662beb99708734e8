import { Alert } from "@mui/material";
import { useEffect, useRef } from "react";

import { type ContentNoun } from "#web/features/content/management/contentLists.ts";

/**
 * Says that the edited post or project was deleted. The message takes the focus: it is above a long form, so a user who
 * pressed Save below the form would not see it.
 */
export function DeletedAlert({ noun }: { noun: ContentNoun }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

  return (
    <Alert ref={notice} tabIndex={-1} severity="warning" variant="outlined" icon={false} sx={{ mb: 3 }}>
      This {noun} was deleted since you opened it. What you typed is kept below: copy what you need into a new {noun}.
    </Alert>
  );
}
