import { Box, Typography } from "@mui/material";

import { formatDateTime } from "#web/format/dates.ts";
import { type AskedQuestionFragment } from "#web/graphql/generatedQuestions.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { words } from "#web/features/questions/words/published.en.ts";

interface Props {
  question: AskedQuestionFragment;
  /** The level of the question's heading on the page. */
  heading?: "h2" | "h3";
}

/** A question and its answer, as published. Only the company that asked also sees its original wording. */
export function PublishedQuestion({
  heading = "h3",
  question: { id, number, publishedQuestion, text, answer, answeredAt, correctedAt, earlierAnswers, mine },
}: Props) {
  return (
    <Box
      component="article"
      aria-labelledby={`question-${id}`}
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "4rem minmax(0, 1fr)" },
        columnGap: 2,
        py: 2.5,
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Typography
        component="span"
        sx={{ fontWeight: 550, color: "text.secondary", fontVariantNumeric: "tabular-nums" }}
      >{`Q-${number}`}</Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={`question-${id}`} component={heading} sx={[WORDS, { fontWeight: 600 }]}>
          {publishedQuestion}
        </Typography>
        {mine && (
          <Typography variant="body2" sx={[WORDS, { mt: 0.5, color: "text.secondary" }]}>
            {text === publishedQuestion ? words.yourCompanyAskedThis : words.yourCompanyAsked(text ?? "")}
          </Typography>
        )}
        <Typography sx={[WORDS, { mt: 1 }]}>{answer}</Typography>
        <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
          <span>{words.answered}</span>
          <time dateTime={answeredAt ?? undefined}>{formatDateTime(answeredAt ?? "")}</time>
          {correctedAt && (
            <>
              <span>{words.correctedOn}</span>
              <time dateTime={correctedAt}>{formatDateTime(correctedAt)}</time>
            </>
          )}
        </Typography>
        {earlierAnswers.length > 0 && (
          <Box component="details" sx={{ mt: 0.5 }}>
            <Box component="summary" sx={{ py: 1.25, cursor: "pointer" }}>
              {words.earlierAnswers(earlierAnswers.length)}
            </Box>
            {earlierAnswers.map((earlier) => (
              <Box key={earlier.answeredAt} sx={{ pl: 2, mb: 1.5, borderLeft: 1, borderColor: "edge" }}>
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {words.givenOn(formatDateTime(earlier.answeredAt))}
                </Typography>
                <Typography sx={WORDS}>{earlier.answer}</Typography>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const WORDS = { maxWidth: MEASURE, whiteSpace: "pre-wrap", overflowWrap: "anywhere" } as const;
