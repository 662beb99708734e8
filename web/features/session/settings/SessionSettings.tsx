import { Box, Button, Skeleton } from "@mui/material";
import { useState } from "react";

import { SessionRow } from "#web/features/session/settings/SessionRow.tsx";
import { useSignOutEverywhere } from "#web/features/session/settings/useSignOutEverywhere.ts";
import { type useOwnSessionsQuery } from "#web/graphql/generatedAccounts.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/session/settings/words/settings.en.ts";

type Reading = Pick<ReturnType<typeof useOwnSessionsQuery>, "data" | "error" | "refetch">;

export function SessionSettings({ data, error, refetch }: Reading) {
  const signOutEverywhere = useSignOutEverywhere();
  const [asking, setAsking] = useState(false);
  const readAgain = () => void refetch().catch(() => undefined);

  return (
    <SectionCard title={words.whereYouAreSignedIn}>
      {data ? (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={readAgain} />
          ))}
        </Box>
      ) : error ? (
        <ErrorState text={words.yourSessionsCouldNotBeLoaded} onRetry={readAgain} />
      ) : (
        <Skeleton height={96} role="progressbar" aria-label={words.loading} />
      )}
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 3 }}>
        {words.signOutEverywhere}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.signOutEverywhere2}
        text={words.allYourSessionsEndThisOne}
        confirm={words.signOutEverywhere}
        onConfirm={() => {
          setAsking(false);
          void signOutEverywhere();
        }}
        onCancel={() => setAsking(false)}
      />
    </SectionCard>
  );
}
