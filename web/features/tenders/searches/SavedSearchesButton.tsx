import { Button } from "@mui/material";
import { Bookmark } from "lucide-react";
import { type ComponentType, Suspense, useEffect, useState } from "react";

import { activeFilters, type TenderFilters } from "#web/features/tenders/tenderFilterControls.ts";
import { part } from "#web/ui/part.ts";

/** In milliseconds: the first view of the screen loads without the count. */
const START_MS = 2_000;

const SavedSearchesDialog = part(async () => (await import("#web/features/tenders/searches/SavedSearchesDialog.tsx")).SavedSearchesDialog);
type Counter = ComponentType<{ onCount: (count: number) => void }>;

/** Saves what is filtered, or shows what was saved. How many tenders are new is counted once the screen is there. */
export function SavedSearchesButton({ filters }: { filters: TenderFilters }) {
  const [asked, setAsked] = useState<"never" | "open" | "closed">("never");
  const [newTenders, setNewTenders] = useState(0);
  const [Counts, setCounts] = useState<Counter | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => void import("#web/features/tenders/searches/NewTendersCount.tsx").then(({ NewTendersCount }) => setCounts(() => NewTendersCount), () => undefined), START_MS);
    return () => clearTimeout(timer);
  }, []);

  const isFiltered = activeFilters(filters).length > 0;
  return (
    <>
      <Button variant="outlined" startIcon={<Bookmark size={18} aria-hidden />} onClick={() => setAsked("open")}>
        {isFiltered ? "Save this search" : newTenders > 0 ? `Saved searches (${newTenders} new)` : "Saved searches"}
      </Button>
      {Counts && <Counts onCount={setNewTenders} />}
      {asked !== "never" && (
        <Suspense>
          <SavedSearchesDialog open={asked === "open"} filters={filters} onClose={() => setAsked("closed")} />
        </Suspense>
      )}
    </>
  );
}
