import { Box, Skeleton, Typography } from "@mui/material";
import { useEffect, useEffectEvent } from "react";

import { formatDateTime } from "#web/format/dates.ts";
import { useTenderAddendaQuery, type AddendumFactsFragment } from "#web/graphql/generatedOnDemand.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { ChangedFields } from "#web/ui/changes/ChangedFields.tsx";
import { rememberSeen } from "#web/ui/changes/seenAddenda.ts";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";
import { words } from "#web/ui/changes/words/changes.en.ts";

interface Props {
  tenderId: string;
  /** Shows only the addenda with a higher number. */
  after?: number;
  /** Shows only the addenda that were issued after this moment. */
  since?: string;
  /** The level of each addendum's heading. */
  heading?: "h2" | "h3";
  /** Called with the number of the newest addendum once the changes are shown. */
  onShown?: (newest: number) => void;
}

const WEIGHTS: Record<AddendumFactsFragment["weight"], string | null> = {
  confirm: words.toBeConfirmed,
  notice: null,
  correction: words.correction,
};

/** The height in pixels of the placeholder that is shown while the changes load. */
const HEIGHT = 160;

/**
 * Lists the addenda of a tender, newest first, with changed words marked. They are read from the network each time the
 * component is mounted.
 */
export function TenderChanges({ tenderId, after = 0, since, heading = "h3", onShown }: Props) {
  const { data, error, refetch } = useTenderAddendaQuery({
    variables: { id: tenderId },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const newest = data?.tender.newestAddendum;
  const tell = useEffectEvent((number: number) => {
    rememberSeen(tenderId, number);
    onShown?.(number);
  });
  useEffect(() => {
    if (newest !== undefined) tell(newest);
  }, [newest]);

  if (!data)
    return error ? (
      <ErrorState text={words.theChangesCouldNotBeLoaded} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Skeleton height={HEIGHT} role="progressbar" aria-label={words.loading} />
    );
  const shown = data.tender.addenda.filter(({ number, issuedAt }) => number > after && (!since || issuedAt > since));
  if (shown.length === 0)
    return (
      <Typography>
        {data.tender.addenda.length > 0 ? words.nothingWasChangedSinceThen : words.nothingWasChangedSinceThisTender}
      </Typography>
    );
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      {shown.map(({ id, number, issuedAt, weight, note, changes }) => (
        <Box
          component="article"
          key={id}
          aria-labelledby={`addendum-${id}`}
          sx={{ pl: 2, borderLeft: 2, borderColor: "primary.main" }}
        >
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, mb: 1 }}>
            <Typography id={`addendum-${id}`} component={heading} variant="h3">
              {words.addendum(number)}
            </Typography>
            {WEIGHTS[weight] && <MarkBadge>{WEIGHTS[weight]}</MarkBadge>}
            <Typography component="time" dateTime={issuedAt} variant="body2" sx={{ color: "text.secondary" }}>
              {formatDateTime(issuedAt)}
            </Typography>
          </Box>
          {note && (
            <Typography sx={{ mb: 1.5, maxWidth: MEASURE, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {note}
            </Typography>
          )}
          <ChangedFields changes={changes} />
        </Box>
      ))}
    </Box>
  );
}
