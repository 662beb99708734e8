import { Suspense, useMemo, useState } from "react";

import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";
import { serverNow } from "#web/clock/serverClock.ts";
import type { BidderProfile } from "#web/features/tenders/bidderProfile.ts";
import { TenderCard } from "#web/features/tenders/browse/TenderCard.tsx";
import type { TenderFactsFragment } from "#web/graphql/generated.ts";
import type { ListView } from "#web/ui/lists/listView.ts";
import { LongList } from "#web/ui/lists/LongList.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { words } from "#web/features/tenders/browse/words/browse.en.ts";

interface Props {
  tenders: readonly TenderFactsFragment[];
  profile: BidderProfile;
  now: Date;
  view?: ListView;
}

const TenderTable = lazyComponent(
  async () => (await import("#web/features/tenders/browse/TenderTable.tsx")).TenderTable,
);

/**
 * The tenders in the given order, except that tenders that were already closed when the list was opened come last.
 */
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
      label={words.openTenders}
      items={ordered}
      keyOf={({ id }) => id}
      render={(tender) => <TenderCard tender={tender} now={now} profile={profile} />}
    />
  );
}

/** The typical heights of a card and of a table of six rows, in pixels. */
const HEIGHTS: Record<ListView, number> = { cards: 266, table: 720 };

/** The loading placeholder of the list. It is as high as a typical list, which avoids a layout shift. */
export const TenderSkeletons = ({ view }: { view: ListView }) => (
  <CardSkeletons count={view === "table" ? 1 : 3} height={HEIGHTS[view]} />
);
