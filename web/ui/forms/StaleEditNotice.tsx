import { Alert, AlertTitle, Box } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";

import { FactList } from "#web/ui/FactList.tsx";

type Facts = readonly (readonly [label: string, value: ReactNode])[];

interface Props {
  /** What was edited: "tender". */
  what: string;
  /** The label of the button that saves. */
  action: string;
  /** The version that is stored now: a newer one takes the focus again. */
  version: number;
  /** What somebody else saved in fields that were left alone here. */
  taken: Facts;
  /** What somebody else saved in fields that were changed here too. */
  contested: Facts;
}

/** It stands above a long form and was caused at its end: it takes the focus. */
export function StaleEditNotice({ what, action, version, taken, contested }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [version]);

  return (
    <Alert ref={notice} className="stale-edit" tabIndex={-1} severity="warning" variant="outlined" icon={false} sx={{ mb: 3 }}>
      <AlertTitle>The {what} was changed elsewhere since you opened it</AlertTitle>
      <Box sx={{ display: "grid", gap: 1 }}>
        {taken.length > 0 && (
          <>
            <div>You had not changed these fields. The form shows what was saved meanwhile:</div>
            <FactList facts={taken} />
          </>
        )}
        {contested.length > 0 && (
          <>
            <div>You changed these fields too. What you typed is kept in place of what was saved meanwhile:</div>
            <FactList facts={contested} />
          </>
        )}
        <div>
          {contested.length > 0 ? "" : "What you typed is kept below. "}Press {action} again to save the form as it stands now.
        </div>
      </Box>
    </Alert>
  );
}
