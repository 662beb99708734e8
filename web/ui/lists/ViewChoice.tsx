import { ToggleButton, ToggleButtonGroup } from "@mui/material";

interface Props<View extends string> {
  label: string;
  views: Record<View, string>;
  view: View;
  onChoose: (view: View) => void;
}

/** Switches a list between views, for example cards and table. */
export function ViewChoice<View extends string>({ label, views, view, onChoose }: Props<View>) {
  return (
    <ToggleButtonGroup exclusive aria-label={label} value={view} onChange={(_event, chosen: View | null) => chosen && onChoose(chosen)}>
      {(Object.keys(views) as View[]).map((name) => (
        <ToggleButton key={name} value={name} sx={VIEW}>{views[name]}</ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const VIEW = {
  minHeight: 44,
  px: 2,
  py: 0.5,
  color: "text.primary",
  borderColor: "edge",
  "&.Mui-selected, &.Mui-selected:hover": { color: "background.paper", bgcolor: "text.primary" },
};
