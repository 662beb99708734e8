import { TextField } from "#web/ui/TextField.tsx";

interface Props {
  name: string;
  label: string;
  value: string;
  all: string;
  choices: readonly { value: string; label: string }[];
  onChosen: (value: string) => void;
}

/**
 * A filter with options. It is a native select: type-ahead and a phone's own picker suit long lists, such as that of
 * 195 countries.
 */
export function FilterChoice({ name, label, value, all, choices, onChosen }: Props) {
  return (
    <TextField
      name={name}
      label={label}
      id={`filter-${name}`}
      value={value}
      onChange={(event) => onChosen(event.target.value)}
      autoComplete="off"
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}
