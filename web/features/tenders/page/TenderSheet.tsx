import { Box, Typography } from "@mui/material";
import { type ReactNode, useMemo } from "react";

import { isDecided } from "#api/bids/bidStatus.rules.ts";
import { opensAt, phaseOf } from "#api/tenders/lifecycle/phase.rules.ts";

import { useNow } from "#web/clock/useNow.ts";
import { TenderDocuments } from "#web/features/tenders/documents/TenderDocuments.tsx";
import { ActionBar } from "#web/features/tenders/page/ActionBar.tsx";
import { AboutTender } from "#web/features/tenders/page/AboutTender.tsx";
import { CollapsibleSection } from "#web/features/tenders/page/CollapsibleSection.tsx";
import { type PageTender, type ReadTender } from "#web/features/tenders/page/useTenderPage.ts";
import { nextStepOfAdministrator, nextStepOfBidder } from "#web/features/tenders/page/nextStep.ts";
import { NextStepCard, StepButton } from "#web/features/tenders/page/NextStepCard.tsx";
import { TenderTimeline } from "#web/features/tenders/page/TenderTimeline.tsx";
import { TenderOutcome } from "#web/features/tenders/page/TenderOutcome.tsx";
import { formatDateTime } from "#web/format/dates.ts";
import { paths } from "#web/paths.ts";
import { seenAddendum } from "#web/ui/changes/seenAddenda.ts";
import { words } from "#web/features/tenders/page/words/page.en.ts";
import { locale } from "#web/format/words/language.en.ts";

interface Props {
  read: ReadTender;
  isAdmin: boolean;
  /**
   * This and the following props are parts of the page that belong to other features. Those that are shown in collapsed
   * sections are lazy-loaded.
   */
  changes: ReactNode;
  questions: ReactNode;
  ownOutcome: ReactNode;
  bids: (now: Date) => ReactNode;
  opening: ReactNode;
  /** Called when the user goes from here to the company profile, which is required to bid. */
  onNeedsProfile: () => void;
}

const READ_OUT: Record<PageTender["readsOut"], string> = {
  nothing: "",
  names: words.atTheOpeningTheNamesOf,
  namesAndAmounts: words.atTheOpeningTheNamesOf2,
};

/** The contents of a tender's page in reading order, from the next step to the outcome. */
export function TenderSheet({ read, isAdmin, changes, questions, ownOutcome, bids, opening, onNeedsProfile }: Props) {
  const { tender, bid, draft } = read;
  const { closingDate, questionsUntil, documentsUntil } = tender;
  const now = useNow(
    useMemo(
      () => [closingDate, opensAt({ closingDate }).toISOString(), questionsUntil, documentsUntil ?? closingDate],
      [closingDate, questionsUntil, documentsUntil],
    ),
  );
  const phase = phaseOf(tender, now);
  const accepts = phase === "acceptingBids";
  /**
   * Whether the bid of the user's company is decided. If so, the page no longer shows when the decision is expected.
   */
  const isOwnDecided = bid !== undefined && isDecided(bid) && !accepts;
  const expecting = isOwnDecided ? { ...tender, decisionExpectedOn: null } : tender;
  const ofAdministrator = nextStepOfAdministrator(read, { now, phase });
  const ofBidder = nextStepOfBidder(read, { now, phase });
  const isBidder = !isAdmin || Boolean(bid ?? draft);
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      {isAdmin && (
        <NextStepCard whose={words.whatIsNext} nextStep={ofAdministrator}>
          <ActionBar tender={tender} phase={phase} step={ofAdministrator.step} />
        </NextStepCard>
      )}
      {isBidder && (
        <NextStepCard
          whose={words.yourCompany}
          nextStep={ofBidder}
          button={
            <StepButton
              step={ofBidder.step}
              isNext={!isAdmin}
              onClick={ofBidder.step?.to === paths.companyProfile ? onNeedsProfile : undefined}
            />
          }
        />
      )}
      <AboutTender tender={tender} now={now} accepts={accepts} />
      <TenderTimeline tender={expecting} now={now} />
      <CollapsibleSection id="changes" title={words.changes} summary={changesInWords(tender)}>
        {changes}
      </CollapsibleSection>
      <CollapsibleSection id="questions" title={words.questions} summary={questionsInWords(tender, accepts)} isOfCards>
        {questions}
      </CollapsibleSection>
      <TenderDocuments tender={tender} isAdmin={isAdmin} />
      {isAdmin && (
        <CollapsibleSection
          id="bids"
          title={words.bids}
          summary={tender.bidCount ? words.countedBids(tender.bidCount) : words.none}
        >
          {bids(now)}
        </CollapsibleSection>
      )}
      {isAdmin && tender.sealed && (
        <CollapsibleSection id="opening" title={words.opening} summary={openingInWords(tender)}>
          {opening}
        </CollapsibleSection>
      )}
      <TenderOutcome
        title={isAdmin ? words.decision : words.outcome}
        tender={tender}
        now={now}
        phase={phase}
        isOwnDecided={isOwnDecided}
      >
        {ownOutcome}
        {!tender.cancelledAt && (
          <Typography sx={{ color: "text.secondary" }}>
            {READ_OUT[tender.sealed ? tender.readsOut : "nothing"] +
              (tender.discloseWinner ? words.afterTheAwardEveryBidderIs : words.everyBidderIsToldHowMany)}
          </Typography>
        )}
      </TenderOutcome>
    </Box>
  );
}

function changesInWords({ id, newestAddendum, amendedAt }: PageTender) {
  if (newestAddendum === 0 || !amendedAt) return words.none;
  const isNew = newestAddendum > seenAddendum(id);
  return words.addendaTheLastOn(newestAddendum, formatDateTime(amendedAt), isNew);
}

function questionsInWords(
  { publishedQuestionCount, undecidedQuestionCount, unansweredQuestionCount, takesQuestions }: PageTender,
  accepts: boolean,
) {
  const answered =
    publishedQuestionCount === 0 ? words.noneAnswered : words.answered(publishedQuestionCount.toLocaleString(locale));
  const unanswered = unansweredQuestionCount ?? (accepts ? null : undecidedQuestionCount);
  if (unanswered) return words.notAnsweredBeforeClosing(answered, unanswered.toLocaleString(locale));
  if (undecidedQuestionCount) return words.toAnswer(answered, undecidedQuestionCount.toLocaleString(locale));
  return takesQuestions ? answered : words.thisTenderTakesNoQuestions;
}

function openingInWords({ openedAt, openingPersons }: PageTender) {
  if (openedAt) return words.openedOn(formatDateTime(openedAt));
  return openingPersons === 2 ? words.byTwoAdministrators : words.byOneAdministrator;
}
