import { Box, Typography } from "@mui/material";

import {
  type AddendumChange,
  type AddendumWeight,
  missingNote,
  MOST_NOTE,
  usualWeight,
} from "#api/tenders/addenda/amendments.rules.ts";

import { type AddendumDraft } from "#web/features/tenders/changes/addendumDraft.ts";
import { words } from "#web/features/tenders/changes/words/tenderChanges.en.ts";
import { useConcernedPeopleQuery } from "#web/graphql/generatedOnDemand.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { ChangedFields } from "#web/ui/changes/ChangedFields.tsx";
import { formWords } from "#web/ui/forms/words/formWords.en.ts";
import { TextField } from "#web/ui/TextField.tsx";

interface Props {
  tender: { id: string; newestAddendum: number };
  changes: readonly AddendumChange[];
  /** Whether the tender accepts bids after the change; otherwise companies cannot confirm their bids. */
  takesBids: boolean;
  draft: AddendumDraft;
  /** Whether the user has tried to submit the form. From then on, missing fields are marked. */
  isTried: boolean;
  onChange: (draft: AddendumDraft) => void;
}

const WEIGHTS: Record<AddendumWeight, string> = {
  confirm: words.theyAreAskedToConfirm,
  notice: words.theyAreTold,
  correction: words.aCorrectionToldInThe,
};
/** The options for what an addendum requires of bidders, the most demanding one first. */
const CHOICES: readonly AddendumWeight[] = ["confirm", "notice", "correction"];

/**
 * The form for the addendum that notifies bidders of these changes. It shows how many people are concerned; the
 * administrator chooses what bidders must do. Renders nothing without a change.
 */
export function AddendumForm({ tender, changes, takesBids, draft, isTried, onChange }: Props) {
  if (changes.length === 0) return null;
  const choices = CHOICES.filter((choice) => takesBids || choice !== "confirm");
  const weight = draft.weight && choices.includes(draft.weight) ? draft.weight : usualWeight(changes, takesBids);
  const missing = missingNote(changes, { ...draft, note: draft.note.trim() }, takesBids);
  const isReopened = changes.some(({ field }) => field === "status");
  return (
    <Box
      component="section"
      aria-labelledby="tell-bidders"
      sx={{ mt: 3, p: 2, border: 1, borderColor: "primary.main" }}
    >
      <Typography id="tell-bidders" variant="h3" component="h3">
        {words.biddersWillBeTold}
      </Typography>
      <Typography role="status" sx={{ mb: 2, maxWidth: MEASURE }}>
        {words.addendum(tender.newestAddendum + 1)} <Concerned tenderId={tender.id} />
      </Typography>
      <ChangedFields changes={changes} />
      {isReopened && <Typography sx={{ mt: 1.5, maxWidth: MEASURE }}>{words.whatElseWasChangedSince}</Typography>}
      <Box sx={{ display: "grid", gap: 2, mt: 2 }}>
        <TextField
          id="addendum-weight"
          name="weight"
          label={words.whatItAsksOfThem}
          value={weight}
          onChange={({ target }) => onChange({ ...draft, weight: target.value as AddendumWeight })}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {WEIGHTS[choice]}
            </option>
          ))}
        </TextField>
        <TextField
          id="note"
          name="note"
          label={words.noteForBidders}
          multiline
          rows={2}
          autoComplete="off"
          value={draft.note}
          longest={MOST_NOTE}
          onChange={({ target }) => onChange({ ...draft, note: target.value })}
          required={missing !== null}
          error={missing !== null && isTried}
          helperText={missing ? formWords.message(missing) : words.optionalWhyItWasChanged}
        />
      </Box>
    </Box>
  );
}

/** Shows the number of people whom the addendum concerns; renders nothing until the number is known. */
function Concerned({ tenderId }: { tenderId: string }) {
  const { data } = useConcernedPeopleQuery({ variables: { id: tenderId }, fetchPolicy: "network-only" });
  return concerned(data?.tender.concernedPeople ?? null);
}

const concerned = (people: number | null) =>
  people === null ? "" : people === 0 ? words.nobodyHasABidA : words.itConcerns(people);
