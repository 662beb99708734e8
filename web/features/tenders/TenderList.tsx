import { Box } from "@mui/material";
import { useMemo, useState } from "react";

import { hasClosed } from "#api/tenders/tender.rules.ts";

import { type BidderProfile } from "#web/features/tenders/bidderProfile.ts";
import { TenderCard } from "#web/features/tenders/TenderCard.tsx";
import { useNow } from "#web/features/tenders/useNow.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";

interface Props {
  tenders: readonly TenderFactsFragment[];
  profile: BidderProfile;
}

/** In the given order, the next to close first; those that had closed before the list was opened come last. */
export function TenderList({ tenders, profile }: Props) {
  const now = useNow(useMemo(() => tenders.map(({ closingDate }) => closingDate), [tenders]));
  const [opened] = useState(() => new Date());
  const closed = tenders.filter(({ closingDate }) => hasClosed(closingDate, opened));
  const biddable = tenders.filter(({ closingDate }) => !hasClosed(closingDate, opened));

  return (
    <Box component="ul" sx={{ display: "grid", gap: 2, m: 0, p: 0, listStyle: "none" }}>
      {[...biddable, ...closed].map((tender) => (
        <li key={tender.id}>
          <TenderCard tender={tender} now={now} profile={profile} />
        </li>
      ))}
    </Box>
  );
}
