import { Button } from "@mui/material";
import { Bookmark } from "lucide-react";
import { type ComponentType, Suspense, useEffect, useState } from "react";

import { loadExtra } from "#web/loadPart.ts";
import { activeFilters, type TenderFilters } from "#web/features/tenders/browse/tenderFilterControls.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { words } from "#web/features/tenders/searches/words/searches.en.ts";

/**
 * Milliseconds until new tenders are counted. The delay ensures that the count does not slow down the screen's first
 * view.
 */
const START_MS = 2_000;

const SavedSearchesDialog = lazyComponent(
  async () => (await import("#web/features/tenders/searches/SavedSearchesDialog.tsx")).SavedSearchesDialog,
);
type Counter = ComponentType<{ onCount: (count: number) => void }>;

/**
 * The button that opens the dialog of saved searches, in which the current filters can be saved. After START_MS, the
 * button also shows how many new tenders match the saved searches.
 */
export function SavedSearchesButton({ filters }: { filters: TenderFilters }) {
  const [dialogState, setDialogState] = useState<"never" | "open" | "closed">("never");
  const [newTenders, setNewTenders] = useState(0);
  const [Counts, setCounts] = useState<Counter | null>(null);
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void loadExtra(() => import("#web/features/tenders/searches/NewTendersCount.tsx")).then(
          (part) => part && setCounts(() => part.NewTendersCount),
        ),
      START_MS,
    );
    return () => clearTimeout(timer);
  }, []);

  const isFiltered = activeFilters(filters).length > 0;
  return (
    <>
      <Button variant="outlined" startIcon={<Bookmark size={18} aria-hidden />} onClick={() => setDialogState("open")}>
        {isFiltered ? words.saveThisSearch : newTenders > 0 ? words.savedSearchesNew(newTenders) : words.savedSearches}
      </Button>
      {Counts && <Counts onCount={setNewTenders} />}
      {dialogState !== "never" && (
        <Suspense>
          <SavedSearchesDialog
            open={dialogState === "open"}
            filters={filters}
            onClose={() => setDialogState("closed")}
          />
        </Suspense>
      )}
    </>
  );
}
