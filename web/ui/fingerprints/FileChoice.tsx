import { Box, Button, LinearProgress, Typography } from "@mui/material";
import { type DragEvent, useId, useRef, useState } from "react";

import { type useFingerprints } from "#web/ui/fingerprints/useFingerprints.ts";
import { words } from "#web/ui/fingerprints/words/fingerprints.en.ts";

interface Props extends ReturnType<typeof useFingerprints> {
  label: string;
  /** A sentence about what happens to the chosen files; default: "Nothing is uploaded." */
  note?: string;
  /** If true, further files are queued. Otherwise a newly chosen file replaces the one that is being read. */
  multiple?: boolean;
  /** The id of the element that shows the progress, so that the form's error summary can link to it. */
  id?: string;
  /** The error message if the form was submitted while a file is still being read. */
  refusal?: string | null;
}

/** A file input with drag and drop. While a file is read, it shows the progress and a Cancel button. */
export function FileChoice({
  label,
  note = words.nothingIsUploaded,
  multiple = false,
  id,
  refusal,
  reading,
  problems,
  read,
  cancel,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const said = useId();
  const [isOver, setIsOver] = useState(false);

  function take(chosen: FileList | null) {
    const files = [...(chosen ?? [])];
    if (!multiple && files.length > 0) cancel();
    void read(multiple ? files : files.slice(0, 1));
  }

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
        <Button variant="outlined" aria-describedby={said} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <Typography id={said} variant="body2" sx={{ color: "text.secondary" }}>
          {words.orDropHere(multiple, note)}
        </Typography>
      </Box>
      <div role="status">
        {reading && (
          <Box
            id={id}
            tabIndex={-1}
            sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center", gap: 1.5, mt: 2 }}
          >
            <Box>
              {refusal && <Typography sx={{ mb: 0.5, color: "error.main" }}>{refusal}</Typography>}
              <Typography variant="body2" sx={{ mb: 0.5, overflowWrap: "anywhere" }}>
                {words.reading(reading.name, reading.left - 1)}
              </Typography>
              <LinearProgress variant="determinate" value={reading.percent} aria-label={words.read(reading.name)} />
            </Box>
            <Button onClick={cancel}>{words.cancel}</Button>
          </Box>
        )}
      </div>
      {problems.map((problem, place) => (
        <Typography key={place} role="alert" sx={{ mt: 1.5, color: "error.main", overflowWrap: "anywhere" }}>
          {problem}
        </Typography>
      ))}
    </Box>
  );
}
