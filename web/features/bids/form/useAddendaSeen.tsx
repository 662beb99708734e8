import { Alert, AlertTitle, Box } from "@mui/material";
import { type ReactNode, Suspense, useState } from "react";

import { unsavedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { type BidDraftTextFragment } from "#web/graphql/generatedBids.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { part } from "#web/ui/part.ts";

interface Written {
  tenderId: string;
  bidderId: string;
  /** Of the tender as the form was opened; undefined if that is not known: the bid then confirms what there is. */
  newestAddendum: number | undefined;
  amendedAt: string | null | undefined;
  /** The draft that the form opens with. */
  stored: Pick<BidDraftTextFragment, "savedAt" | "addendaSeen"> | null;
}

const TenderChanges = part(async () => (await import("#web/ui/changes/TenderChanges.tsx")).TenderChanges);

/**
 * Which addenda the writer of a bid has seen. One that came meanwhile is shown above what was typed, and the next press sends the bid
 * with it; so are the changes since a draft was saved. The number grows only when they are shown.
 */
export function useAddendaSeen(written: Written) {
  const { tenderId } = written;
  const [opened] = useState(() => openedWith(written));
  const [seen, setSeen] = useState(opened.seen);
  const [missed, setMissed] = useState<{ after: number; sentence: string } | null>(null);

  const notice =
    missed !== null ? (
      <Changed title={missed.sentence} text="What you typed is kept. Read what changed, and send your bid again as it is or changed.">
        <TenderChanges key={missed.sentence} tenderId={tenderId} after={missed.after} onShown={setSeen} />
      </Changed>
    ) : opened.unseen ? (
      <Changed title="This tender was changed since you saved your draft" text="What you typed is kept.">
        <TenderChanges tenderId={tenderId} {...opened.unseen} onShown={setSeen} />
      </Changed>
    ) : null;

  return {
    addendaSeen: seen,
    notice,
    /** Whether a bid was refused because of a newer addendum. */
    isMissed: (error: unknown) => {
      const refusal = refusalOf(error);
      const sentence = refusal?.fields.addendaSeen;
      if (refusal?.code === "CONFLICT" && sentence) setMissed((earlier) => ({ after: earlier?.after ?? seen ?? 0, sentence }));
      return Boolean(sentence);
    },
  };
}

/** What the writer of the opened text has seen, and which changes are to be shown. A draft without a number tells by its time. */
function openedWith({ tenderId, bidderId, newestAddendum, amendedAt, stored }: Written) {
  const numbers = [stored?.addendaSeen, unsavedBid(bidderId, tenderId).read()?.addendaSeen].filter((number) => number != null);
  if (numbers.length > 0) {
    const seen = Math.min(...numbers, newestAddendum ?? Infinity);
    return { seen, unseen: newestAddendum !== undefined && seen < newestAddendum ? { after: seen } : null };
  }
  if (newestAddendum && stored && amendedAt && amendedAt > stored.savedAt) return { seen: newestAddendum - 1, unseen: { since: stored.savedAt } };
  return { seen: newestAddendum, unseen: null };
}

/** The error summary of the form leads to it by its id. */
const Changed = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Alert id="addendaSeen" tabIndex={-1} severity="warning" variant="outlined" icon={false}>
    <AlertTitle>{title}</AlertTitle>
    {text}
    <Box sx={{ mt: 2 }}>
      <Suspense>{children}</Suspense>
    </Box>
  </Alert>
);
