import { Box } from "@mui/material";
import { lazy, type ReactNode, Suspense } from "react";

interface Props<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  render: (item: T) => ReactNode;
  label?: string;
  /** The gap between items, in theme spacing units. */
  gap?: number;
}

/** Shorter lists are rendered whole, so that the browser's find-in-page works. */
const MAX_PLAIN_ITEMS = 60;

/** Load the virtual list only when needed. `lazy` loses the generic type of the items. */
const VirtualList = lazy(async () => ({ default: (await import("#web/ui/lists/VirtualList.tsx")).VirtualList })) as <T>(
  props: Required<Omit<Props<T>, "label">> & Pick<Props<T>, "label">,
) => ReactNode;

/** A list in the page's scroll; a long one is virtual: only the items near the viewport are rendered. */
export function LongList<T>({ items, keyOf, render, label, gap = 2 }: Props<T>) {
  const whole = (
    <Box component="ul" role="list" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap }}>
      {items.slice(0, MAX_PLAIN_ITEMS).map((item) => (
        <li key={keyOf(item)}>{render(item)}</li>
      ))}
    </Box>
  );
  if (items.length <= MAX_PLAIN_ITEMS) return whole;
  return (
    <Suspense fallback={whole}>
      <VirtualList items={items} keyOf={keyOf} render={render} label={label} gap={gap} />
    </Suspense>
  );
}
