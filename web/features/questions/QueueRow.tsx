import { Box, Button, Link as TextLink, Paper, Typography } from "@mui/material";
import { useMemo } from "react";
import { Link } from "react-router-dom";

import { acceptsBids } from "#api/tenders/tenderStatus.rules.ts";

import { useNow } from "#web/clock/useNow.ts";
import { type QuestionAct } from "#web/features/questions/questionActs.ts";
import { timeLeft } from "#web/clock/timeLeft.ts";
import { PublishedQuestion } from "#web/features/questions/PublishedQuestion.tsx";
import { QUEUE_STATES } from "#web/features/questions/useQuestionQueue.ts";
import { words } from "#web/features/questions/words/answering.en.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { type QueuedQuestionFragment } from "#web/graphql/generatedQuestions.ts";
import { paths } from "#web/paths.ts";
import { MEASURE } from "#web/theme/tokens.ts";

interface Props {
  question: QueuedQuestionFragment;
  onAct: (act: QuestionAct) => void;
}

/** A question in the administrators' queue, with its tender and the time until the tender closes. */
export function QueueRow({ question, onAct }: Props) {
  const { id, state, text, askedAt, tender, declineReason } = question;
  const closingDate = tender?.closingDate;
  const now = useNow(useMemo(() => (closingDate ? [closingDate] : []), [closingDate]));
  const isOpen = tender ? acceptsBids(tender, now) : false;
  const heading = `queued-${id}`;

  return (
    <Paper
      component="article"
      aria-labelledby={state === "answered" ? undefined : heading}
      aria-label={state === "answered" ? words.qOn(question.number ?? 0, tender?.tenderNumber ?? "") : undefined}
      sx={{ p: { xs: 2, md: 3 } }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
        {tender && (
          <TextLink
            component={Link}
            to={paths.tenderSection(tender.id, "questions")}
            sx={{ py: 1.25, fontWeight: 550, overflowWrap: "anywhere" }}
          >{`${tender.tenderNumber} · ${tender.title}`}</TextLink>
        )}
        <Typography
          component="span"
          sx={{
            ml: { sm: "auto" },
            fontWeight: isOpen ? 600 : 400,
            fontVariantNumeric: "tabular-nums",
            color: isOpen ? "text.primary" : "text.secondary",
          }}
        >
          {tender && isOpen ? words.closesIn(timeLeft(tender.closingDate, now)) : words.closed}
        </Typography>
      </Box>
      {state === "answered" ? (
        <PublishedQuestion question={question} heading="h2" />
      ) : (
        <Typography
          id={heading}
          component="h2"
          sx={{ mt: 1, maxWidth: MEASURE, fontWeight: 600, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
        >
          {text}
        </Typography>
      )}
      {state !== "answered" && (
        <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary" }}>
          {state === "open"
            ? words.askedOn(formatDateTime(askedAt ?? ""))
            : words.stateAskedOn(
                state === "withdrawn" ? words.withdrawn : QUEUE_STATES[state],
                formatDateTime(askedAt ?? ""),
              )}
        </Typography>
      )}
      {declineReason && (
        <Typography sx={{ mt: 1, maxWidth: MEASURE, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {declineReason}
        </Typography>
      )}
      {isOpen && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 2 }}>
          {state === "open" && (
            <Button variant="outlined" aria-describedby={heading} onClick={() => onAct("answer")}>
              {words.answer}
            </Button>
          )}
          {state === "open" && (
            <Button variant="outlined" color="error" aria-describedby={heading} onClick={() => onAct("decline")}>
              {words.decline}
            </Button>
          )}
          {state === "answered" && (
            <Button
              variant="outlined"
              aria-label={words.correctTheAnswerToQ(question.number ?? 0, tender?.tenderNumber ?? "")}
              onClick={() => onAct("correct")}
            >
              {words.correct}
            </Button>
          )}
        </Box>
      )}
    </Paper>
  );
}
