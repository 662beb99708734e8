import { Button } from "@mui/material";

import { type AskedAct, BidDecision, type Decide } from "#web/features/deciding/decision/BidDecision.tsx";
import { SubmittedBidCard } from "#web/features/deciding/SubmittedBidCard.tsx";
import type { BidsReading, ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { words } from "#web/features/deciding/words/deciding.en.ts";
import { type TenderToDecideFragment } from "#web/graphql/generatedDeciding.ts";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { LongList } from "#web/ui/lists/LongList.tsx";

interface Props {
  tender: TenderToDecideFragment;
  bids: readonly ReadableBid[];
  reading: BidsReading;
  /** Undefined while bids cannot be decided. */
  decide: Decide | undefined;
  /** Opens the dialog in which the administrator confirms the decision. */
  onAsk: (act: AskedAct, bid: ReadableBid) => void;
  onAward: (bid: ReadableBid) => void;
}

export function BidCards({ tender, bids, reading, decide, onAsk, onAward }: Props) {
  return (
    <div>
      <LongList
        label={words.bidsOn(tender.tenderNumber)}
        items={bids}
        keyOf={({ id }) => id}
        gap={0}
        render={(bid) => (
          <SubmittedBidCard
            bid={bid}
            tenderNumber={tender.tenderNumber}
            decision={
              decide && (
                <BidDecision
                  bid={bid}
                  awardTakenBackAt={tender.awardTakenBackAt}
                  decide={decide}
                  onAsk={(act) => onAsk(act, bid)}
                  onAward={() => onAward(bid)}
                />
              )
            }
          />
        )}
      />
      {reading.failed && <ErrorState text={words.theOtherBidsCouldNot} onRetry={reading.readMore} />}
      {reading.hasMore && !reading.failed && (
        <Button variant="outlined" disabled={reading.reading} onClick={reading.readMore}>
          {reading.reading ? words.loading : words.showMore}
        </Button>
      )}
    </div>
  );
}
