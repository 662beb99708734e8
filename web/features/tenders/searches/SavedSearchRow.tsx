import { Box, Button, Link, Typography } from "@mui/material";
import { useId } from "react";
import { Link as RouterLink } from "react-router-dom";

import { deliveryOf, MAIL_CHOICES } from "#web/features/tenders/searches/SaveSearchForm.tsx";
import {
  type OwnSavedSearchFragment,
  useDeleteSavedSearchMutation,
  useLookAtSavedSearchMutation,
  useSetSavedSearchDeliveryMutation,
} from "#web/graphql/generatedSearches.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { paths } from "#web/paths.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { TextField } from "#web/ui/TextField.tsx";
import { words } from "#web/features/tenders/searches/words/searches.en.ts";

interface Props {
  search: OwnSavedSearchFragment;
  onChosen: () => void;
  /**
   * Called after the search was deleted. Its row is removed with the button that had the focus, so the caller must move
   * the focus.
   */
  onDeleted: () => void;
}

export function SavedSearchRow({ search, onChosen, onDeleted }: Props) {
  const toast = useToast();
  const id = useId();
  const [lookAt] = useLookAtSavedSearchMutation();
  const [setDelivery] = useSetSavedSearchDeliveryMutation();
  const [remove, { loading }] = useDeleteSavedSearchMutation({
    update: (cache, { data }) =>
      void cache.evict({ id: data ? cache.identify({ ...data.deleteSavedSearch }) : undefined }),
  });
  const failed = (error: unknown) => toast.error(refusalOf(error)?.message ?? words.thatCouldNotBeSavedPlease);

  function handleChoice() {
    if (search.newTenders > 0) void lookAt({ variables: { id: search.id } }).catch(() => undefined);
    onChosen();
  }

  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1.5,
        py: 1.5,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ flex: "1 1 14rem", minWidth: 0, overflowWrap: "anywhere" }}>
        <Link
          component={RouterLink}
          to={`${paths.browseTenders}${search.query && `?${search.query}`}`}
          onClick={handleChoice}
          sx={{ display: "inline-block", py: 1.25 }}
        >
          {search.name}
        </Link>
        {search.newTenders > 0 && (
          <Typography component="span" variant="body2" sx={{ ml: 1, color: "primary.main", fontWeight: 600 }}>
            {words.new(search.newTenders)}
          </Typography>
        )}
      </Box>
      <TextField
        id={id}
        label={words.mails(search.name)}
        width={200}
        value={search.delivery}
        onChange={({ target }) =>
          void setDelivery({ variables: { id: search.id, delivery: deliveryOf(target.value) } }).then(
            () => toast.success(words.yourChoiceWasSaved),
            failed,
          )
        }
      >
        {MAIL_CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
      <Button
        color="error"
        disabled={loading}
        aria-label={words.deleteItOf(search.name)}
        onClick={() => void remove({ variables: { id: search.id } }).then(onDeleted, failed)}
      >
        {words.deleteIt}
      </Button>
    </Box>
  );
}
