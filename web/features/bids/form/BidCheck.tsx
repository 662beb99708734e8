import { Box } from "@mui/material";

import { amountInWords } from "#web/format/amountInWords.ts";
import { formatMoney, formatTimeline } from "#web/format/amounts.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { type SentBid } from "#web/features/bids/drafts/bidDraft.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";
import { FactList } from "#web/ui/FactList.tsx";

/** The fields of the tender with which the bidder compares the bid before it is submitted. */
export interface TenderToCheck {
  budgetMin: number;
  budgetMax: number;
  closingDate: string;
}

interface Props {
  open: boolean;
  bid: SentBid;
  /** Null if the tender can no longer be read. */
  tender: TenderToCheck | null;
  /** Undefined if it is unknown whether the tender is sealed. */
  sealed: boolean | undefined;
  confirm: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The dialog before a bid is submitted: it shows what is sent, and who can read it before and after the closing. */
export function BidCheck({ open, bid, tender, sealed, confirm, onConfirm, onCancel }: Props) {
  return (
    <ConfirmDialog
      open={open}
      title="Check your bid"
      text={
        tender
          ? `You can revise or withdraw your bid until the tender closes: ${formatDateTime(tender.closingDate)}. After that it is binding as it is.`
          : "You can revise or withdraw your bid until the tender closes. After that it is binding as it is."
      }
      confirm={confirm}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Box sx={{ pt: 2.5, color: "text.primary" }}>
        <FactList
          facts={[
            ["Bid amount", <strong key="amount">{formatMoney(bid.bidAmount)}</strong>],
            ["In words", amountInWords(bid.bidAmount)],
            ["Budget range", tender && againstRange(bid.bidAmount, tender)],
            ["Timeline", formatTimeline(bid.timelineDays)],
            ["Files", filesOf(bid)],
            ["Who can read it", sealed === undefined ? null : READERS[String(sealed) as "true" | "false"]],
          ]}
        />
      </Box>
    </ConfirmDialog>
  );
}

const READERS = {
  true: "Only your company, until the bids are opened after closing. Then administrators too.",
  false: "Your company and administrators, from now on. Other bidders cannot read it.",
};

function againstRange(amount: number, { budgetMin, budgetMax }: TenderToCheck) {
  const [least, most] = [Math.min(budgetMin, budgetMax), Math.max(budgetMin, budgetMax)];
  if (amount > most) return <strong>{formatMoney(amount - most)} above the range</strong>;
  if (amount < least) return <strong>{formatMoney(least - amount)} below the range</strong>;
  return "Within the range";
}

function filesOf({ documents, documentsUrl }: SentBid) {
  const named = documents.map(({ name }) => name);
  const all = documentsUrl ? [...named, documentsUrl] : named;
  return all.length === 0
    ? "None"
    : all.map((each) => (
        <Box key={each} component="span" sx={{ display: "block" }}>
          {each}
        </Box>
      ));
}
