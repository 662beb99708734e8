import { Box, Button, Typography } from "@mui/material";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";

interface Props {
  /** While one of them is set. */
  startsOpen: boolean;
  children: ReactNode;
}

/** In a Finder: the button, and below the other controls what it unfolds. */
export function MoreFilters({ startsOpen, children }: Props) {
  const [unfolded, setUnfolded] = useState(startsOpen);
  const panel = useId();
  return (
    <>
      <Button variant="outlined" startIcon={<SlidersHorizontal size={18} aria-hidden />} aria-expanded={unfolded} aria-controls={panel} onClick={() => setUnfolded(!unfolded)} sx={{ gridColumn: { xs: "1 / -1", md: "auto" }, whiteSpace: "nowrap" }}>
        {unfolded ? "Fewer filters" : "More filters"}
      </Button>
      <Box id={panel} sx={{ gridColumn: "1 / -1", display: unfolded ? "grid" : "none", gap: 3, py: 1 }}>{unfolded && children}</Box>
    </>
  );
}

interface GroupProps {
  label: string;
  /** What these filters keep. */
  text: string;
  children: ReactNode;
}

/** Filters in columns, under their name. */
export function FilterGroup({ label, text, children }: GroupProps) {
  const name = useId();
  return (
    <Box role="group" aria-labelledby={name} sx={{ display: "grid", gap: 1 }}>
      <Box>
        <Typography id={name} sx={{ fontWeight: 550 }}>{label}</Typography>
        <Typography sx={{ color: "text.secondary" }}>{text}</Typography>
      </Box>
      <FilterColumns>{children}</FilterColumns>
    </Box>
  );
}

export function FilterColumns({ children }: { children: ReactNode }) {
  return <Box sx={COLUMNS}>{children}</Box>;
}

const COLUMNS = { display: "grid", columnGap: 2, rowGap: 1, alignItems: "start", gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))" } };
