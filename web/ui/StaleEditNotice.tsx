import { Alert, AlertTitle } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";

import { FactList } from "#web/ui/FactList.tsx";

interface Props {
  /** What was edited: "tender". */
  what: string;
  /** The label of the button that saves. */
  action: string;
  /** The version that is stored now: a newer one takes the focus again. */
  version: number;
  /** Label and value of each field that somebody else saved meanwhile. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** It stands above a long form and was caused at its end: it takes the focus. */
export function StaleEditNotice({ what, action, version, facts }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [version]);

  return (
    <Alert ref={notice} tabIndex={-1} severity="warning" variant="outlined" icon={false} sx={{ mb: 3 }}>
      <AlertTitle>The {what} was changed elsewhere since you opened it</AlertTitle>
      {facts.length === 0
        ? `What you typed is kept below, and no field of this form is different. Press ${action} again to save it.`
        : `What you typed is kept below. Press ${action} again to save it in place of what was saved meanwhile:`}
      <FactList facts={facts.map(([label, value]) => [label, value === "" ? "(empty)" : value] as const)} />
    </Alert>
  );
}
