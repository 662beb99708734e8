import { Box } from "@mui/material";
import { type FormikValues } from "formik";

import { type Merged } from "#web/ui/forms/mergeStale.ts";
import { StaleEditAlert } from "#web/ui/forms/StaleEditAlert.tsx";
import { words } from "#web/ui/forms/words/forms.en.ts";

interface Props {
  what: string;
  action: string;
  meanwhile: Merged<FormikValues & { version: number }>;
  labels: Readonly<Record<string, string>>;
  /** Formats the value of a field for the message. */
  show?: (name: string, value: string) => string;
}

/**
 * Shown after a stale version was refused and the stored record was merged into the form (three-way merge). It lists
 * the fields that were taken from the stored record, and those that both users changed.
 */
export function SavedMeanwhile({ what, action, meanwhile, labels, show = (_, value) => value }: Props) {
  const { now, values, taken, contested } = meanwhile;
  const labelOf = (name: string) => labels[name] ?? name;
  const read = (name: string, value: unknown) => (value === "" ? words.empty : show(name, String(value)));
  return (
    <StaleEditAlert
      what={what}
      action={action}
      version={now.version}
      taken={taken.map((name) => [labelOf(name), read(name, now[name])])}
      contested={contested.map((name) => [
        labelOf(name),
        <Both key={name} theirs={read(name, now[name])} yours={read(name, values[name])} />,
      ])}
    />
  );
}

function Both({ theirs, yours }: { theirs: string; yours: string }) {
  return (
    <>
      <Box sx={{ whiteSpace: "pre-line" }}>
        {words.theirs} <span>{theirs}</span>
      </Box>
      <Box sx={{ whiteSpace: "pre-line" }}>
        {words.yours} <span>{yours}</span>
      </Box>
    </>
  );
}
