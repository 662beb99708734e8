import { Box, Button, Typography } from "@mui/material";
import { Check } from "lucide-react";
import { useState } from "react";

import { words } from "#web/features/contact/words/requests.en.ts";
import { formatDate } from "#web/format/dates.ts";
import { type IntegrationRequestFragment, useMarkRequestMutation } from "#web/graphql/generatedContact.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

interface Props {
  request: IntegrationRequestFragment;
  who: string;
}

/**
 * A button that marks an integration request as handled, or takes the mark back. A list that is filtered by this mark
 * still contains the request until the next fetch, so that the user can undo a mistake.
 */
export function HandledMark({ request: { id, handledAt }, who }: Props) {
  const toast = useToast();
  const [mark] = useMarkRequestMutation();
  const [busy, setBusy] = useState(false);

  async function turn() {
    if (busy) return;
    setBusy(true);
    try {
      await mark({ variables: { id, handled: !handledAt } });
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? words.failedToMarkRequest);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
      {handledAt && (
        <Typography
          sx={{ display: "inline-flex", alignItems: "center", gap: 1, fontWeight: 550, color: "status.open.main" }}
        >
          <Check size={18} aria-hidden />
          {words.handled(formatDate(handledAt))}
        </Typography>
      )}
      <Button
        variant={handledAt ? "text" : "outlined"}
        onClick={() => void turn()}
        aria-label={handledAt ? words.notHandledOf(who) : words.markAsHandledOf(who)}
      >
        {handledAt ? words.markAsNotHandled : words.markAsHandled}
      </Button>
    </Box>
  );
}
