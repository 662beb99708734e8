import { Typography } from "@mui/material";
import { Suspense, useState } from "react";

import { unsavedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { type BidDraftTextFragment } from "#web/graphql/generatedBids.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/bids/drafts/words/drafts.en.ts";

const DraftText = lazyComponent(async () => (await import("#web/features/bids/drafts/DraftText.tsx")).DraftText);

interface Props {
  tenderId: string;
  bidderId: string;
  stored: BidDraftTextFragment | null;
}

/**
 * The draft of a bid that was not submitted before the tender closed. If this tab has text that the server does not
 * have, that text is shown, because it is newer than the draft on the server.
 */
export function UnsubmittedDraft({ tenderId, bidderId, stored }: Props) {
  const [unsaved] = useState(() => unsavedBid(bidderId, tenderId).read()?.typed);
  const typed = unsaved ?? stored;
  if (!typed) return null;
  return (
    <SectionCard title={words.yourDraft}>
      <Typography sx={{ mb: 2 }}>{words.itWasNotSubmittedCopyWhat}</Typography>
      <Suspense>
        <DraftText typed={typed} />
      </Suspense>
    </SectionCard>
  );
}
