import { Box, ButtonBase } from "@mui/material";
import { type KeyboardEvent } from "react";

interface Props<View extends string> {
  label: string;
  views: Record<View, string>;
  view: View;
  onChoose: (view: View) => void;
}

/** Switches a list between views, for example cards and table. */
export function ViewChoice<View extends string>({ label, views, view, onChoose }: Props<View>) {
  return (
    <Box role="group" aria-label={label} onKeyDown={moveBetweenViews} sx={{ display: "inline-flex" }}>
      {(Object.keys(views) as View[]).map((name) => (
        <ButtonBase key={name} aria-pressed={name === view} onClick={() => name !== view && onChoose(name)} sx={VIEW}>
          {views[name]}
        </ButtonBase>
      ))}
    </Box>
  );
}

/** The left and right arrow keys move to the neighbouring button; Tab also reaches each button. */
function moveBetweenViews({ key, target }: KeyboardEvent<HTMLElement>) {
  const button = target as HTMLElement;
  const next =
    key === "ArrowRight" ? button.nextElementSibling : key === "ArrowLeft" ? button.previousElementSibling : null;
  if (next instanceof HTMLElement) next.focus();
}

const VIEW = {
  minHeight: 44,
  px: 2,
  border: 1,
  borderColor: "edge",
  typography: "button",
  "& + &": { borderLeft: 0 },
  "&[aria-pressed=true]": { color: "background.paper", bgcolor: "text.primary" },
};
