import { Alert, AlertTitle, Box } from "@mui/material";
import { type ReactNode, Suspense, useState } from "react";

import { refusalOf } from "#web/graphql/refusal.ts";
import { part } from "#web/ui/part.ts";

interface Written {
  tenderId: string;
  /** Of the tender as the form was opened; undefined if that is not known: the bid then confirms what there is. */
  newestAddendum: number | undefined;
  amendedAt: string | null | undefined;
  /** When the draft that the form opens with was saved. */
  savedAt: string | undefined;
}

const TenderChanges = part(async () => (await import("#web/ui/changes/TenderChanges.tsx")).TenderChanges);

/**
 * Which addenda the writer of a bid has seen. One that came meanwhile is shown above what was typed, and the next press sends the bid
 * with it; so are the changes since a draft was saved.
 */
export function useAddendaSeen({ tenderId, newestAddendum, amendedAt, savedAt }: Written) {
  const [seen, setSeen] = useState(newestAddendum);
  const [opened] = useState({ amendedAt, savedAt });
  const [missed, setMissed] = useState<{ after: number; sentence: string } | null>(null);
  const changedSince = opened.savedAt && opened.amendedAt && opened.amendedAt > opened.savedAt ? opened.savedAt : null;

  const notice =
    missed !== null ? (
      <Changed title={missed.sentence} text="What you typed is kept. Read what changed, and send your bid again as it is or changed.">
        <TenderChanges key={missed.sentence} tenderId={tenderId} after={missed.after} onShown={setSeen} />
      </Changed>
    ) : changedSince ? (
      <Changed title="This tender was changed since you saved your draft" text="What you typed is kept.">
        <TenderChanges tenderId={tenderId} since={changedSince} />
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
