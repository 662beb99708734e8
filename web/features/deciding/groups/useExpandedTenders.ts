import { useState } from "react";

import { type BidsView, FIRST_VIEW } from "#web/features/deciding/bidsView.ts";

/**
 * The state of the expanded tenders, with their views and dialogs. It is stored above the list, because the list
 * unmounts items: a virtual list those outside the viewport, and a tender that closes moves to another group.
 */
export function useExpandedTenders() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [views, setViews] = useState<ReadonlyMap<string, BidsView>>(new Map());

  return {
    isOpen: (tenderId: string) => expanded.has(tenderId),
    viewOf: (tenderId: string) => views.get(tenderId) ?? FIRST_VIEW,
    toggle(tenderId: string, open: boolean) {
      const rest = [...expanded].filter((id) => id !== tenderId);
      setExpanded(new Set(open ? [...rest, tenderId] : rest));
    },
    show: (tenderId: string, changed: Partial<BidsView>) =>
      setViews((shown) => new Map(shown).set(tenderId, { ...(shown.get(tenderId) ?? FIRST_VIEW), ...changed })),
  };
}
