import { Alert, Box } from "@mui/material";

import { SessionSettings } from "#web/features/session/settings/SessionSettings.tsx";
import { TwoStepSettings } from "#web/features/session/settings/two-step/TwoStepSettings.tsx";
import { twoStepMissing } from "#web/features/session/storedUser.ts";
import { type useOwnSessionsQuery } from "#web/graphql/generatedAccounts.ts";
import { words } from "#web/features/session/settings/two-step/words/twoStep.en.ts";

interface Props {
  sessions: Pick<ReturnType<typeof useOwnSessionsQuery>, "data" | "error" | "refetch">;
  /** Called when two-step sign-in is on and the user has stored the recovery codes. */
  onDone: () => void;
}

/** The settings page of an administrator who must first set up two-step sign-in. */
export function TwoStepFirst({ sessions, onDone }: Props) {
  function handleTurnedOn() {
    twoStepMissing(false);
    void sessions.refetch().catch(() => undefined);
  }

  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { lg: "1fr 1fr" }, alignItems: "start" }}>
      <Alert role="status" severity="warning" variant="outlined" icon={false} sx={{ gridColumn: "1 / -1" }}>
        {words.administratorsNeedTwoStepSignIn}
      </Alert>
      <TwoStepSettings onTurnedOn={handleTurnedOn} onStored={onDone} />
      <SessionSettings {...sessions} />
    </Box>
  );
}
