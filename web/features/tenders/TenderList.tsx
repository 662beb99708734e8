import { Suspense, useMemo, useState } from "react";

import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { serverNow } from "#web/clock/serverClock.ts";
import { type BidderProfile } from "#web/features/tenders/bidderProfile.ts";
import { TenderCard } from "#web/features/tenders/TenderCard.tsx";
import { TenderSkeletons } from "#web/features/tenders/TenderSkeletons.tsx";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { type ListView } from "#web/ui/lists/listView.ts";
import { LongList } from "#web/ui/lists/LongList.tsx";
import { part } from "#web/ui/part.ts";

interface Props {
  tenders: readonly TenderFactsFragment[];
  profile: BidderProfile;
  now: Date;
  view?: ListView;
}

const TenderTable = part(async () => (await import("#web/features/tenders/TenderTable.tsx")).TenderTable);

/** In the given order, by closing date; tenders that were closed when the list was opened come last. */
export function TenderList({ tenders, profile, now, view = "cards" }: Props) {
  const [opened] = useState(serverNow);
  const ordered = useMemo(() => {
    const closed = tenders.filter(({ closingDate }) => hasClosed(closingDate, opened));
    return [...tenders.filter(({ closingDate }) => !hasClosed(closingDate, opened)), ...closed];
  }, [tenders, opened]);

  if (view === "table")
    return (
      <Suspense fallback={<TenderSkeletons view={view} />}>
        <TenderTable tenders={ordered} now={now} profile={profile} />
      </Suspense>
    );
  return (
    <LongList
      label="Open tenders"
      items={ordered}
      keyOf={({ id }) => id}
      render={(tender) => <TenderCard tender={tender} now={now} profile={profile} />}
    />
  );
}
