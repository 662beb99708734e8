import { Box, Button, Skeleton } from "@mui/material";
import { useState } from "react";

import { SessionRow } from "#web/features/session/settings/SessionRow.tsx";
import { useSignOutEverywhere } from "#web/features/session/settings/useSignOutEverywhere.ts";
import { type useOwnSessionsQuery } from "#web/graphql/generatedAccounts.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

type Reading = Pick<ReturnType<typeof useOwnSessionsQuery>, "data" | "error" | "refetch">;

export function SessionSettings({ data, error, refetch }: Reading) {
  const signOutEverywhere = useSignOutEverywhere();
  const [asking, setAsking] = useState(false);
  const readAgain = () => void refetch().catch(() => undefined);

  return (
    <SectionCard title="Where You Are Signed In">
      {data ? (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={readAgain} />
          ))}
        </Box>
      ) : error ? (
        <ErrorState text="Your sessions could not be loaded." onRetry={readAgain} />
      ) : (
        <Skeleton height={96} aria-label="Loading" />
      )}
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 3 }}>
        Sign Out Everywhere
      </Button>
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere"
        text="All your sessions end, this one too, and all your API tokens and webhooks. You then sign in again with your password."
        confirm="Sign Out Everywhere"
        onConfirm={() => {
          setAsking(false);
          void signOutEverywhere();
        }}
        onCancel={() => setAsking(false)}
      />
    </SectionCard>
  );
}
