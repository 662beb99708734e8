import { useRef, useState } from "react";

import { capitalised, type ContentNoun } from "#web/features/content/management/contentLists.ts";
import { type ContentItem } from "#web/features/content/management/ContentRow.tsx";
import { refusalOf } from "#web/graphql/refusal.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

export interface ContentActs<T> {
  publish: (item: T, published: boolean) => Promise<unknown>;
  remove: (item: T) => Promise<unknown>;
}

/**
 * Publishes, unpublishes and deletes, one mutation at a time. If a mutation fails, refetches the list, because the
 * shown list may be outdated.
 */
export function useContentActs<T extends ContentItem>(noun: ContentNoun, acts: ContentActs<T>, readAgain: () => void) {
  const toast = useToast();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState<T | null>(null);
  const [asking, setAsking] = useState(false);

  async function run(act: () => Promise<unknown>, verb: string, done: string) {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      await act();
      toast.success(`${capitalised(noun)} ${done}`);
      return true;
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? `Failed to ${verb} ${noun}`);
      readAgain();
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  function publish(item: T) {
    const verb = item.published ? "unpublish" : "publish";
    void run(() => acts.publish(item, !item.published), verb, `${verb}ed`);
  }

  async function confirmDelete() {
    if (!deleting) return;
    const deleted = await run(() => acts.remove(deleting), "delete", "deleted");
    setAsking(false);
    // MUI would return the focus to the button that opened the dialog, but that button was removed with its row. So
    // focus the title instead.
    if (deleted) setTimeout(focusTitle);
  }

  function askToDelete(item: T) {
    setDeleting(item);
    setAsking(true);
  }

  return {
    publish,
    deleting: asking ? deleting : null,
    askToDelete,
    confirmDelete: () => void confirmDelete(),
    cancelDelete: () => setAsking(false),
    busy,
  };
}
