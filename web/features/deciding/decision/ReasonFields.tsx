import { Box } from "@mui/material";

import { MAX_WORDS } from "#api/core/rules/decisionReason.rules.ts";

import {
  problemOf,
  REASON_CHOICES,
  reasonOf,
  type TypedReason,
} from "#web/features/deciding/decision/decisionReasons.ts";
import { words as decisionWords } from "#web/features/deciding/decision/words/decision.en.ts";
import { formWords } from "#web/ui/forms/words/formWords.en.ts";
import { TextField } from "#web/ui/TextField.tsx";

interface Props {
  id: string;
  label: string;
  /** The label of the option that gives no reason. */
  none: string;
  typed: TypedReason;
  /** Whether validation errors are shown. They are shown only after the user has tried to confirm. */
  isChecked: boolean;
  onTyped: (typed: TypedReason) => void;
}

/** A select with the reasons. Once a reason is chosen, also a field for a text that explains it. */
export function ReasonFields({ id, label, none, typed, isChecked, onTyped }: Props) {
  const problem = isChecked ? problemOf(typed) : null;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <TextField
        id={id}
        label={label}
        value={typed.reason}
        onChange={({ target }) => onTyped({ ...typed, reason: reasonOf(target.value) })}
      >
        <option value="">{none}</option>
        {REASON_CHOICES.map(({ value, label: shown }) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </TextField>
      {typed.reason !== "" && (
        <TextField
          id={`${id}-words`}
          label={decisionWords.inYourWords(typed.reason !== "other")}
          multiline
          rows={3}
          value={typed.words}
          longest={MAX_WORDS}
          error={problem !== null}
          helperText={(problem && formWords.message(problem)) ?? decisionWords.theCompanyReadsExactlyThese}
          onChange={({ target }) => onTyped({ ...typed, words: target.value })}
        />
      )}
    </Box>
  );
}
