import { Box, Button } from "@mui/material";
import { Link } from "react-router-dom";

import { formatDateTime } from "#web/format/dates.ts";
import { formatTimeline, formatMoney } from "#web/format/amounts.ts";
import { shownOutcomeOf } from "#web/features/bids/mine/bidOutcome.ts";
import { type OwnBid, asOwn } from "#web/features/bids/ownBid.ts";
import { paths } from "#web/paths.ts";
import { DocumentsButton } from "#web/ui/DocumentsButton.tsx";
import { FactList } from "#web/ui/FactList.tsx";
import { LongText } from "#web/ui/LongText.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { useOwnLiveBidQuery } from "#web/graphql/generatedBids.ts";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

interface Props {
  bid: OwnBid;
  tender: TenderFactsFragment;
  /** Whether the tender accepts bids now. */
  accepts: boolean;
  /** Whether there is an unsubmitted draft of a revision. */
  hasDraft: boolean;
}

/**
 * The company's live bid (not withdrawn), shown instead of the bid form: a company has at most one live bid on a
 * tender.
 */
export function OwnBidCard({ bid, tender, accepts, hasDraft }: Props) {
  const revising = accepts && hasDraft;
  return (
    <SectionCard title={words.yourCompanyHasABidOn}>
      <Box sx={{ display: "grid", gap: 3 }}>
        <FactList
          facts={[
            [words.bidAmount, formatMoney(bid.bidAmount)],
            [words.timeline, formatTimeline(bid.timelineDays)],
            [words.submitted, formatDateTime(bid.submittedAt)],
            [words.status, <StatusBadge key="status" status={shownOutcomeOf({ ...bid, withdrawnAt: null, tender })} />],
          ]}
        />
        <LongText title={words.technicalProposal} text={bid.technicalProposal} />
        {bid.documentsUrl && (
          <Box>
            <DocumentsButton label={words.viewBidDocuments} of={tender.tenderNumber} url={bid.documentsUrl} />
          </Box>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          <Button
            variant="contained"
            color="primary"
            component={Link}
            to={`${paths.myBid(bid.id)}${revising ? "?revise=1" : ""}`}
          >
            {revising ? words.continueTheRevision : accepts ? words.receiptReviseOrWithdraw : words.receiptAndOutcome}
          </Button>
          <Button variant="outlined" component={Link} to={paths.browseTenders}>
            {words.backToBrowseTenders}
          </Button>
        </Box>
      </Box>
    </SectionCard>
  );
}

/**
 * Reads the company's live bid on the tender, and its draft, from the network on each visit. If reading fails, the page
 * shows the bid form as if the company had no bid and no draft. That does no harm: the server refuses a second bid, and
 * detects a conflict with another draft.
 */
export function useOwnLiveBid(tenderId: string) {
  const { data, loading } = useOwnLiveBidQuery({
    variables: { tenderId },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  return { ownBid: data?.myBids.nodes.map(asOwn)[0], draft: data?.bidDraft, asking: loading };
}
