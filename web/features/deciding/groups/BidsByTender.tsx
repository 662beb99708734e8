import { Box, Button, Typography } from "@mui/material";
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router-dom";

import { shownStatus } from "#api/tenders/tenderStatus.rules.ts";

import { useNow } from "#web/clock/useNow.ts";
import { leavesSealedOut } from "#web/features/deciding/bidFilterControls.ts";
import { BidGroupSection } from "#web/features/deciding/groups/BidGroupSection.tsx";
import { BidTenderFinder } from "#web/features/deciding/groups/BidTenderFinder.tsx";
import { rowOf, TenderBids } from "#web/features/deciding/groups/TenderBids.tsx";
import { useTenderFinder } from "#web/features/deciding/groups/useTenderFinder.ts";
import { type BidGroupReading, useTendersByBids } from "#web/features/deciding/groups/useTendersByBids.ts";
import { useBidsPolling } from "#web/features/deciding/useBidsPolling.ts";
import { useExpandedTenders } from "#web/features/deciding/groups/useExpandedTenders.ts";
import { useFocusOfMoved } from "#web/features/deciding/groups/useFocusOfMoved.ts";
import { words } from "#web/features/deciding/words/deciding.en.ts";
import { type TenderToDecideFragment } from "#web/graphql/generatedDeciding.ts";
import { paths } from "#web/paths.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";

/** The height of a collapsed tender, in pixels. */
const ROW_HEIGHT = 60;

const ALL_BIDS = words.allBidsOfTheTenders;
const NOT_SEALED = words.sealedBidsMatchNoAmount;

/** Spec §2, admin-bids: tenders grouped by the action that the administrator must take next. */
export function BidsByTender({ choice }: { choice: ReactNode }) {
  const finder = useTenderFinder();
  const { groups, tenders, retry } = useTendersByBids(finder);
  const now = useNow(useMemo(() => tenders.map(({ closingDate }) => closingDate), [tenders]));
  const expanded = useExpandedTenders();
  const watchFocus = useFocusOfMoved(rowOf);
  useBidsPolling();
  const isRead = groups.every((group) => group.isRead && group.isRenewed);

  if (!finder.finding && !groups[0]?.tenders) return <UnreadGroup group={groups[0]} count={6} onRetry={retry} />;
  if (isRead && tenders.length === 0 && !finder.finding) return <NoTenders />;

  // Filter again, because a tender's status may have changed since the tender was loaded.
  const found = ({ tenders: read = [], isRenewed }: BidGroupReading) =>
    read.filter((tender) => !finder.status || !isRenewed || shownStatus(tender, now) === finder.status);
  const total = groups.reduce((sum, group) => sum + found(group).length, 0);
  const renderTender = (tender: TenderToDecideFragment) => (
    <TenderBids
      tender={tender}
      now={now}
      open={expanded.isOpen(tender.id)}
      onToggle={(open) => expanded.toggle(tender.id, open)}
      view={expanded.viewOf(tender.id)}
      onView={(changed) => expanded.show(tender.id, changed)}
      watchFocus={watchFocus(tender.id)}
    />
  );

  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <BidTenderFinder finder={finder} found={isRead ? total : undefined} choice={choice} />
      {finder.bids && (
        <Typography sx={{ color: "text.secondary" }}>
          {leavesSealedOut(finder.collapsed.bids) ? `${ALL_BIDS} ${NOT_SEALED}` : ALL_BIDS}
        </Typography>
      )}
      {isRead && total === 0 && <EmptyState title={words.noTenderMatches} text={words.changeWhatYouLookFor} />}
      {upToFirstUnread(groups).map((group) => {
        const shown = found(group);
        const isNoneAwaiting =
          group.group === "awaitingDecision" && group.isRenewed && group.total === 0 && !finder.finding;
        if (group.isRead && !group.failed && shown.length === 0 && !isNoneAwaiting) return null;
        return (
          <BidGroupSection
            key={group.group}
            group={group.group}
            tenders={shown}
            count={finder.finding || !group.isRenewed ? undefined : group.total}
            countIsExact={group.totalIsExact}
            render={renderTender}
          >
            {isNoneAwaiting && <Typography sx={{ color: "text.secondary" }}>{words.noClosedTenderAwaitsA}</Typography>}
            {(group.failed || !group.isRead) && <UnreadGroup group={group} count={2} onRetry={retry} />}
          </BidGroupSection>
        );
      })}
    </Box>
  );
}

/**
 * Returns the groups up to the first one that is not completely loaded, so that rows do not move while pages arrive.
 */
function upToFirstUnread(groups: readonly BidGroupReading[]) {
  const unread = groups.findIndex(({ isRead }) => !isRead);
  return unread < 0 ? groups : groups.slice(0, unread + 1);
}

function UnreadGroup({
  group,
  count,
  onRetry,
}: {
  group: BidGroupReading | undefined;
  count: number;
  onRetry: () => void;
}) {
  if (group?.failed) return <ErrorState text={words.theBidsCouldNotBeLoaded} onRetry={onRetry} />;
  return <CardSkeletons count={count} height={ROW_HEIGHT} />;
}

function NoTenders() {
  const management = (
    <Button variant="outlined" component={Link} to={paths.tenders}>
      {words.tenderManagement}
    </Button>
  );
  return <EmptyState title={words.noTendersYet} text={words.bidsAppearHereOnceA} action={management} />;
}
