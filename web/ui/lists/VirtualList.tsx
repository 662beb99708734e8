import { Box } from "@mui/material";
import { type ComponentProps, type ComponentType, type Key, type ReactNode, useCallback, useState } from "react";
import { type Components, type ListProps, Virtuoso } from "react-virtuoso";

import { useScrollAnchor } from "#web/ui/lists/useScrollAnchor.ts";

interface Props<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  render: (item: T) => ReactNode;
  label?: string;
  gap: number;
}

/** So many are drawn before anything is measured. */
const AT_FIRST = 20;
/** Pixels above and below the screen that are drawn too, so that Tab and a quick thumb always find a next item. */
const AROUND = 800;

/** The part of a long list that is near the screen. It keeps its place when the items change. */
export function VirtualList<T>({ items, keyOf, render, label, gap }: Props<T>) {
  const { firstItemIndex, setShown } = useScrollAnchor(items, keyOf);
  const [atFirst] = useState(() => Math.min(items.length, AT_FIRST));
  const drawn = useCallback((_: number, item: T) => render(item), [render]);

  return (
    <Virtuoso<T, Frame>
      useWindowScroll
      data={items}
      context={{ total: items.length, label, gap }}
      computeItemKey={(_, item): Key => keyOf(item)}
      itemContent={drawn}
      components={PARTS}
      firstItemIndex={firstItemIndex}
      rangeChanged={setShown}
      initialItemCount={atFirst}
      increaseViewportBy={AROUND}
    />
  );
}

interface Frame {
  total: number;
  label: string | undefined;
  gap: number;
}
type ItemProps = NonNullable<Components<unknown, Frame>["Item"]> extends ComponentType<infer P> ? P : never;

/** The heights are measured without margins: the gap is padding. */
const PARTS = {
  List: ({ context, ...list }: ListProps & { context: Frame }) => (
    <Box {...(list as ComponentProps<"ul">)} component="ul" role="list" aria-label={context.label} sx={LIST} />
  ),
  Item: ({ context, item: _item, ...rest }: ItemProps) => {
    const place = rest["data-index"] + 1;
    const pb = place === context.total ? 0 : context.gap;
    return <Box {...(rest as ComponentProps<"li">)} component="li" aria-setsize={context.total} aria-posinset={place} sx={{ display: "flow-root", pb }} />;
  },
};
const LIST = { m: 0, p: 0, listStyle: "none" };
