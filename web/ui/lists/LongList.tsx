import { Box } from "@mui/material";
import { lazy, type ReactNode, Suspense } from "react";

interface Props<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  render: (item: T) => ReactNode;
  label?: string;
  /** Between two items, in theme spacings. */
  gap?: number;
}

/** A list up to this length is drawn whole: the browser's own search then finds everything in it. */
const PLAIN = 60;

/** Only who has a long list loads what draws it. `lazy` forgets the type of the items. */
const VirtualList = lazy(async () => ({ default: (await import("#web/ui/lists/VirtualList.tsx")).VirtualList })) as <T>(
  props: Required<Omit<Props<T>, "label">> & Pick<Props<T>, "label">,
) => ReactNode;

/** The page scrolls, not the list. Of a long list only what is near the screen is drawn. */
export function LongList<T>({ items, keyOf, render, label, gap = 2 }: Props<T>) {
  const whole = (
    <Box component="ul" role="list" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap }}>
      {items.slice(0, PLAIN).map((item) => (
        <li key={keyOf(item)}>{render(item)}</li>
      ))}
    </Box>
  );
  if (items.length <= PLAIN) return whole;
  return (
    <Suspense fallback={whole}>
      <VirtualList items={items} keyOf={keyOf} render={render} label={label} gap={gap} />
    </Suspense>
  );
}
