import { Box, Button, Typography } from "@mui/material";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { words } from "#web/ui/lists/words/lists.en.ts";

interface Props {
  /** Whether the filters are expanded at first. Pass true if one of them is set. */
  startsOpen: boolean;
  children: ReactNode;
}

/** A button among the controls of a Finder. It expands further filters below them. */
export function MoreFilters({ startsOpen, children }: Props) {
  const [expanded, setExpanded] = useState(startsOpen);
  const panel = useId();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<SlidersHorizontal size={18} aria-hidden />}
        aria-expanded={expanded}
        aria-controls={panel}
        onClick={() => setExpanded(!expanded)}
        sx={{ gridColumn: { xs: "1 / -1", md: "auto" }, whiteSpace: "nowrap" }}
      >
        {expanded ? words.fewerFilters : words.moreFilters}
      </Button>
      <Box id={panel} sx={{ gridColumn: "1 / -1", display: expanded ? "grid" : "none", gap: 3, py: 1 }}>
        {expanded && children}
      </Box>
    </>
  );
}

interface GroupProps {
  label: string;
  /** Explains what the filters of the group do. */
  text: string;
  children: ReactNode;
}

/** A labelled group of filters in columns. */
export function FilterGroup({ label, text, children }: GroupProps) {
  const name = useId();
  return (
    <Box role="group" aria-labelledby={name} sx={{ display: "grid", gap: 1 }}>
      <Box>
        <Typography id={name} sx={{ fontWeight: 550 }}>
          {label}
        </Typography>
        <Typography sx={{ color: "text.secondary" }}>{text}</Typography>
      </Box>
      <FilterColumns>{children}</FilterColumns>
    </Box>
  );
}

export function FilterColumns({ children }: { children: ReactNode }) {
  return <Box sx={COLUMNS}>{children}</Box>;
}

const COLUMNS = {
  display: "grid",
  columnGap: 2,
  rowGap: 1,
  alignItems: "start",
  gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))" },
};
