import { TextField } from "#web/ui/TextField.tsx";
import { useDebouncedFilter } from "#web/ui/lists/useDebouncedFilter.ts";

interface Props {
  label: string;
  value: string;
  onTyped: (value: string) => void;
}

export function SearchField({ label, value, onTyped }: Props) {
  const { typed, setTyped } = useDebouncedFilter("search", value, onTyped);
  return (
    <TextField
      id="filter-search"
      name="search"
      type="search"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      autoComplete="off"
    />
  );
}
