import { Box } from "@mui/material";
import { useRef, useState } from "react";

import { unsavedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { UnsubmittedDraft } from "#web/features/bids/drafts/UnsubmittedDraft.tsx";
import { type TenderToCheck } from "#web/features/bids/form/BidCheck.tsx";
import { BidForm } from "#web/features/bids/form/BidForm.tsx";
import { type BidDraftTextFragment } from "#web/graphql/generatedBids.ts";
import { useFocusTitleAfter } from "#web/ui/frame/focusTitle.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/bids/form/words/bidForm.en.ts";

interface Props {
  tenderId: string;
  bidderId: string;
  stored: BidDraftTextFragment | null;
  tender: TenderToCheck;
  budgetRange: string;
  newestAddendum: number;
  amendedAt: string | null;
  closed: boolean;
  sealed: boolean;
  discloseWinner: boolean;
  onSubmitted: (bidId: string) => void;
}

/**
 * The form for a first bid. When the tender closes, an empty form is removed and a form with text remains. On a closed
 * tender a draft is shown as text.
 */
export function NewBid(props: Props) {
  const { tenderId, bidderId, stored, closed } = props;
  const [hasText, setHasText] = useState(() => !closed && Boolean(stored ?? unsavedBid(bidderId, tenderId).read()));
  if (closed && !hasText) return <UnsubmittedDraft {...props} />;
  return (
    <Box onChange={() => setHasText(true)}>
      <FormCard {...props} />
    </Box>
  );
}

function FormCard(props: Props) {
  const card = useRef<HTMLDivElement>(null);
  useFocusTitleAfter(card);
  return (
    <div ref={card}>
      <SectionCard title={words.yourBid}>
        <BidForm {...props} />
      </SectionCard>
    </div>
  );
}
