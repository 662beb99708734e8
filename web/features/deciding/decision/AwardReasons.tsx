import { Box, Typography } from "@mui/material";

import { MAX_WORDS } from "#api/core/rules/decisionReason.rules.ts";

import { type AwardWords, ownReason, sentReason } from "#web/features/deciding/decision/awardWords.ts";
import { type TypedReason } from "#web/features/deciding/decision/decisionReasons.ts";
import { ReasonFields } from "#web/features/deciding/decision/ReasonFields.tsx";
import { words as decisionWords } from "#web/features/deciding/decision/words/decision.en.ts";
import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { TextField } from "#web/ui/TextField.tsx";

interface Props {
  winner: ReadableBid;
  others: readonly ReadableBid[];
  words: AwardWords;
  isChecked: boolean;
  onWords: (words: AwardWords) => void;
}

/**
 * The messages of an award: next steps for the winner, and reasons for the other companies. One reason applies to all
 * companies that have received none yet; the administrator can also give a single company its own reason.
 */
export function AwardReasons({ winner, others, words, isChecked, onWords }: Props) {
  const { all, each } = words;
  const withReason = others.filter((bid) => sentReason(bid) !== null);
  const setOne = (id: string, typed: TypedReason) => onWords({ ...words, each: { ...each, [id]: typed } });
  return (
    <Box sx={{ display: "grid", gap: 2, pt: 3 }}>
      {others.length > withReason.length && (
        <ReasonFields
          id="award-reason"
          label={decisionWords.whyTheOthersAreNot}
          none={decisionWords.noReason}
          typed={all}
          isChecked={isChecked}
          onTyped={(typed) => onWords({ ...words, all: typed })}
        />
      )}
      {(others.length > 1 || withReason.length > 0) && (
        <Box component="details" open={withReason.length > 0}>
          <Typography component="summary" sx={{ py: 1.25, cursor: "pointer", fontWeight: 550 }}>
            {decisionWords.aReasonForEachCompany}
          </Typography>
          <Box sx={{ display: "grid", gap: 2, pt: 2 }}>
            {others.map((bid) => (
              <ReasonFields
                key={bid.id}
                id={`award-reason-${bid.id}`}
                label={bid.company.companyName}
                none={withReason.includes(bid) ? decisionWords.asToldBefore : decisionWords.asAbove}
                typed={ownReason(words, bid)}
                isChecked={isChecked}
                onTyped={(typed) => setOne(bid.id, typed)}
              />
            ))}
          </Box>
        </Box>
      )}
      <TextField
        id="award-next-steps"
        label={decisionWords.nextStepsForTheWinner}
        multiline
        rows={2}
        value={words.nextSteps}
        longest={MAX_WORDS}
        helperText={decisionWords.readsExactlyTheseWords(winner.company.companyName)}
        onChange={({ target }) => onWords({ ...words, nextSteps: target.value })}
      />
    </Box>
  );
}
