import { Box, Button, Link as TextLink, Typography } from "@mui/material";
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router-dom";

import { acceptsQuestions } from "#api/tenders/questionTime.rules.ts";
import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { Countdown } from "#web/clock/Countdown.tsx";
import { useNow } from "#web/clock/useNow.ts";
import { AskForm } from "#web/features/questions/AskForm.tsx";
import { OwnQuestions } from "#web/features/questions/OwnQuestions.tsx";
import { PublishedQuestion } from "#web/features/questions/PublishedQuestion.tsx";
import { useTenderQuestions } from "#web/features/questions/useTenderQuestions.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { type TenderQuestionsQuery } from "#web/graphql/generatedQuestions.ts";
import { paths } from "#web/paths.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { SearchField } from "#web/ui/lists/SearchField.tsx";
import { useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/questions/words/questions.en.ts";

type TenderOfQuestions = TenderQuestionsQuery["tender"];

/** The height in pixels of the skeleton of a question with an answer of two lines. */
const ROW_HEIGHT = 150;

interface Props {
  tenderId: string;
  isAdmin: boolean;
  /** Whether the surrounding page already shows the tender's title and its times. */
  isEmbedded?: boolean;
}

/**
 * The questions about a tender: unpublished ones of the user's company, published ones, and the form to ask a new one.
 */
export function QuestionSection({ tenderId, isAdmin, isEmbedded = false }: Props) {
  const { address, putTyped } = useAddressFilters();
  const search = address.get("search") ?? "";
  const { tender, own, absent, failed, readAgain, hasMore, readMore } = useTenderQuestions(tenderId, search);

  if (absent)
    return (
      <EmptyState
        title={words.tenderNotFound}
        text={words.itMayHaveBeenWithdrawnOr}
        action={
          <Button variant="outlined" component={Link} to={paths.browseTenders}>
            {words.backToTenders}
          </Button>
        }
      />
    );
  if (!tender)
    return failed ? (
      <ErrorState text={words.theQuestionsCouldNotBeLoaded} onRetry={readAgain} />
    ) : (
      <CardSkeletons count={3} height={ROW_HEIGHT} />
    );
  const { totalCount, nodes } = tender.questions;

  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      {!isEmbedded && (
        <Box>
          <Typography
            component="h2"
            variant="h3"
            sx={{ mb: 1.5, overflowWrap: "anywhere" }}
          >{`${tender.tenderNumber} · ${tender.title}`}</Typography>
          <Times tender={tender} />
        </Box>
      )}
      {own && <OwnQuestions questions={own} onWithdrawn={readAgain} />}
      <SectionCard title={words.questionsAndAnswers} mark={totalCount > 0 ? String(totalCount) : undefined}>
        {(totalCount > 0 || search) && (
          <Box sx={{ maxWidth: 360, mb: 1 }}>
            <SearchField
              label={words.searchQuestionsAndAnswers}
              value={search}
              onTyped={(typed) => putTyped("search", typed)}
            />
          </Box>
        )}
        {nodes.length === 0 && (
          <Typography sx={{ color: "text.secondary" }}>
            {search ? words.noQuestionOrAnswerContainsThis : words.noQuestionHasBeenAnsweredYet}
          </Typography>
        )}
        {nodes.map((question) => (
          <PublishedQuestion key={question.id} question={question} />
        ))}
        {Boolean(tender.unansweredQuestionCount) && (
          <Typography sx={{ mt: 2, color: "text.secondary" }}>
            {words.moreNotAnswered(tender.unansweredQuestionCount!)}
          </Typography>
        )}
        {hasMore && (
          <Button variant="outlined" onClick={readMore} sx={{ mt: 2 }}>
            {words.showMoreQuestions}
          </Button>
        )}
      </SectionCard>
      {isAdmin ? (
        <TextLink
          component={Link}
          to={`${paths.questions}?tenderId=${tenderId}`}
          sx={{ justifySelf: "start", py: 1.25 }}
        >
          {words.answerQuestionsAboutThisTender}
        </TextLink>
      ) : (
        <Asking tender={tender} onAsked={readAgain} />
      )}
    </Box>
  );
}

function useIsAsking(tender: TenderOfQuestions) {
  const now = useNow(
    useMemo(() => [tender.questionsUntil, tender.closingDate], [tender.questionsUntil, tender.closingDate]),
  );
  return { now, takes: acceptsQuestions(tender, now) };
}

function Times({ tender }: { tender: TenderOfQuestions }) {
  const { now, takes } = useIsAsking(tender);
  const { closingDate, questionsUntil, status } = tender;
  const isOpen = status === "open" && !hasClosed(closingDate, now);
  return (
    <FactList
      facts={[
        [
          takes ? words.questionsUntil : words.questionsWereTakenUntil,
          tender.takesQuestions ? (
            <Moment
              key="until"
              at={questionsUntil}
              left={takes && <Countdown closingDate={questionsUntil} act="ask" />}
            />
          ) : null,
        ],
        [
          isOpen ? words.closes : words.closed,
          isOpen || hasClosed(closingDate, now) ? (
            <Moment key="closes" at={closingDate} left={isOpen && <Countdown closingDate={closingDate} />} />
          ) : (
            words.beforeItsClosingTime
          ),
        ],
      ]}
    />
  );
}

function Moment({ at, left }: { at: string; left: ReactNode }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, fontVariantNumeric: "tabular-nums" }}>
      <time dateTime={at}>{formatDateTime(at)}</time>
      {left && <strong>{left}</strong>}
    </Box>
  );
}

function Asking({ tender, onAsked }: { tender: TenderOfQuestions; onAsked: () => void }) {
  const { takes } = useIsAsking(tender);
  if (takes) return <AskForm tenderId={tender.id} onAsked={onAsked} />;
  const text = !tender.takesQuestions
    ? words.thisTenderTakesNoQuestions
    : tender.status === "open"
      ? words.questionsWereTakenUntilMoment(formatDateTime(tender.questionsUntil))
      : words.thisTenderIsClosed;
  return <Typography sx={{ color: "text.secondary" }}>{text}</Typography>;
}
