import { type CompanyDocumentKind } from "#api/company-documents/documentKinds.rules.ts";
import { Box } from "@mui/material";

import { amountInWords } from "#web/format/words/amountInWords.en.ts";
import { formatMoney, formatTimeline } from "#web/format/amounts.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { type SentBid } from "#web/features/bids/drafts/bidDraft.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";
import { FactList } from "#web/ui/FactList.tsx";
import { words } from "#web/features/bids/form/words/bidForm.en.ts";

/** The fields of the tender with which the bidder compares the bid before it is submitted. */
export interface TenderToCheck {
  budgetMin: number;
  budgetMax: number;
  closingDate: string;
  /** The kinds of documents that the tender asks for. */
  requiredDocuments?: readonly CompanyDocumentKind[];
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

/**
 * The dialog before a bid is submitted. It shows the bid's values, and who can read the bid before and after the
 * closing time.
 */
export function BidCheck({ open, bid, tender, sealed, confirm, onConfirm, onCancel }: Props) {
  return (
    <ConfirmDialog
      open={open}
      title={words.checkYourBid}
      text={
        tender
          ? words.youCanReviseOrWithdrawYour(formatDateTime(tender.closingDate))
          : words.youCanReviseOrWithdrawYour2
      }
      confirm={confirm}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Box sx={{ pt: 2.5, color: "text.primary" }}>
        <FactList
          facts={[
            [words.bidAmount, <strong key="amount">{formatMoney(bid.bidAmount)}</strong>],
            [words.inWords, amountInWords(bid.bidAmount)],
            [words.budgetRange, tender && againstRange(bid.bidAmount, tender)],
            [words.timeline, formatTimeline(bid.timelineDays)],
            [words.files, filesOf(bid)],
            [words.whoCanReadIt, sealed === undefined ? null : READERS[String(sealed) as "true" | "false"]],
          ]}
        />
      </Box>
    </ConfirmDialog>
  );
}

const READERS = {
  true: words.onlyYourCompanyUntilTheBids,
  false: words.yourCompanyAndAdministratorsFromNow,
};

function againstRange(amount: number, { budgetMin, budgetMax }: TenderToCheck) {
  const [least, most] = [Math.min(budgetMin, budgetMax), Math.max(budgetMin, budgetMax)];
  if (amount > most) return <strong>{words.aboveTheRange(formatMoney(amount - most))}</strong>;
  if (amount < least) return <strong>{words.belowTheRange(formatMoney(least - amount))}</strong>;
  return words.withinTheRange;
}

function filesOf({ documents, documentsUrl }: SentBid) {
  const named = documents.map(({ name }) => name);
  const all = documentsUrl ? [...named, documentsUrl] : named;
  return all.length === 0
    ? words.none
    : all.map((each) => (
        <Box key={each} component="span" sx={{ display: "block" }}>
          {each}
        </Box>
      ));
}
