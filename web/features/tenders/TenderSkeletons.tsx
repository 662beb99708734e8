import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { type ListView } from "#web/ui/lists/listView.ts";

/** Pixels of a card, and of a table of six rows, of usual length. */
const HEIGHTS: Record<ListView, number> = { cards: 266, table: 720 };

/** In place of the list while it loads, so that nothing jumps. */
export const TenderSkeletons = ({ view }: { view: ListView }) => <CardSkeletons count={view === "table" ? 1 : 3} height={HEIGHTS[view]} />;
