import { Box, Button, Paper } from "@mui/material";
import { Columns3 } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";

import { type TableColumns } from "#web/ui/lists/table/tableColumn.ts";
import { type TableView } from "#web/ui/lists/table/useTableView.ts";
import { words } from "#web/ui/lists/table/words/table.en.ts";

interface Props<Name extends string, T, Order extends string> {
  columns: TableColumns<Name, T, Order>;
  view: TableView<Name>;
}

/** A button that opens a list of checkboxes, one per column. Escape or a press outside closes it. */
export function ColumnChoice<Name extends string, T, Order extends string>({
  columns,
  view: { shown, choose },
}: Props<Name, T, Order>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const [first, ...others] = Object.keys(columns) as [Name, ...Name[]];

  function handleKey({ key }: KeyboardEvent) {
    if (key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  const checkbox = (name: Name) => (
    <Box component="label" key={name} sx={CHOICE}>
      <input
        type="checkbox"
        name={`column-${name}`}
        checked={shown.includes(name)}
        disabled={name === first}
        onChange={({ target }) => choose(target.checked ? [...shown, name] : shown.filter((other) => other !== name))}
      />
      {columns[name].label}
    </Box>
  );

  return (
    <Box
      sx={{ position: "relative" }}
      onKeyDown={handleKey}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <Button
        ref={button}
        variant="outlined"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        startIcon={<Columns3 size={18} aria-hidden />}
        onClick={() => setOpen(!open)}
      >
        {words.columns}
      </Button>
      {/* The panel is focusable, because a press between its checkboxes would close it otherwise. */}
      {open && (
        <Paper id={panel} component="fieldset" tabIndex={-1} sx={PANEL}>
          <Box component="legend" sx={{ float: "left", width: 1, px: 1, py: 0.5, fontWeight: 600 }}>
            {words.shownColumns}
          </Box>
          {[first, ...others].map(checkbox)}
        </Paper>
      )}
    </Box>
  );
}

const PANEL = {
  position: "absolute",
  zIndex: 2,
  top: "100%",
  left: 0,
  m: 0,
  mt: 0.5,
  p: 1,
  width: "15rem",
  maxHeight: "70vh",
  overflowY: "auto",
  borderColor: "edge",
  boxShadow: "0 8px 24px rgb(14 27 42 / 18%)",
  outline: "none",
};
const CHOICE = {
  clear: "both",
  display: "flex",
  alignItems: "center",
  gap: 1.25,
  px: 1,
  minHeight: 44,
  cursor: "pointer",
  "&:hover": { bgcolor: "background.default" },
  "& input": { m: 0, width: 18, height: 18, flex: "none", accentColor: "currentColor" },
};
