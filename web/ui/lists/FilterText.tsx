import { TextField } from "#web/ui/TextField.tsx";
import { useDebouncedFilter } from "#web/ui/lists/useDebouncedFilter.ts";

interface Props {
  name: string;
  label: string;
  value: string;
  onTyped: (value: string) => void;
  type?: "text" | "date";
  inputMode?: "numeric";
  problem?: string | null;
}

export function FilterText({ name, label, value, onTyped, type = "text", inputMode, problem = null }: Props) {
  const { typed, setTyped, commit } = useDebouncedFilter(name, value, onTyped);
  return (
    <TextField
      name={name}
      label={label}
      id={`filter-${name}`}
      type={type}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      error={problem !== null}
      helperText={problem}
      inputMode={inputMode}
      autoComplete="off"
    />
  );
}
