import { Box } from "@mui/material";

import { BidDraftList } from "#web/features/bids/drafts/BidDraftList.tsx";
import { MyBidList } from "#web/features/bids/mine/MyBidList.tsx";
import { CheckReceipt } from "#web/features/bids/receipts/CheckReceipt.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { words } from "#web/pages/partner/words/partner.en.ts";

export function MyBidsPage() {
  return (
    <>
      <PageHeader
        title={words.myBids}
        lead={words.whatYouSubmittedWithItsReceipt}
        back={{ to: paths.dashboard, label: words.dashboard }}
        action={<CheckReceipt />}
      />
      <Box sx={{ display: "grid", gap: 3 }}>
        <BidDraftList />
        <MyBidList />
      </Box>
    </>
  );
}
