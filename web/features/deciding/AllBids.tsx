import { Suspense } from "react";

import { BidsByTender } from "#web/features/deciding/groups/BidsByTender.tsx";
import { asInGroups, asInTable } from "#web/features/deciding/groups/groupFilterControls.ts";
import { words } from "#web/features/deciding/words/deciding.en.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { useKeptView } from "#web/ui/lists/keptView.ts";
import { type ListView } from "#web/ui/lists/listView.ts";
import { useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";
import { ViewChoice } from "#web/ui/lists/ViewChoice.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

/** Loaded only when the administrator chooses the table. */
const BidsTable = lazyComponent(async () => (await import("#web/features/deciding/table/BidsTable.tsx")).BidsTable);

const VIEWS: Record<ListView, string> = { cards: words.byTender, table: words.table };
/** The height of the skeleton, in pixels. */
const TABLE_HEIGHT = 800;

/** Spec §2, admin-bids: the tenders grouped by pending action, or all bids in one table. */
export function AllBids() {
  const finder = useAddressFilters();
  const { view: asked, setView } = useKeptView("bids", finder);
  // Only the grouped view has the filter `awaits`, which links of the dashboard set.
  const view = finder.address.has("awaits") ? "cards" : asked;

  /** Switches the view and carries over the filters that both views have. */
  function handleChoose(chosen: ListView) {
    const { address } = finder;
    const nothing = Object.fromEntries([...address.keys()].map((name) => [name, ""]));
    setView(chosen, { ...nothing, ...(chosen === "table" ? asInTable(address) : asInGroups(address)) });
  }

  const choice = <ViewChoice label={words.view} views={VIEWS} view={view} onChoose={handleChoose} />;
  if (view === "cards") return <BidsByTender choice={choice} />;
  return (
    <Suspense fallback={<CardSkeletons count={1} height={TABLE_HEIGHT} />}>
      <BidsTable finder={finder}>{choice}</BidsTable>
    </Suspense>
  );
}
