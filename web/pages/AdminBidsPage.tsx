import { BidsByTender } from "#web/features/bids/BidsByTender.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/PageHeader.tsx";

export function AdminBidsPage() {
  return (
    <>
      <PageHeader
        title="All Bids"
        lead="Every tender with the bids that partners submitted."
        back={{ to: paths.dashboard, label: "Dashboard" }}
      />
      <BidsByTender />
    </>
  );
}
