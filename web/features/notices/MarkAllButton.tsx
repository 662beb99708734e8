import { Button } from "@mui/material";
import { useState } from "react";

import { useMarkNotices } from "#web/features/notices/useMarkNotices.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { words } from "#web/features/notices/words/notices.en.ts";

export function MarkAllButton() {
  const { markAll } = useMarkNotices();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function handleClick() {
    if (busy) return;
    setBusy(true);
    await markAll().catch((error: unknown) =>
      toast.error(refusalOf(error)?.message ?? words.theNoticesCouldNotBeMarked),
    );
    setBusy(false);
  }
  return (
    <Button variant="contained" onClick={() => void handleClick()}>
      {words.markAllAsRead}
    </Button>
  );
}
