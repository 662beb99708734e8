import { Box } from "@mui/material";
import { Suspense, useState } from "react";

import { type QuestionAct } from "#web/features/questions/questionActs.ts";
import { QueueRow } from "#web/features/questions/QueueRow.tsx";
import {
  isQueueState,
  QUEUE_STATES,
  type QueueState,
  useQuestionQueue,
} from "#web/features/questions/useQuestionQueue.ts";
import { words } from "#web/features/questions/words/answering.en.ts";
import { type QueuedQuestionFragment } from "#web/graphql/generatedQuestions.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { FilterChoice } from "#web/ui/lists/FilterChoice.tsx";
import { ShowMore } from "#web/ui/lists/ShowMore.tsx";
import { tenderChoices } from "#web/ui/lists/tenderControls.ts";
import { useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

const DecideDialog = lazyComponent(async () => (await import("#web/features/questions/DecideDialog.tsx")).DecideDialog);

/** The height in pixels of the skeleton of a question with two lines. */
const ROW_HEIGHT = 190;

const { open: OPEN, ...OTHERS } = QUEUE_STATES;
const CHOICES = Object.entries(OTHERS).map(([value, label]) => ({ value, label }));

const NOTHING: Record<QueueState, { title: string; text?: string }> = {
  open: {
    title: words.noQuestionWaitsForAn,
    text: words.questionsAboutOpenTendersArrive,
  },
  answered: { title: words.noQuestionHasBeenAnswered },
  declined: { title: words.noQuestionWasDeclined },
  unanswered: { title: words.everyQuestionWasAnsweredOr },
};

/**
 * The questions in one state, about all tenders or about the tender in the URL. Open questions are sorted by the
 * cut-off time for questions about their tender. In the other states, the newest question is first.
 */
export function QuestionQueue() {
  const { address, put } = useAddressFilters();
  const requested = address.get("state");
  const state = isQueueState(requested) ? requested : "open";
  const tenderId = address.get("tenderId") ?? "";
  const { questions, hasMore, step, readMore, failed, readAgain } = useQuestionQueue(state, tenderId);
  const [deciding, setDeciding] = useState<{
    question: QueuedQuestionFragment;
    act: QuestionAct;
    open: boolean;
  } | null>(null);
  const tenders = new Map(
    questions?.flatMap(({ tender }) => (tender ? [[tender.id, tender.tenderNumber] as const] : [])),
  );

  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 360px))" },
        }}
      >
        <FilterChoice
          name="state"
          label={words.questions}
          value={state === "open" ? "" : state}
          all={OPEN}
          choices={CHOICES}
          onChosen={(chosen) => put({ state: chosen })}
        />
        <FilterChoice
          name="tenderId"
          label={words.tender}
          value={tenderId}
          all={words.allTenders}
          choices={tenderChoices(tenders, tenderId)}
          onChosen={(chosen) => put({ tenderId: chosen })}
        />
      </Box>
      {!questions &&
        (failed ? (
          <ErrorState text={words.theQuestionsCouldNotBe} onRetry={() => void readAgain()} />
        ) : (
          <CardSkeletons count={3} height={ROW_HEIGHT} />
        ))}
      {questions?.length === 0 && <EmptyState {...NOTHING[state]} />}
      {questions?.map((question) => (
        <QueueRow key={question.id} question={question} onAct={(act) => setDeciding({ question, act, open: true })} />
      ))}
      <ShowMore noun={words.questions2} hasMore={hasMore} step={step} onMore={readMore} />
      <Suspense>
        {deciding && (
          <DecideDialog
            key={`${deciding.act} ${deciding.question.id}`}
            {...deciding}
            onChanged={() => void readAgain()}
            readAgain={async () => (await readAgain())?.find(({ id }) => id === deciding.question.id) ?? null}
            onClose={() => setDeciding({ ...deciding, open: false })}
          />
        )}
      </Suspense>
    </Box>
  );
}
