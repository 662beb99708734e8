import { useState } from "react";

import { type BidsView, FIRST_VIEW } from "#web/features/deciding/bidsView.ts";

/** State of the open accordions and their views, kept here because a virtual list unmounts items outside the viewport. */
export function useUnfolded() {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const [views, setViews] = useState<ReadonlyMap<string, BidsView>>(new Map());

  return {
    isOpen: (tenderId: string) => unfolded.has(tenderId),
    viewOf: (tenderId: string) => views.get(tenderId) ?? FIRST_VIEW,
    fold(tenderId: string, open: boolean) {
      const rest = [...unfolded].filter((id) => id !== tenderId);
      setUnfolded(new Set(open ? [...rest, tenderId] : rest));
    },
    show: (tenderId: string, view: BidsView) => setViews(new Map(views).set(tenderId, view)),
  };
}
