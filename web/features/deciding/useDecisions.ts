import { useRef } from "react";

import { type BidStatus } from "#api/bids/bid.rules.ts";

import { type BidsReading } from "#web/features/deciding/useBidsOfTender.ts";
import {
  useAwardTenderMutation,
  useDecideBidMutation,
  type SubmittedBidFragment,
  type TenderToDecideFragment,
} from "#web/graphql/generated.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

const DECIDED: Record<BidStatus, string> = { accepted: "Bid accepted", rejected: "Bid rejected", pending: "Decision taken back" };

const asSeen = ({ id, revision }: SubmittedBidFragment) => ({ id, revision });

/**
 * The server is told what was seen of the bids: what was changed by somebody else meanwhile it refuses. Refusals are
 * shown in its words, and the bids as they stand then are read.
 */
export function useDecisions(tender: TenderToDecideFragment, { bids = [], renewing, renew }: BidsReading) {
  const toast = useToast();
  const [decideBid, { loading: deciding }] = useDecideBidMutation();
  const [awardTender, { loading: awarding }] = useAwardTenderMutation();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef(new Map<string, Promise<BidStatus>>());

  async function explain(error: unknown, otherwise: string) {
    const refusal = refusalOf(error);
    toast.error(refusal?.message ?? otherwise);
    if (!refusal) return "unanswered";
    await renew();
    return "refused";
  }

  /** Returns the bid's status as far as this admin knows it then. */
  async function decideNow({ id, revision }: SubmittedBidFragment, status: BidStatus, seenStatus: BidStatus) {
    try {
      await decideBid({ variables: { id, status, revision, seenStatus } });
      toast.success(DECIDED[status]);
      return status;
    } catch (error) {
      await explain(error, "Failed to update bid");
      return seenStatus;
    }
  }

  /** One after the other: a button that is pressed while an answer is on its way is not lost, and overwrites one's own decision. */
  function decide(bid: SubmittedBidFragment, status: BidStatus) {
    const own = underWay.current.get(bid.id);
    const decided = Promise.all([own, last.current]).then(([seen = bid.status]) => decideNow(bid, status, seen));
    last.current = decided;
    underWay.current.set(bid.id, decided);
    void decided.then(() => {
      if (underWay.current.get(bid.id) === decided) underWay.current.delete(bid.id);
    });
  }

  /** The server answers the tender; what became of its bids follows from it. */
  async function award(winner: SubmittedBidFragment) {
    const { id, revision, status: seenStatus } = winner;
    try {
      await awardTender({
        variables: { tenderId: tender.id, bidId: id, version: tender.version, revision, seenStatus, seenBids: bids.map(asSeen) },
        update(cache, { data }) {
          if (!data) return;
          for (const bid of bids)
            cache.modify({ id: cache.identify(bid), fields: { status: () => (bid.id === id ? "accepted" : "rejected") } });
        },
      });
      toast.success(`Tender awarded to ${winner.company.companyName}`);
      return "awarded";
    } catch (error) {
      return explain(error, "Failed to award tender");
    }
  }

  return { busy: deciding || awarding || renewing, award, decide };
}
