import { Box, Typography } from "@mui/material";

import { type AwardWords, ownReason, toldReason } from "#web/features/deciding/awardWords.ts";
import { type TypedReason } from "#web/features/deciding/decisionReasons.ts";
import { ReasonFields } from "#web/features/deciding/ReasonFields.tsx";
import { type ReadableBid } from "#web/features/deciding/readableBid.ts";
import { TextField } from "#web/ui/TextField.tsx";

interface Props {
  winner: ReadableBid;
  others: readonly ReadableBid[];
  words: AwardWords;
  isChecked: boolean;
  onWords: (words: AwardWords) => void;
}

/** What the companies are told beside the award: one reason for all the others that were told none, or one for each, and the winner's next steps. */
export function AwardReasons({ winner, others, words, isChecked, onWords }: Props) {
  const { all, each } = words;
  const told = others.filter((bid) => toldReason(bid) !== null);
  const setOne = (id: string, typed: TypedReason) => onWords({ ...words, each: { ...each, [id]: typed } });
  return (
    <Box sx={{ display: "grid", gap: 2, pt: 3 }}>
      {others.length > told.length && (
        <ReasonFields id="award-reason" label="Why the others are not chosen" none="No reason" typed={all} isChecked={isChecked} onTyped={(typed) => onWords({ ...words, all: typed })} />
      )}
      {(others.length > 1 || told.length > 0) && (
        <Box component="details" open={told.length > 0}>
          <Typography component="summary" sx={{ py: 1.25, cursor: "pointer", fontWeight: 550 }}>
            A reason for each company
          </Typography>
          <Box sx={{ display: "grid", gap: 2, pt: 2 }}>
            {others.map((bid) => (
              <ReasonFields key={bid.id} id={`award-reason-${bid.id}`} label={bid.company.companyName} none={told.includes(bid) ? "As told before" : "As above"} typed={ownReason(words, bid)} isChecked={isChecked} onTyped={(typed) => setOne(bid.id, typed)} />
            ))}
          </Box>
        </Box>
      )}
      <TextField
        id="award-next-steps"
        label="Next steps for the winner (optional)"
        multiline
        rows={2}
        value={words.nextSteps}
        helperText={`${winner.company.companyName} reads exactly these words.`}
        onChange={({ target }) => onWords({ ...words, nextSteps: target.value.slice(0, MOST) })}
      />
    </Box>
  );
}

const MOST = 3_000;
