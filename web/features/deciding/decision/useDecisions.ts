import { useRef } from "react";

import { type BidStatus } from "#api/bids/bidStatus.rules.ts";

import type { BidsReading, ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { words as decidingWords } from "#web/features/deciding/words/deciding.en.ts";
import {
  type AwardTenderMutationVariables,
  type DecisionReasonInput,
  useAwardTenderMutation,
  useDecideBidMutation,
  type TenderToDecideFragment,
} from "#web/graphql/generatedDeciding.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

const DECIDED: Record<BidStatus, string> = {
  accepted: decidingWords.bidAccepted,
  rejected: decidingWords.bidRejected,
  pending: decidingWords.decisionTakenBack,
};

/** The state of a tender that the administrator saw when the award dialog opened. */
export interface SeenBids {
  version: number;
  bids: readonly ReadableBid[];
}

/** The reason that is sent with a decision; undefined for none. */
export type GivenReason = DecisionReasonInput | undefined;
export type AwardedWords = Pick<AwardTenderMutationVariables, "reasons" | "nextSteps">;

const asSeen = ({ id, revision }: ReadableBid) => ({ id, revision });

/**
 * Returns functions that decide on bids and award the tender. Each mutation sends the state that the administrator saw;
 * the server refuses the mutation if another user has changed that state. After a refusal, the server's message is
 * shown and the bids are refetched.
 */
export function useDecisions(tender: TenderToDecideFragment, { refetching, refetchBids }: BidsReading) {
  const toast = useToast();
  const [decideBid, { loading: deciding }] = useDecideBidMutation();
  const [awardTender, { loading: awarding }] = useAwardTenderMutation();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef(new Map<string, Promise<BidStatus>>());

  async function explain(error: unknown, otherwise: string) {
    const refusal = refusalOf(error);
    toast.error(refusal?.message ?? otherwise);
    if (!refusal) return "unanswered";
    await refetchBids();
    return "refused";
  }

  /** @returns the new status; after a failure `seenStatus`, which is the status that the administrator saw */
  async function decideNow(
    { id, revision }: ReadableBid,
    { status, reason, seenStatus }: { status: BidStatus; reason: GivenReason; seenStatus: BidStatus },
  ) {
    try {
      await decideBid({ variables: { id, status, revision, seenStatus, reason } });
      toast.success(DECIDED[status]);
      return status;
    } catch (error) {
      await explain(error, decidingWords.failedToUpdateBid);
      return seenStatus;
    }
  }

  /**
   * Decides on a bid. Decisions are sent one after the other. A second decision on the same bid sends the result of the
   * first one as the expected state (optimistic locking).
   */
  function decide(bid: ReadableBid, status: BidStatus, reason?: GivenReason) {
    const own = underWay.current.get(bid.id);
    const decided = Promise.all([own, last.current]).then(([seen = bid.status]) =>
      decideNow(bid, { status, reason, seenStatus: seen }),
    );
    last.current = decided;
    underWay.current.set(bid.id, decided);
    void decided.then(() => {
      if (underWay.current.get(bid.id) === decided) underWay.current.delete(bid.id);
    });
  }

  /**
   * Awards the tender. The response contains only the tender, so this function writes the new statuses of its bids to
   * the cache.
   */
  async function award(winner: ReadableBid, { version, bids }: SeenBids, words: AwardedWords) {
    const { id, revision, status: seenStatus } = winner;
    try {
      await awardTender({
        variables: {
          tenderId: tender.id,
          bidId: id,
          version,
          revision,
          seenStatus,
          seenBids: bids.map(asSeen),
          ...words,
        },
        update(cache, { data }) {
          if (!data) return;
          for (const bid of bids)
            cache.modify({
              id: cache.identify(bid),
              fields: { status: () => (bid.id === id ? "accepted" : "rejected") },
            });
        },
      });
      toast.success(decidingWords.tenderAwardedTo(winner.company.companyName));
      return "awarded";
    } catch (error) {
      return explain(error, decidingWords.failedToAwardTender);
    }
  }

  return { busy: deciding || awarding || refetching, award, decide };
}
