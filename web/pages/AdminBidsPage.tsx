import { useMemo } from "react";

import { BidsByTender } from "#web/features/deciding/BidsByTender.tsx";
import { useTendersWithBids } from "#web/features/deciding/useTendersWithBids.ts";
import { useNow } from "#web/clock/useNow.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

/** What may be decided is seen when the tender closes. The server has the last word. */
export function AdminBidsPage() {
  const reading = useTendersWithBids();
  const now = useNow(useMemo(() => reading.tenders?.map(({ closingDate }) => closingDate) ?? [], [reading.tenders]));
  return (
    <>
      <PageHeader
        title="All Bids"
        lead="Every tender with the bids that partners submitted."
        back={{ to: paths.dashboard, label: "Dashboard" }}
      />
      <BidsByTender reading={reading} now={now} />
    </>
  );
}
