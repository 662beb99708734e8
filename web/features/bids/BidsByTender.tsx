import { Box, Button } from "@mui/material";
import { Link } from "react-router-dom";

import { TenderBids } from "#web/features/bids/TenderBids.tsx";
import { useTendersWithBids } from "#web/features/bids/useTendersWithBids.ts";
import { paths } from "#web/paths.ts";
import { CardSkeletons } from "#web/ui/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";

/** Pixels of a folded tender. */
const ROW_HEIGHT = 60;

export function BidsByTender() {
  const { tenders, hasMore, failed, retry } = useTendersWithBids();
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
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <div>
        {tenders.map((tender) => (
          <TenderBids key={tender.id} tender={tender} />
        ))}
      </div>
      {trouble || (hasMore && <CardSkeletons count={2} height={ROW_HEIGHT} />)}
    </Box>
  );
}
