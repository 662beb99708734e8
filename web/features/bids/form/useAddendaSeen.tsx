import { Alert, AlertTitle, Box } from "@mui/material";
import { type ReactNode, Suspense, useState } from "react";

import { unsavedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { type BidDraftTextFragment } from "#web/graphql/generatedBids.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { formWords } from "#web/ui/forms/words/formWords.en.ts";
import { words } from "#web/features/bids/form/words/bidForm.en.ts";

interface Written {
  tenderId: string;
  bidderId: string;
  /**
   * The number of the newest addendum when the form was opened; undefined if unknown. A bid that is sent without a
   * number confirms all addenda.
   */
  newestAddendum: number | undefined;
  amendedAt: string | null | undefined;
  /** The stored draft with which the form opens. */
  stored: Pick<BidDraftTextFragment, "savedAt" | "addendaSeen"> | null;
}

const TenderChanges = lazyComponent(async () => (await import("#web/ui/changes/TenderChanges.tsx")).TenderChanges);

/**
 * Tracks the number of the newest addendum that the bidder has seen. The form sends this number with the bid. `notice`
 * shows the addenda that were issued since the draft was saved. After the server has refused a bid because of a newer
 * addendum, `notice` shows the addenda that the bidder has not seen. The number grows only when addenda are shown.
 */
export function useAddendaSeen(written: Written) {
  const { tenderId } = written;
  const [opened] = useState(() => openedWith(written));
  const [seen, setSeen] = useState(opened.seen);
  const [missed, setMissed] = useState<{ after: number; sentence: string } | null>(null);

  const notice =
    missed !== null ? (
      <Changed title={formWords.message(missed.sentence)} text={words.whatYouTypedIsKeptRead}>
        <TenderChanges key={missed.sentence} tenderId={tenderId} after={missed.after} onShown={setSeen} />
      </Changed>
    ) : opened.unseen ? (
      <Changed title={words.thisTenderWasChangedSinceYou} text={words.whatYouTypedIsKept}>
        <TenderChanges tenderId={tenderId} {...opened.unseen} onShown={setSeen} />
      </Changed>
    ) : null;

  return {
    addendaSeen: seen,
    notice,
    /** Whether the server refused the bid because of a newer addendum. If so, `notice` then shows the addendum. */
    isMissed: (error: unknown) => {
      const refusal = refusalOf(error);
      const sentence = refusal?.fields.addendaSeen;
      if (refusal?.code === "CONFLICT" && sentence)
        setMissed((earlier) => ({ after: earlier?.after ?? seen ?? 0, sentence }));
      return Boolean(sentence);
    },
  };
}

/**
 * Returns the newest addendum that the bidder had seen when writing the text with which the form opens, and which later
 * addenda to show. If the draft does not say what was seen, the addenda before its save time count as seen.
 */
function openedWith({ tenderId, bidderId, newestAddendum, amendedAt, stored }: Written) {
  const numbers = [stored?.addendaSeen, unsavedBid(bidderId, tenderId).read()?.addendaSeen].filter(
    (number) => number != null,
  );
  if (numbers.length > 0) {
    const seen = Math.min(...numbers, newestAddendum ?? Infinity);
    return { seen, unseen: newestAddendum !== undefined && seen < newestAddendum ? { after: seen } : null };
  }
  if (newestAddendum && stored && amendedAt && amendedAt > stored.savedAt)
    return { seen: newestAddendum - 1, unseen: { since: stored.savedAt } };
  return { seen: newestAddendum, unseen: null };
}

/** A warning that the tender was changed. The form's error summary links to it by its id. */
const Changed = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Alert id="addendaSeen" tabIndex={-1} severity="warning" variant="outlined" icon={false}>
    <AlertTitle>{title}</AlertTitle>
    {text}
    <Box sx={{ mt: 2 }}>
      <Suspense>{children}</Suspense>
    </Box>
  </Alert>
);
