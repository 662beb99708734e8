import { Box, Skeleton } from "@mui/material";
import { useMemo, type ReactNode } from "react";

import { useNow } from "#web/clock/useNow.ts";
import { type DeskWords } from "#web/features/dashboard/deskLines.ts";
import { WaitingLine, type DeskLine } from "#web/features/dashboard/WaitingLine.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/dashboard/words/dashboard.en.ts";

interface Props<Kind extends string> {
  title?: string;
  /** Lines above the tasks. */
  first?: ReactNode;
  /** Undefined until the tasks are loaded. */
  lines: readonly (DeskLine & { kind: Kind })[] | undefined;
  words: Record<Kind, DeskWords>;
  failed: boolean;
  onRetry: () => void;
  /** Shown if there are no tasks. */
  children: ReactNode;
}

/** The first card of a dashboard. It has one line for each kind of task that is open for the user. */
export function WaitsForYou<Kind extends string>({
  title = words.whatWaitsForYou,
  first,
  lines,
  words: texts,
  failed,
  onRetry,
  children,
}: Props<Kind>) {
  const now = useNow(useMemo(() => lines?.map(({ at }) => at) ?? [], [lines]));
  return (
    <Box sx={{ mb: 4 }}>
      <SectionCard title={title}>
        {first}
        {!lines &&
          (failed ? (
            <ErrorState text={words.whatWaitsForYouCouldNot} onRetry={onRetry} />
          ) : (
            <Skeleton height={HEIGHT} role="status" aria-label={words.loadingWhatWaitsForYou} />
          ))}
        {lines?.length === 0 && children}
        {lines && lines.length > 0 && (
          <Box component="ul" role="list" sx={LIST}>
            {lines.map((line) => (
              <WaitingLine key={line.kind} line={line} words={texts[line.kind]} now={now} />
            ))}
          </Box>
        )}
      </SectionCard>
    </Box>
  );
}

/** The height in pixels of the placeholder while the tasks load. It equals the height of a line with two tenders. */
const HEIGHT = 140;
/** The style of the list, which extends to the edges of the card. */
const LIST = { m: 0, mx: { xs: -2, sm: -3 }, mb: { xs: -2, sm: -3 }, mt: -2, p: 0, listStyle: "none" };
