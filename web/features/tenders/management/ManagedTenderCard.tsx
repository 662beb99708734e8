import { Box, Button, Paper, Typography } from "@mui/material";
import { memo } from "react";

import { TenderFact } from "#web/features/tenders/TenderFact.tsx";
import { QuestionsLink } from "#web/features/tenders/QuestionsLink.tsx";
import { type StepOfButton } from "#web/features/tenders/last-step/SetStatus.tsx";
import { words } from "#web/features/tenders/management/words/management.en.ts";
import { formatDate } from "#web/format/dates.ts";
import { term } from "#web/format/words/terms.en.ts";
import { formatBudget } from "#web/format/amounts.ts";
import type { TenderFactsFragment } from "#web/graphql/generated.ts";
import { ChangesLink } from "#web/ui/changes/ChangesLink.tsx";
import { HistoryLink } from "#web/ui/HistoryLink.tsx";
import { LongText } from "#web/ui/LongText.tsx";
import { LivePhaseBadge } from "#web/ui/tenders/PhaseBadge.tsx";
import { TenderTitle } from "#web/features/tenders/TenderTitle.tsx";

import { type PhaseFacts, phaseOf, type TenderPhase } from "#api/tenders/lifecycle/phase.rules.ts";

/** What the buttons of a tender's card or row do. */
export interface TenderActs {
  onEdit: (id: string) => void;
  onStep: (step: StepOfButton, id: string) => void;
  onCopy: (tender: TenderFactsFragment) => void;
  onDelete: (tender: TenderFactsFragment) => void;
  onCancel: (tender: TenderFactsFragment) => void;
}

interface Props extends TenderActs {
  tender: TenderFactsFragment;
}

/** The height in pixels of the skeleton of a card, which is shown while tenders load. */
export const MANAGED_TENDER_HEIGHT = 262;

/** A card with the tender's details, Edit, Delete and further buttons (spec §2, tenders). */
export const ManagedTenderCard = memo(function ManagedTenderCard({
  tender,
  onEdit,
  onStep,
  onCopy,
  onDelete,
  onCancel,
}: Props) {
  const title = `tender-${tender.id}`;
  return (
    <Paper component="article" aria-labelledby={title} sx={CARD}>
      <Box sx={{ minWidth: 0, display: "grid", gap: 2, alignContent: "start" }}>
        <Box>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
            <Typography component="span" sx={{ fontWeight: 550, color: "text.secondary", overflowWrap: "anywhere" }}>
              {tender.tenderNumber}
            </Typography>
            <LivePhaseBadge tender={tender} />
            <ChangesLink tender={tender} />
          </Box>
          <Typography id={title} variant="h2" sx={{ mt: 1, overflowWrap: "anywhere" }}>
            <TenderTitle {...tender} />
          </Typography>
          <Typography sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {term(tender.category)} · {tender.location}, {term(tender.country)}
          </Typography>
        </Box>
        <LongText title={words.description} text={tender.description} />
      </Box>
      <Box>
        <Box component="dl" sx={{ m: 0 }}>
          <TenderFact term={words.budgetUsd}>
            <strong>{formatBudget(tender.budgetMin, tender.budgetMax)}</strong>
          </TenderFact>
          <TenderFact term={words.opens}>
            <time dateTime={tender.openingDate}>{formatDate(tender.openingDate)}</time>
          </TenderFact>
          <TenderFact term={words.closes}>
            <time dateTime={tender.closingDate}>{formatDate(tender.closingDate)}</time>
          </TenderFact>
        </Box>
        <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 2, mt: 2 }}>
          {isDraft(tender) && (
            <Button
              variant="contained"
              aria-describedby={title}
              onClick={() => onStep("publish", tender.id)}
              sx={{ gridColumn: "1 / -1" }}
            >
              {words.publish}
            </Button>
          )}
          {!tender.cancelledAt && (
            <Button variant="outlined" aria-describedby={title} onClick={() => onEdit(tender.id)}>
              {words.edit}
            </Button>
          )}
          <Button variant="outlined" color="error" aria-describedby={title} onClick={() => onDelete(tender)}>
            {words.deleteIt}
          </Button>
          <QuestionsLink tender={tender} />
          <Button variant="outlined" aria-describedby={title} onClick={() => onCopy(tender)}>
            {words.copy}
          </Button>
          <HistoryLink of={{ noun: "tender", id: tender.id }} name={tender.tenderNumber} />
          {isAwarded(tender) && (
            <Button variant="text" aria-describedby={title} onClick={() => onStep("takeBackAward", tender.id)}>
              {words.takeBackAward}
            </Button>
          )}
          {mayCancel(tender) && (
            <Button variant="text" aria-describedby={title} onClick={() => onCancel(tender)}>
              {words.cancelTender}
            </Button>
          )}
        </Box>
      </Box>
    </Paper>
  );
});

const CARD = {
  display: "grid",
  gap: 3,
  p: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 20rem" },
};

/**
 * For each phase, whether an administrator can cancel the tender. mayCancel.test.ts compares this record with the
 * server's table.
 */
export const CAN_CANCEL: Record<TenderPhase, boolean> = {
  draft: true,
  acceptingBids: true,
  beforeOpening: true,
  awaitingOpening: true,
  awaitingDecision: true,
  awarded: false,
  cancelled: false,
  cancelledUnpublished: false,
  deleted: false,
};

/** Any time works here: for phases that differ only by the time, the functions below give the same result. */
const AT_ANY_TIME = new Date(0);

/** Whether the button that publishes the tender is shown. */
export const isDraft = (tender: PhaseFacts) => phaseOf(tender, AT_ANY_TIME) === "draft";

export const isAwarded = (tender: PhaseFacts) => phaseOf(tender, AT_ANY_TIME) === "awarded";

/** Whether the button for a cancellation is shown. */
export const mayCancel = (tender: PhaseFacts) => CAN_CANCEL[phaseOf(tender, AT_ANY_TIME)];
