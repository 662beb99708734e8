import { Box, Button, Typography } from "@mui/material";
import { type ReactNode, useLayoutEffect, useRef } from "react";

import { useFocusTitleAfter } from "#web/ui/frame/focusTitle.ts";
import { words } from "#web/ui/lists/words/lists.en.ts";

interface Props {
  /** The number of selected rows, as in "2 tenders selected"; null if no row is selected. */
  text: string | null;
  onClear: () => void;
  /** The buttons for the selected rows. */
  children: ReactNode;
}

/**
 * A bar with the number of selected rows, which screen readers announce, and the buttons for these rows. The bar stays
 * visible while a long list is scrolled. If no row is selected, the bar is empty.
 */
export function SelectionBar({ text, onClear, children }: Props) {
  return (
    <Box sx={[BAR, text === null ? HIDDEN : SHOWN]}>
      <Typography role="status" sx={{ fontWeight: 600, "&:empty": { display: "none" } }}>
        {text}
      </Typography>
      {text !== null && <Acts onClear={onClear}>{children}</Acts>}
    </Box>
  );
}

/**
 * The buttons of the bar. While they are shown, the page's `scroll-padding-top` is the height of the bar. Otherwise the
 * sticky bar would cover a focused row to which the browser has scrolled.
 */
function Acts({ onClear, children }: Pick<Props, "onClear" | "children">) {
  const acts = useRef<HTMLDivElement>(null);
  useFocusTitleAfter(acts);
  useLayoutEffect(() => {
    const page = document.documentElement;
    const keepFree = () => {
      page.style.scrollPaddingTop = `${acts.current?.parentElement?.offsetHeight ?? 0}px`;
    };
    keepFree();
    window.addEventListener("resize", keepFree);
    return () => {
      window.removeEventListener("resize", keepFree);
      page.style.scrollPaddingTop = "";
    };
  });
  return (
    <Box ref={acts} sx={{ display: "contents" }}>
      {children}
      <Button variant="text" onClick={onClear} sx={{ ml: { sm: "auto" } }}>
        {words.clearSelection}
      </Button>
    </Box>
  );
}

/** On narrow screens the buttons stay on one line, which scrolls horizontally. */
const BAR = {
  display: "flex",
  flexWrap: { xs: "nowrap", md: "wrap" },
  overflowX: "auto",
  alignItems: "center",
  columnGap: 2,
  rowGap: 1,
  "& > *, & > * > *": { flex: "none" },
};
/**
 * Cancels the grid's gap above the empty bar. The empty bar is not removed, because screen readers announce only a
 * change inside an element that already has the role `status`.
 */
const HIDDEN = { mt: -2 };
const SHOWN = {
  position: "sticky",
  top: 0,
  zIndex: 3,
  px: 2,
  py: 1,
  border: 1,
  borderColor: "edge",
  bgcolor: "background.paper",
};
