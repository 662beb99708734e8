import { useState } from "react";

import { type BidsView, FIRST_VIEW } from "#web/features/deciding/bidsView.ts";

/**
 * Stores which tenders are expanded, with their views and dialogs. The state is outside the list items, because items
 * are unmounted: the virtual list unmounts items outside the viewport, and a tender that closes moves to another group.
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
