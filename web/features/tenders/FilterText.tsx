import { TextField } from "@mui/material";
import { useEffect, useEffectEvent, useState } from "react";

/** Browsers allow an address to change about a hundred times in half a minute: it follows when the typing pauses. */
const PAUSE_MS = 250;

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
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    // The address moved: by our own hand, or by Back or Clear Filters. What is being typed is not overwritten.
    setKnown(value);
    if (typed === known) setTyped(value);
  }

  const commit = useEffectEvent(() => {
    if (typed !== value) onTyped(typed);
  });
  useEffect(() => {
    const timer = setTimeout(commit, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <TextField
      name={name}
      label={label}
      id={`filter-${name}`}
      type={type}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => typed !== value && onTyped(typed)}
      error={problem !== null}
      helperText={problem}
      slotProps={{ htmlInput: { inputMode, autoComplete: "off" } }}
    />
  );
}
