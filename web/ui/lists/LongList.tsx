import { Box } from "@mui/material";
import { type ReactNode, Suspense, useDeferredValue } from "react";

import { MAX_PLAIN_ITEMS, useVirtual } from "#web/ui/lists/useVirtual.ts";
import { part } from "#web/ui/part.ts";

interface Props<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  render: (item: T) => ReactNode;
  label?: string;
  /** The gap between items, in theme spacing units. */
  gap?: number;
  /** Never virtual: in a dialog, whose content has a scroll of its own. */
  isWhole?: boolean;
}

/** More than a screen shows: a cheap phone renders these at once, and the others in parts right after the first paint. */
const FIRST_ITEMS = 6;

/** Load the virtual list only when needed. `lazy` loses the generic type of the items. */
const VirtualList = part(async () => (await import("#web/ui/lists/VirtualList.tsx")).VirtualList) as <T>(
  props: Required<Omit<Props<T>, "label" | "isWhole">> & Pick<Props<T>, "label"> & { hasFocus: boolean },
) => ReactNode;

/** A list in the page's scroll; a long one is virtual: only the items near the viewport are rendered. */
export function LongList<T>({ items, keyOf, render, label, gap = 2, isWhole = false }: Props<T>) {
  const { isVirtual, hasFocus, watchFocus } = useVirtual(isWhole ? 0 : items.length);
  const isPainted = useDeferredValue(true, false);
  const plain = (shown: readonly T[]) => (
    <Box component="ul" role="list" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap }}>
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
