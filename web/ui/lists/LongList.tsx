import { Box } from "@mui/material";
import { type ReactNode, Suspense, useDeferredValue } from "react";

import { MAX_PLAIN_ITEMS, useVirtual } from "#web/ui/lists/useVirtual.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

interface Props<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  render: (item: T) => ReactNode;
  label?: string;
  /** The gap between items, in theme spacing units. */
  gap?: number;
  /** Disables virtual rendering, for a list in a dialog, which scrolls separately from the page. */
  isWhole?: boolean;
}

/**
 * The number of items that are rendered first, which is more than one screen shows. The others are rendered right after
 * the first paint, so that a slow phone shows the first items sooner.
 */
const FIRST_ITEMS = 6;

/** The virtual list, which is lazy-loaded. The cast restores the generic type of the items, which `lazy` loses. */
const VirtualList = lazyComponent(async () => (await import("#web/ui/lists/VirtualList.tsx")).VirtualList) as <T>(
  props: Required<Omit<Props<T>, "label" | "isWhole">> & Pick<Props<T>, "label"> & { hasFocus: boolean },
) => ReactNode;

/** A list that scrolls with the page. A long list is virtual: only items near the viewport are rendered. */
export function LongList<T>({ items, keyOf, render, label, gap = 2, isWhole = false }: Props<T>) {
  const { isVirtual, hasFocus, watchFocus } = useVirtual(isWhole ? 0 : items.length);
  const isPainted = useDeferredValue(true, false);
  const plain = (shown: readonly T[]) => (
    <Box
      component="ul"
      role="list"
      aria-label={label}
      sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap }}
    >
      {(isPainted ? shown : shown.slice(0, FIRST_ITEMS)).map((item) => (
        <li key={keyOf(item)}>{render(item)}</li>
      ))}
    </Box>
  );
  return (
    <div {...watchFocus}>
      {isVirtual ? (
        <Suspense fallback={plain(items.slice(0, MAX_PLAIN_ITEMS))}>
          <VirtualList items={items} keyOf={keyOf} render={render} label={label} gap={gap} hasFocus={hasFocus} />
        </Suspense>
      ) : (
        plain(items)
      )}
    </div>
  );
}
