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
  hasFocus: boolean;
}

/** The number of items rendered before any height is measured. */
const INITIAL_COUNT = 20;
/**
 * Overscan in pixels: items within this distance above and below the viewport are rendered, too. So the next item is
 * already rendered when the user presses Tab or scrolls fast.
 */
const OVERSCAN_PX = 1600;

/**
 * A virtual list (react-virtuoso): it renders only items near the viewport. The scroll position is preserved when
 * items change.
 */
export function VirtualList<T>({ items, keyOf, render, label, gap, hasFocus }: Props<T>) {
  const { firstItemIndex, setShown } = useScrollAnchor(items, keyOf, hasFocus);
  const [initialCount] = useState(() => Math.min(items.length, INITIAL_COUNT));
  const renderItem = useCallback((_: number, item: T) => render(item), [render]);

  return (
    <Virtuoso<T, Frame>
      useWindowScroll
      data={items}
      context={{ total: items.length, label, gap }}
      computeItemKey={(_, item): Key => keyOf(item)}
      itemContent={renderItem}
      components={COMPONENTS}
      firstItemIndex={firstItemIndex}
      rangeChanged={setShown}
      initialItemCount={initialCount}
      increaseViewportBy={OVERSCAN_PX}
    />
  );
}

interface Frame {
  total: number;
  label: string | undefined;
  gap: number;
}
type ItemProps = NonNullable<Components<unknown, Frame>["Item"]> extends ComponentType<infer P> ? P : never;

/**
 * The elements of the virtual list. The gaps are padding instead of margins, because Virtuoso measures heights without
 * margins.
 */
const COMPONENTS = {
  List: ({ context, ...list }: ListProps & { context: Frame }) => (
    <Box {...(list as ComponentProps<"ul">)} component="ul" role="list" aria-label={context.label} sx={LIST} />
  ),
  Item: ({ context, item: _item, ...rest }: ItemProps) => {
    const place = rest["data-index"] + 1;
    const pb = place === context.total ? 0 : context.gap;
    return (
      <Box
        {...(rest as ComponentProps<"li">)}
        component="li"
        aria-setsize={context.total}
        aria-posinset={place}
        sx={{ display: "flow-root", pb }}
      />
    );
  },
};
const LIST = { m: 0, p: 0, listStyle: "none" };
