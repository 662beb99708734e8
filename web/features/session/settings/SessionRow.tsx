import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";

import { formatDateTime } from "#web/format/dates.ts";
import { type OwnSessionFragment, useEndSessionMutation } from "#web/graphql/generatedAccounts.ts";
import { isRefused, refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";
import { words } from "#web/features/session/settings/words/settings.en.ts";

interface Props {
  session: OwnSessionFragment;
  onEnded: () => void;
}

export function SessionRow({ session: { id, device, network, signedInAt, lastSeenAt, isThisOne }, onEnded }: Props) {
  const toast = useToast();
  const [endSession] = useEndSessionMutation();
  const [isBusy, setBusy] = useState(false);

  async function end() {
    setBusy(true);
    try {
      await endSession({ variables: { id } });
      toast.success(words.wasSignedOut(words.device(device)));
    } catch (error) {
      if (!isRefused(error, "NOT_FOUND")) toast.error(refusalOf(error)?.message ?? words.theSessionCouldNotBeEnded);
    }
    setBusy(false);
    onEnded();
  }

  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{words.device(device)}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {words.fromSignedIn(network, formatDateTime(signedInAt), isThisOne ? null : formatDateTime(lastSeenAt))}
        </Typography>
      </Box>
      {isThisOne ? (
        <MarkBadge>{words.thisSession}</MarkBadge>
      ) : (
        <Button
          variant="text"
          disabled={isBusy}
          aria-label={words.endTheSessionOf(words.device(device))}
          onClick={() => void end()}
        >
          {words.end}
        </Button>
      )}
    </Box>
  );
}
