import { Button } from "@mui/material";
import { useState } from "react";

import { useMarkMany } from "#web/features/notices/useMarkMany.ts";
import { type ToldNoticeFragment } from "#web/graphql/generatedNotices.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { SelectionBar } from "#web/ui/lists/SelectionBar.tsx";
import { type Selection } from "#web/ui/lists/useSelection.ts";
import { words } from "#web/features/notices/words/notices.en.ts";
import { words as selectionWords } from "#web/features/notices/words/selection.en.ts";

interface Props {
  selection: Selection<ToldNoticeFragment>;
}

/** The acts on the selected notices. */
export function NoticeSelection({ selection: { selected, select, clear } }: Props) {
  const markMany = useMarkMany();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);

  async function handleMark(unread: boolean) {
    if (isBusy) return;
    setBusy(true);
    const { marked, failure } = await markMany(
      selected.map(({ id }) => id),
      unread,
    );
    // The other notices stay selected, so that the user can try again.
    select(marked, false);
    if (failure) {
      const reason = refusalOf(failure)?.message;
      toast.error(
        marked.length > 0
          ? `${selectionWords.someWereMarked(marked.length, selected.length)} ${reason ?? selectionWords.theOthersCouldNotBeMarked}`
          : (reason ?? words.theNoticesCouldNotBeMarked),
      );
    }
    setBusy(false);
  }

  return (
    <SelectionBar text={selected.length > 0 ? selectionWords.selected(selected.length) : null} onClear={clear}>
      {/* Not `disabled`, because a disabled button loses the focus. */}
      <Button variant="outlined" aria-disabled={isBusy} onClick={() => void handleMark(false)}>
        {selectionWords.markAsRead}
      </Button>
      <Button variant="outlined" aria-disabled={isBusy} onClick={() => void handleMark(true)}>
        {selectionWords.markAsUnread}
      </Button>
    </SelectionBar>
  );
}
