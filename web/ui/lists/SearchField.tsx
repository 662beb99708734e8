import { TextField } from "@mui/material";

import { useTypedFilter } from "#web/ui/lists/useTypedFilter.ts";

interface Props {
  label: string;
  value: string;
  onTyped: (value: string) => void;
}

export function SearchField({ label, value, onTyped }: Props) {
  const { typed, setTyped } = useTypedFilter(value, onTyped, { emptyWins: true });
  return (
    <TextField
      id="filter-search"
      name="search"
      type="search"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ htmlInput: { autoComplete: "off" } }}
    />
  );
}
