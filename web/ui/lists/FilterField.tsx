import { parseMoney, parseWholeNumber } from "#api/core/rules/typedNumber.rules.ts";

import { type FilterControl } from "#web/ui/lists/filterControl.ts";
import { FilterChoice } from "#web/ui/lists/FilterChoice.tsx";
import { FilterText } from "#web/ui/lists/FilterText.tsx";
import { words } from "#web/ui/lists/words/lists.en.ts";

interface Props {
  name: string;
  control: FilterControl;
  value: string;
  onChange: (value: string, how?: { typed: boolean }) => void;
}

const PROBLEMS: Partial<Record<FilterControl["kind"], (text: string) => string | null>> = {
  money: (text) => (text.trim() !== "" && parseMoney(text) === null ? words.wholeNumberOfUsDollars : null),
  number: (text) => (text.trim() !== "" && parseWholeNumber(text) === null ? words.wholeNumber : null),
};

export function FilterField({ name, control, value, onChange }: Props) {
  if (control.kind === "choice")
    return (
      <FilterChoice
        name={name}
        label={control.label}
        all={control.all}
        choices={control.choices}
        value={value}
        onChosen={onChange}
      />
    );
  const problemOf = PROBLEMS[control.kind];
  return (
    <FilterText
      name={name}
      label={control.label}
      type={control.kind === "day" ? "date" : "text"}
      inputMode={problemOf && "numeric"}
      value={value}
      problem={problemOf?.(value) ?? null}
      onTyped={(typed) => onChange(typed, { typed: true })}
    />
  );
}
