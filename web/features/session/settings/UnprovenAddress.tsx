import { Alert, Box, Button } from "@mui/material";
import { useState } from "react";

import { useOwnAddressQuery, useRequestEmailConfirmationMutation } from "#web/graphql/generatedAccounts.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { words } from "#web/features/session/settings/words/settings.en.ts";

/**
 * A warning that is shown until the e-mail address is confirmed. It names the features that require a confirmed
 * address, and a button sends the mail with the link again.
 */
export function UnprovenAddress() {
  const toast = useToast();
  const { data } = useOwnAddressQuery();
  const [request, { loading }] = useRequestEmailConfirmationMutation();
  const [isSent, setSent] = useState(false);
  if (!data?.me || data.me.emailProvenAt) return null;

  async function handleClick() {
    try {
      await request();
      setSent(true);
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? words.theServerCouldNotBeReached2, { title: words.notSent });
    }
  }

  return (
    <Alert severity="warning" variant="outlined" icon={false} sx={{ mb: 3 }}>
      <Box>{words.thisAddressIsNotConfirmedOpen}</Box>
      <Box role="status">{isSent && words.aNewLinkWasMailedOpen}</Box>
      <Button variant="outlined" disabled={loading} onClick={() => void handleClick()} sx={{ mt: 1 }}>
        {words.sendTheLinkAgain}
      </Button>
    </Alert>
  );
}
