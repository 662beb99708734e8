import { Box } from "@mui/material";

interface Props {
  /** The accessible name of the checkbox: the row or rows that it selects. */
  label: string;
  isChecked: boolean;
  /** Whether some, but not all, of the box's rows are selected. */
  isMixed?: boolean;
  onChange: (isChecked: boolean) => void;
  /** Whether the label is visible beside the box. */
  isLabelShown?: boolean;
}

/** A checkbox that selects one row, or all rows. Its click target is at least 44 pixels wide and high. */
export const SelectBox = ({ label, isChecked, isMixed = false, onChange, isLabelShown = false }: Props) => (
  <Box component="label" sx={[TARGET, isLabelShown && LABELLED]}>
    <input
      type="checkbox"
      aria-label={isLabelShown ? undefined : label}
      checked={isChecked}
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      onChange={({ target }) => onChange(target.checked)}
    />
    {isLabelShown && label}
  </Box>
);

const LABELLED = { width: "auto", gap: 1.5, px: 1 };
const TARGET = {
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  width: 44,
  minHeight: 44,
  cursor: "pointer",
  "& input": { m: 0, width: 18, height: 18, accentColor: "currentColor", cursor: "inherit" },
};
