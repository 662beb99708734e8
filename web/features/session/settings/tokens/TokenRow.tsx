import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";

import { words } from "#web/features/session/settings/tokens/words/tokens.en.ts";
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
      toast.success(words.wasRevoked(name));
    } catch (error) {
      if (!isRefused(error, "NOT_FOUND")) toast.error(refusalOf(error)?.message ?? words.theTokenCouldNotBe);
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
          {hasExpired && <MarkBadge>{words.expired}</MarkBadge>}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {beginning}…, {scopes.join(", ")}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {[
            words.created(formatDate(createdAt)),
            expiresAt ? (hasExpired ? words.expiredOn : words.expiresOn)(formatDate(expiresAt)) : words.doesNotExpire,
            lastUsedAt ? words.lastUsed(formatDate(lastUsedAt)) : words.neverUsed,
          ].join(", ")}
        </Typography>
      </Box>
      <Button variant="text" aria-label={words.revokeOf(name)} onClick={() => setAsking(true)}>
        {words.revoke}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.revokeToken}
        text={words.programsThatUseAreRefused(name)}
        confirm={words.revoke}
        busy={isBusy}
        onConfirm={() => void revokeNow()}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}
