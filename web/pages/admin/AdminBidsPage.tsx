import { HistoryOpener } from "#web/features/audit/HistoryOpener.tsx";
import { CheckReceipt } from "#web/features/bids/receipts/CheckReceipt.tsx";
import { AllBids } from "#web/features/deciding/AllBids.tsx";
import { words } from "#web/pages/admin/words/allBids.en.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function AdminBidsPage() {
  return (
    <>
      <PageHeader
        title={words.allBids}
        lead={words.everyTenderWithTheBids}
        back={{ to: paths.dashboard, label: words.dashboard }}
        action={<CheckReceipt />}
      />
      <AllBids />
      <HistoryOpener />
    </>
  );
}
