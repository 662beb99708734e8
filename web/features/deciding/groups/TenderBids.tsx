import { Accordion, AccordionDetails, AccordionSummary, Box, Link, Typography } from "@mui/material";
import { ChevronDown } from "lucide-react";
import { type DOMAttributes, Suspense } from "react";
import { Link as RouterLink } from "react-router-dom";

import { phaseOf } from "#api/tenders/lifecycle/phase.rules.ts";

import { BidsPanel } from "#web/features/deciding/BidsPanel.tsx";
import { type BidsView } from "#web/features/deciding/bidsView.ts";
import { words } from "#web/features/deciding/words/deciding.en.ts";
import { type TenderToDecideFragment } from "#web/graphql/generatedDeciding.ts";
import { paths } from "#web/paths.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { ClosingTime } from "#web/ui/tenders/ClosingTime.tsx";
import { PhaseBadge } from "#web/ui/tenders/PhaseBadge.tsx";

/** Lazy-loaded, because on most visits the list contains no closed tender with sealed bids. */
const SealedBids = lazyComponent(
  async () => (await import("#web/features/deciding/opening/SealedBids.tsx")).SealedBids,
);
const TenderClosingSeal = lazyComponent(
  async () => (await import("#web/features/deciding/opening/TenderClosingSeal.tsx")).TenderClosingSeal,
);

/** The height of the skeleton, in pixels. */
const SEALED_HEIGHT = 160;

interface Props {
  tender: TenderToDecideFragment;
  now: Date;
  open: boolean;
  onToggle: (open: boolean) => void;
  view: BidsView;
  onView: (changed: Partial<BidsView>) => void;
  watchFocus?: Pick<DOMAttributes<Element>, "onFocus" | "onBlur">;
}

/**
 * The id of a tender's accordion header. The focus moves to it after an award, and when the tender moves to another
 * group.
 */
export const rowOf = (tenderId: string) => `bids-of-${tenderId}`;

/** Spec §2, admin-bids: a tender of the grouped view, as an accordion with the tender's bids. */
export function TenderBids({ tender, now, open, onToggle, view, onView, watchFocus }: Props) {
  const summary = rowOf(tender.id);
  return (
    <Accordion
      {...watchFocus}
      square
      disableGutters
      expanded={open}
      onChange={(_event, opens) => onToggle(opens)}
      slotProps={SLOTS}
      sx={FOLD}
    >
      <AccordionSummary
        id={summary}
        aria-controls={`${summary}-list`}
        expandIcon={<ChevronDown size={20} aria-hidden />}
        sx={{ px: { xs: 2, md: 3 }, typography: "body1" }}
      >
        <Box component="span" sx={ROW}>
          <Typography
            component="span"
            sx={{ gridArea: "number", color: "text.secondary", fontWeight: 550, overflowWrap: "anywhere" }}
          >
            {tender.tenderNumber}
          </Typography>
          <Typography component="span" sx={{ gridArea: "title", fontWeight: 600, overflowWrap: "anywhere" }}>
            {tender.title}
          </Typography>
          <Box component="span" sx={{ gridArea: "status" }}>
            <PhaseBadge tender={tender} now={now} />
          </Box>
          <Typography component="span" sx={{ gridArea: "count", textAlign: "right", whiteSpace: "nowrap" }}>
            {words.countedBids(tender.bidCount ?? 0)}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, md: 3 }, pt: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3 }}>
          <ClosingTime tender={tender} now={now} />
          <Link
            component={RouterLink}
            to={paths.tender(tender.id)}
            aria-label={words.tenderPageOf(tender.tenderNumber)}
            sx={{ display: "inline-block", py: 1.25 }}
          >
            {words.tenderPage}
          </Link>
        </Box>
        {tender.sealed && !tender.openedAt ? (
          <Suspense fallback={<CardSkeletons count={1} height={SEALED_HEIGHT} />}>
            <SealedBids tenderId={tender.id} tenderNumber={tender.tenderNumber} />
          </Suspense>
        ) : (
          <BidsPanel
            tender={tender}
            now={now}
            view={view}
            onView={onView}
            onAwarded={() => document.getElementById(summary)?.focus()}
          />
        )}
        {phaseOf(tender, now) !== "acceptingBids" && (
          <Suspense>
            <TenderClosingSeal tenderId={tender.id} />
          </Suspense>
        )}
      </AccordionDetails>
    </Accordion>
  );
}

const SLOTS = { heading: { component: "h3" }, transition: { unmountOnExit: true } } as const;
const FOLD = { "&::before": { display: "none" }, "li + li > &": { borderTop: 0 } };
const ROW = {
  display: "grid",
  flex: 1,
  alignItems: "center",
  columnGap: 2,
  rowGap: 0.5,
  pr: 1,
  gridTemplateAreas: { xs: `"number status" "title title" "count count"`, md: `"number title status count"` },
  gridTemplateColumns: { xs: "minmax(0, 1fr) auto", md: "12rem minmax(0, 1fr) auto 7.5rem" },
  "& > :last-child": { textAlign: { xs: "left", md: "right" } },
};
