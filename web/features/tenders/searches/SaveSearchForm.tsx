import { Box, Button, Typography } from "@mui/material";
import { type SyntheticEvent, useId, useState } from "react";

import { type SearchDelivery } from "#api/tenders/searches/savedSearch.rules.ts";

import { deliveryOf, MAIL_CHOICES } from "#web/features/tenders/searches/searchMails.ts";
import { activeFilters, filterInWords, type TenderFilters } from "#web/features/tenders/tenderFilterControls.ts";
import { SavedSearchesDocument, useSaveSearchMutation } from "#web/graphql/generatedOnDemand.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { TextField } from "#web/ui/TextField.tsx";

const MOST_LETTERS = 100;

/** Asks for a name, which is the filters in words until another is typed, and how matches are mailed. */
export function SaveSearchForm({ filters, query }: { filters: TenderFilters; query: string }) {
  const toast = useToast();
  const id = useId();
  const words = activeFilters(filters).map(({ name, ...control }) => filterInWords(control, filters[name])).join(" · ");
  const [name, setName] = useState(words.slice(0, MOST_LETTERS));
  const [delivery, setDelivery] = useState<SearchDelivery>("daily");
  const [save, { loading }] = useSaveSearchMutation({ refetchQueries: [SavedSearchesDocument] });

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    try {
      await save({ variables: { input: { name: name.trim() || words.slice(0, MOST_LETTERS), query, delivery } } });
      toast.success("Search saved");
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? "The search could not be saved. Please try again.");
    }
  }

  return (
    <Box component="form" aria-label="Save this search" onSubmit={(event) => void handleSubmit(event)} sx={{ display: "grid", gap: 2, pb: 3, mb: 2, borderBottom: 1, borderColor: "divider" }}>
      <Typography sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>{words}</Typography>
      <TextField id={`${id}-name`} name="name" label="Name" autoComplete="off" value={name} onChange={({ target }) => setName(target.value.slice(0, MOST_LETTERS))} />
      <TextField id={`${id}-delivery`} name="delivery" label="When a tender comes to match" value={delivery} onChange={({ target }) => setDelivery(deliveryOf(target.value))}>
        {MAIL_CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
      <Button type="submit" variant="contained" color="primary" disabled={loading} sx={{ justifySelf: "start" }}>
        Save this search
      </Button>
    </Box>
  );
}
