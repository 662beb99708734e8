import { useMemo, useState } from "react";

import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { type BidderProfile } from "#web/features/tenders/bidderProfile.ts";
import { serverNow } from "#web/clock/serverClock.ts";
import { TenderCard } from "#web/features/tenders/TenderCard.tsx";
import { useNow } from "#web/clock/useNow.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { LongList } from "#web/ui/lists/LongList.tsx";

interface Props {
  tenders: readonly TenderFactsFragment[];
  profile: BidderProfile;
}

/** In the given order, the next to close first; those that had closed before the list was opened come last. */
export function TenderList({ tenders, profile }: Props) {
  const now = useNow(useMemo(() => tenders.map(({ closingDate }) => closingDate), [tenders]));
  const [opened] = useState(serverNow);
  const ordered = useMemo(() => {
    const closed = tenders.filter(({ closingDate }) => hasClosed(closingDate, opened));
    return [...tenders.filter(({ closingDate }) => !hasClosed(closingDate, opened)), ...closed];
  }, [tenders, opened]);

  return (
    <LongList
      label="Open tenders"
      items={ordered}
      keyOf={({ id }) => id}
      render={(tender) => <TenderCard tender={tender} now={now} profile={profile} />}
    />
  );
}
