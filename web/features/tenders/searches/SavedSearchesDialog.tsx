import { Box, Button, DialogActions, DialogContent, DialogTitle, Skeleton, Typography } from "@mui/material";
import { useId } from "react";

import { searchQuery } from "#api/tenders/searches/savedSearch.rules.ts";

import { SavedSearchRow } from "#web/features/tenders/searches/SavedSearchRow.tsx";
import { SaveSearchForm } from "#web/features/tenders/searches/SaveSearchForm.tsx";
import { activeFilters, type TenderFilters } from "#web/features/tenders/browse/tenderFilterControls.ts";
import { useSavedSearchesQuery } from "#web/graphql/generatedSearches.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { words } from "#web/features/tenders/searches/words/searches.en.ts";

interface Props {
  open: boolean;
  filters: TenderFilters;
  onClose: () => void;
}

/** The dialog that saves the page's current filters as a search, and lists the user's saved searches. */
export function SavedSearchesDialog({ open, filters, onClose }: Props) {
  const heading = useId();
  const { data, error, refetch } = useSavedSearchesQuery({ fetchPolicy: "cache-and-network" });
  const searches = data?.savedSearches;
  const query = searchQuery(new URLSearchParams(filters).toString());
  const isNew = activeFilters(filters).length > 0 && searches?.every((saved) => saved.query !== query);

  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading} tabIndex={-1}>
        {words.savedSearches}
      </DialogTitle>
      <DialogContent>
        {isNew && <SaveSearchForm key={query} filters={filters} query={query} />}
        {searches ? (
          <>
            {searches.length === 0 && !isNew && <Typography>{words.noSavedSearchesYetFilterThe}</Typography>}
            <Box component="ul" aria-label={words.yourSavedSearches} role="list" sx={{ m: 0, p: 0, listStyle: "none" }}>
              {searches.map((search) => (
                <SavedSearchRow
                  key={search.id}
                  search={search}
                  onChosen={onClose}
                  onDeleted={() => document.getElementById(heading)?.focus()}
                />
              ))}
            </Box>
          </>
        ) : error ? (
          <ErrorState text={words.yourSavedSearchesCouldNotBe} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Skeleton height={120} role="progressbar" aria-label={words.loading} />
        )}
      </DialogContent>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus; this is its harmless place */}
        <Button autoFocus onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
