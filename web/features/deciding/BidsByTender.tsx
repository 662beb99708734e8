import { Box, Button } from "@mui/material";
import { Link } from "react-router-dom";

import { TenderBids } from "#web/features/deciding/TenderBids.tsx";
import { BidTenderFinder } from "#web/features/deciding/BidTenderFinder.tsx";
import { foundAmong, useTenderFinder } from "#web/features/deciding/useTenderFinder.ts";
import { type useTendersWithBids } from "#web/features/deciding/useTendersWithBids.ts";
import { useUnfolded } from "#web/features/deciding/useUnfolded.ts";
import { paths } from "#web/paths.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { LongList } from "#web/ui/lists/LongList.tsx";

/** Pixels of a folded tender. */
const ROW_HEIGHT = 60;

interface Props {
  reading: ReturnType<typeof useTendersWithBids>;
  /** By the server's clock: once a tender takes bids no more, they can be decided. */
  now: Date;
}

export function BidsByTender({ reading, now }: Props) {
  const { tenders, hasMore, failed, retry } = reading;
  const finder = useTenderFinder();
  const unfolded = useUnfolded();
  const trouble = failed && <ErrorState text="The bids could not be loaded." onRetry={retry} />;

  if (!tenders) return trouble || <CardSkeletons count={6} height={ROW_HEIGHT} />;
  if (tenders.length === 0) {
    const management = (
      <Button variant="outlined" component={Link} to={paths.tenders}>
        Tender Management
      </Button>
    );
    return <EmptyState title="No tenders yet" text="Bids appear here once a tender is open." action={management} />;
  }
  const found = foundAmong(tenders, finder.search, finder.status);
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <BidTenderFinder finder={finder} found={hasMore ? undefined : found.length} />
      {found.length === 0 && !hasMore && <EmptyState title="No tender matches" text="Change what you look for, or clear it." />}
      <LongList
        label="Tenders"
        items={found}
        keyOf={({ id }) => id}
        gap={0}
        render={(tender) => (
          <TenderBids
            tender={tender}
            now={now}
            open={unfolded.isOpen(tender.id)}
            onFold={(open) => unfolded.fold(tender.id, open)}
            view={unfolded.viewOf(tender.id)}
            onView={(view) => unfolded.show(tender.id, view)}
          />
        )}
      />
      {trouble || (hasMore && <CardSkeletons count={2} height={ROW_HEIGHT} />)}
    </Box>
  );
}
