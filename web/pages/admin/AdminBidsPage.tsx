import { HistoryOpener } from "#web/features/audit/HistoryOpener.tsx";
import { CheckReceipt } from "#web/features/bids/receipts/CheckReceipt.tsx";
import { AllBids } from "#web/features/deciding/AllBids.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function AdminBidsPage() {
  return (
    <>
      <PageHeader
        title="All Bids"
        lead="Every tender with the bids that partners submitted."
        back={{ to: paths.dashboard, label: "Dashboard" }}
        action={<CheckReceipt />}
      />
      <AllBids />
      <HistoryOpener />
    </>
  );
}
