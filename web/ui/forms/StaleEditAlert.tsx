import { Alert, AlertTitle, Box } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";

import { FactList } from "#web/ui/FactList.tsx";
import { words } from "#web/ui/forms/words/forms.en.ts";

type Facts = readonly (readonly [label: string, value: ReactNode])[];

interface Props {
  /** The noun of the edited record: "tender". */
  what: string;
  /** The label of the save button. */
  action: string;
  /** The stored version. When it changes, the message takes the focus again. */
  version: number;
  /** Fields that another user has changed, but the user of this form has not. */
  taken: Facts;
  /** Fields that both the user of this form and another user have changed. */
  contested: Facts;
}

/**
 * Shows that another user has changed the record. The message takes the focus: it is above a long form, so a user who
 * pressed Save below the form would not see it.
 */
export function StaleEditAlert({ what, action, version, taken, contested }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [version]);

  return (
    <Alert
      ref={notice}
      className="stale-edit"
      tabIndex={-1}
      severity="warning"
      variant="outlined"
      icon={false}
      sx={{ mb: 3 }}
    >
      <AlertTitle>{words.theWasChangedElsewhereSinceYou(what)}</AlertTitle>
      <Box sx={{ display: "grid", gap: 1 }}>
        {taken.length > 0 && (
          <>
            <div>{words.youHadNotChangedTheseFields}</div>
            <FactList facts={taken} />
          </>
        )}
        {contested.length > 0 && (
          <>
            <div>{words.youChangedTheseFieldsTooWhat}</div>
            <FactList facts={contested} />
          </>
        )}
        <div>{(contested.length > 0 ? "" : words.isKept) + words.pressAgain(action)}</div>
      </Box>
    </Alert>
  );
}
