import { Box, Typography } from "@mui/material";
import { type ReactNode, useMemo } from "react";

import { isDecided } from "#api/bids/bidStatus.rules.ts";
import { acceptsBids } from "#api/tenders/tenderStatus.rules.ts";

import { useNow } from "#web/clock/useNow.ts";
import { TenderDocuments } from "#web/features/tenders/documents/TenderDocuments.tsx";
import { AboutTender } from "#web/features/tenders/page/AboutTender.tsx";
import { CollapsibleSection } from "#web/features/tenders/page/CollapsibleSection.tsx";
import { type PageTender, type ReadTender } from "#web/features/tenders/page/useTenderPage.ts";
import { nextStepOfAdministrator, nextStepOfBidder } from "#web/features/tenders/page/nextStep.ts";
import { NextStepCard } from "#web/features/tenders/page/NextStepCard.tsx";
import { TenderTimeline } from "#web/features/tenders/page/TenderTimeline.tsx";
import { TenderOutcome } from "#web/features/tenders/page/TenderOutcome.tsx";
import { formatDateTime } from "#web/format/dates.ts";
import { seenAddendum } from "#web/ui/changes/seenAddenda.ts";

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
}

const READ_OUT: Record<PageTender["readsOut"], string> = {
  nothing: "",
  names: "At the opening the names of the bidders are read out to all who bid. ",
  namesAndAmounts: "At the opening the names of the bidders and their amounts are read out to all who bid. ",
};

const counted = (count: number, one: string, many: string) =>
  count === 0 ? "None" : count === 1 ? `1 ${one}` : `${count.toLocaleString("en-US")} ${many}`;

/** The contents of a tender's page in reading order, from the requirements to the outcome. */
export function TenderSheet({ read, isAdmin, changes, questions, ownOutcome, bids, opening }: Props) {
  const { tender, bid, draft } = read;
  const { closingDate, questionsUntil, documentsUntil } = tender;
  const now = useNow(
    useMemo(
      () => [closingDate, questionsUntil, documentsUntil ?? closingDate],
      [closingDate, questionsUntil, documentsUntil],
    ),
  );
  const accepts = acceptsBids(tender, now);
  /**
   * Whether the bid of the user's company is decided. If so, the page no longer shows when the decision is expected.
   */
  const isOwnDecided = bid !== undefined && isDecided(bid) && !accepts;
  const expecting = isOwnDecided ? { ...tender, decisionExpectedOn: null } : tender;
  const isBidder = !isAdmin || Boolean(bid ?? draft);
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      <AboutTender tender={tender} now={now} accepts={accepts} />
      <TenderTimeline tender={expecting} now={now} />
      {isAdmin && (
        <NextStepCard whose="What is next" nextStep={nextStepOfAdministrator(read, { now, accepts })} isNext />
      )}
      {isBidder && (
        <NextStepCard whose="Your company" nextStep={nextStepOfBidder(read, { now, accepts })} isNext={!isAdmin} />
      )}
      <CollapsibleSection id="changes" title="Changes" summary={changesInWords(tender)}>
        {changes}
      </CollapsibleSection>
      <CollapsibleSection id="questions" title="Questions" summary={questionsInWords(tender, accepts)} isOfCards>
        {questions}
      </CollapsibleSection>
      <TenderDocuments tender={tender} isAdmin={isAdmin} />
      {isAdmin && (
        <CollapsibleSection id="bids" title="Bids" summary={counted(tender.bidCount ?? 0, "bid", "bids")}>
          {bids(now)}
        </CollapsibleSection>
      )}
      {isAdmin && tender.sealed && (
        <CollapsibleSection id="opening" title="Opening" summary={openingInWords(tender)}>
          {opening}
        </CollapsibleSection>
      )}
      <TenderOutcome
        title={isAdmin ? "Decision" : "Outcome"}
        tender={tender}
        now={now}
        accepts={accepts}
        isOwnDecided={isOwnDecided}
      >
        {ownOutcome}
        {!tender.cancelledAt && (
          <Typography sx={{ color: "text.secondary" }}>
            {READ_OUT[tender.sealed ? tender.readsOut : "nothing"] +
              (tender.discloseWinner
                ? "After the award every bidder is told how many bids there were, who won, and the amount."
                : "Every bidder is told how many bids there were, but not who won.")}
          </Typography>
        )}
      </TenderOutcome>
    </Box>
  );
}

function changesInWords({ id, newestAddendum, amendedAt }: PageTender) {
  if (newestAddendum === 0 || !amendedAt) return "None";
  const isNew = newestAddendum > seenAddendum(id);
  return `${counted(newestAddendum, "addendum", "addenda")}, the last on ${formatDateTime(amendedAt)}${isNew ? " · new to you" : ""}`;
}

function questionsInWords(
  { publishedQuestionCount, undecidedQuestionCount, unansweredQuestionCount, takesQuestions }: PageTender,
  accepts: boolean,
) {
  const answered =
    publishedQuestionCount === 0 ? "None answered" : `${publishedQuestionCount.toLocaleString("en-US")} answered`;
  const unanswered = unansweredQuestionCount ?? (accepts ? null : undecidedQuestionCount);
  if (unanswered) return `${answered} · ${unanswered.toLocaleString("en-US")} not answered before closing`;
  if (undecidedQuestionCount) return `${answered} · ${undecidedQuestionCount.toLocaleString("en-US")} to answer`;
  return takesQuestions ? answered : "This tender takes no questions";
}

function openingInWords({ openedAt, openingPersons }: PageTender) {
  if (openedAt) return `Opened on ${formatDateTime(openedAt)}`;
  return openingPersons === 2 ? "By two administrators" : "By one administrator";
}
