import { Box, Button, LinearProgress, Typography } from "@mui/material";
import { type DragEvent, useId, useRef, useState } from "react";

import { type useFingerprints } from "#web/ui/fingerprints/useFingerprints.ts";

interface Props extends ReturnType<typeof useFingerprints> {
  label: string;
  multiple?: boolean;
}

/** Chosen or dropped files, whose reading is shown and can be cancelled. */
export function FileChoice({ label, multiple = false, reading, problems, read, cancel }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const said = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => void read([...(files ?? [])].slice(0, multiple ? undefined : 1));

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{ p: 2, border: 1, borderStyle: "dashed", borderColor: isOver ? "primary.main" : "edge" }}
    >
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple={multiple}
        onChange={({ target }) => {
          take(target.files);
          target.value = "";
        }}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        <Button variant="outlined" aria-describedby={said} onClick={() => input.current?.click()}>{label}</Button>
        <Typography id={said} variant="body2" sx={{ color: "text.secondary" }}>or drop {multiple ? "files" : "a file"} here. Nothing is uploaded.</Typography>
      </Box>
      <div role="status">
        {reading && (
          <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center", gap: 1.5, mt: 2 }}>
            <Box>
              <Typography variant="body2" sx={{ mb: 0.5, overflowWrap: "anywhere" }}>Reading {reading.name}</Typography>
              <LinearProgress variant="determinate" value={reading.percent} aria-label={`${reading.name} read`} />
            </Box>
            <Button onClick={cancel}>Cancel</Button>
          </Box>
        )}
      </div>
      {problems.map((problem) => (
        <Typography key={problem} role="alert" sx={{ mt: 1.5, color: "error.main", overflowWrap: "anywhere" }}>{problem}</Typography>
      ))}
    </Box>
  );
}
