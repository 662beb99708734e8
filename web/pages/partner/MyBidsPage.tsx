import { Box } from "@mui/material";

import { BidDraftList } from "#web/features/bids/drafts/BidDraftList.tsx";
import { MyBidList } from "#web/features/bids/mine/MyBidList.tsx";
import { CheckReceipt } from "#web/features/bids/receipts/CheckReceipt.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function MyBidsPage() {
  return (
    <>
      <PageHeader
        title="My Bids"
        lead="What you submitted, with its receipt and its outcome."
        back={{ to: paths.dashboard, label: "Dashboard" }}
        action={<CheckReceipt />}
      />
      <Box sx={{ display: "grid", gap: 3 }}>
        <BidDraftList />
        <MyBidList />
      </Box>
    </>
  );
}
