import { Box, Typography } from "@mui/material";
import { useFormikContext } from "formik";

import { type AddendumWeight, type AmendedFieldName, amendmentsOf, type Comparable, missingNote, usualWeight } from "#api/tenders/addenda/amendments.rules.ts";

import { type Telling } from "#web/features/tenders/changes/telling.ts";
import { typedTenderSchema, type TenderValues } from "#web/features/tenders/tenderValues.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { useConcernedPeopleQuery } from "#web/graphql/generatedOnDemand.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { ChangedFields } from "#web/ui/changes/ChangedFields.tsx";
import { TextField } from "#web/ui/TextField.tsx";

interface Props {
  tender: TenderFactsFragment;
  telling: Telling;
  onChange: (telling: Telling) => void;
}

const WEIGHTS: Record<AddendumWeight, string> = {
  confirm: "They are asked to confirm or revise their bids",
  notice: "They are told",
  correction: "A correction: told in the portal only",
};
/** The heaviest first. */
const CHOICES: readonly AddendumWeight[] = ["confirm", "notice", "correction"];

/** Above the button that saves an open tender: what bidders will be told, how many people it concerns, and what it asks of them. */
export function TellBidders({ tender, telling, onChange }: Props) {
  const { values, submitCount } = useFormikContext<TenderValues>();
  const changes = amendmentsOf(comparable(tender), comparable({ ...tender, ...typedTenderSchema.cast(values, { assert: false, stripUnknown: true }) }));
  if (changes.length === 0) return null;
  const weight = telling.weight ?? usualWeight(changes);
  const missing = missingNote(changes, { ...telling, note: telling.note.trim() });
  return (
    <Box component="section" aria-labelledby="tell-bidders" sx={{ mt: 3, p: 2, border: 1, borderColor: "primary.main" }}>
      <Typography id="tell-bidders" variant="h3" component="h3">Bidders will be told</Typography>
      <Typography role="status" sx={{ mb: 2, maxWidth: MEASURE }}>
        Addendum {tender.newestAddendum + 1}. <Concerned tenderId={tender.id} />
      </Typography>
      <ChangedFields changes={changes} />
      <Box sx={{ display: "grid", gap: 2, mt: 2 }}>
        <TextField id="addendum-weight" name="weight" label="What it asks of them" value={weight} onChange={({ target }) => onChange({ ...telling, weight: target.value as AddendumWeight })}>
          {CHOICES.map((choice) => (
            <option key={choice} value={choice}>{WEIGHTS[choice]}</option>
          ))}
        </TextField>
        <TextField
          id="note"
          name="note"
          label="Note for bidders"
          multiline
          rows={2}
          autoComplete="off"
          value={telling.note}
          onChange={({ target }) => onChange({ ...telling, note: target.value })}
          required={missing !== null}
          error={missing !== null && submitCount > 0}
          helperText={missing ?? "Optional: why it was changed"}
        />
      </Box>
    </Box>
  );
}

/** Moments as the server stores them; a date that cannot be read is none. */
function comparable({ openingDate, closingDate, ...others }: Partial<Record<AmendedFieldName, unknown>>): Comparable {
  const moment = (value: unknown) => {
    const date = new Date(value as string);
    return Number.isNaN(date.getTime()) ? null : date;
  };
  return { ...(others as Comparable), openingDate: moment(openingDate), closingDate: moment(closingDate) };
}

/** Nothing while the number is not known. */
function Concerned({ tenderId }: { tenderId: string }) {
  const { data } = useConcernedPeopleQuery({ variables: { id: tenderId }, fetchPolicy: "network-only" });
  return concerned(data?.tender.concernedPeople ?? null);
}

const concerned = (people: number | null) =>
  people === null ? "" : people === 0 ? "Nobody has a bid or a draft yet: it stands with the tender." : people === 1 ? "It concerns 1 person with a bid or a draft." : `It concerns ${people.toLocaleString("en-US")} people with a bid or a draft.`;
