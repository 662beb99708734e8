import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";

import { formatDate } from "#web/format/dates.ts";
import { type ListedApiTokenFragment, useRevokeApiTokenMutation } from "#web/graphql/generatedAccounts.ts";
import { isRefused, refusalOf } from "#web/graphql/refusal.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";

interface Props {
  token: ListedApiTokenFragment;
  /** The current time by the server's clock. */
  now: Date;
  onRevoked: () => void;
}

export function TokenRow({
  token: { id, name, beginning, scopes, createdAt, expiresAt, lastUsedAt },
  now,
  onRevoked,
}: Props) {
  const toast = useToast();
  const [revoke] = useRevokeApiTokenMutation();
  const [asking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const hasExpired = expiresAt !== null && Date.parse(expiresAt) <= now.getTime();

  async function revokeNow() {
    setBusy(true);
    try {
      await revoke({ variables: { id } });
      toast.success(`${name} was revoked`);
    } catch (error) {
      if (!isRefused(error, "NOT_FOUND")) toast.error(refusalOf(error)?.message ?? "The token could not be revoked");
    }
    setBusy(false);
    setAsking(false);
    onRevoked();
  }

  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ minWidth: 0, flex: "1 1 240px" }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          <span>{`${name} `}</span>
          {hasExpired && <MarkBadge>Expired</MarkBadge>}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {beginning}…, {scopes.join(", ")}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {[
            `Created ${formatDate(createdAt)}`,
            expiresAt ? `${hasExpired ? "expired" : "expires"} ${formatDate(expiresAt)}` : "does not expire",
            lastUsedAt ? `last used ${formatDate(lastUsedAt)}` : "never used",
          ].join(", ")}
        </Typography>
      </Box>
      <Button variant="text" aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        open={asking}
        title="Revoke token"
        text={`Programs that use ${name} are refused from now on. This cannot be undone.`}
        confirm="Revoke"
        busy={isBusy}
        onConfirm={() => void revokeNow()}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}
