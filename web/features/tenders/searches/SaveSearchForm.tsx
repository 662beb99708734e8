import { Box, Button, Typography } from "@mui/material";
import { type SyntheticEvent, useId, useState } from "react";

import { isTooLong, tooLong } from "#api/core/rules/textLength.rules.ts";
import { MOST_SEARCH_NAME, type SearchDelivery, SEARCH_DELIVERIES } from "#api/tenders/searches/savedSearch.rules.ts";

import { activeFilters, filterInWords, type TenderFilters } from "#web/features/tenders/browse/tenderFilterControls.ts";
import { SavedSearchesDocument, useSaveSearchMutation } from "#web/graphql/generatedSearches.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { TextField } from "#web/ui/TextField.tsx";
import { words } from "#web/features/tenders/searches/words/searches.en.ts";

/**
 * The form that saves the current filters as a search. It asks for a name, and when matching tenders are mailed. The
 * default name lists the filters.
 */
export function SaveSearchForm({ filters, query }: { filters: TenderFilters; query: string }) {
  const toast = useToast();
  const id = useId();
  const shown = activeFilters(filters)
    .map(({ name, ...control }) => filterInWords(control, filters[name]))
    .join(" · ");
  const [name, setName] = useState(shown.slice(0, MOST_SEARCH_NAME));
  const [isRefused, setRefused] = useState(false);
  const [delivery, setDelivery] = useState<SearchDelivery>("daily");
  const [save, { loading }] = useSaveSearchMutation({ refetchQueries: [SavedSearchesDocument] });

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setRefused(isTooLong(name, MOST_SEARCH_NAME));
    if (isTooLong(name, MOST_SEARCH_NAME)) {
      document.getElementById(`${id}-name`)?.focus();
      return;
    }
    try {
      await save({ variables: { input: { name: name.trim() || shown.slice(0, MOST_SEARCH_NAME), query, delivery } } });
      toast.success(words.searchSaved);
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? words.theSearchCouldNotBeSaved);
    }
  }

  return (
    <Box
      component="form"
      aria-label={words.saveThisSearch}
      onSubmit={(event) => void handleSubmit(event)}
      sx={{ display: "grid", gap: 2, pb: 3, mb: 2, borderBottom: 1, borderColor: "divider" }}
    >
      <Typography sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>{shown}</Typography>
      <TextField
        id={`${id}-name`}
        name="name"
        label={words.name}
        autoComplete="off"
        value={name}
        longest={MOST_SEARCH_NAME}
        helperText={isRefused && isTooLong(name, MOST_SEARCH_NAME) ? tooLong(MOST_SEARCH_NAME) : null}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        id={`${id}-delivery`}
        name="delivery"
        label={words.whenATenderComesToMatch}
        value={delivery}
        onChange={({ target }) => setDelivery(deliveryOf(target.value))}
      >
        {MAIL_CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
      <Button type="submit" variant="contained" color="primary" disabled={loading} sx={{ justifySelf: "start" }}>
        {words.saveThisSearch}
      </Button>
    </Box>
  );
}

const LABELS: Record<SearchDelivery, string> = {
  atOnce: words.mailAtOnce,
  daily: words.mailDailyAt0700,
  never: words.noMail,
};

export const MAIL_CHOICES = SEARCH_DELIVERIES.map((value) => ({ value, label: LABELS[value] }));

export const deliveryOf = (value: string): SearchDelivery =>
  SEARCH_DELIVERIES.find((known) => known === value) ?? "never";
