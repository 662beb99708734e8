import { Box, Button, Typography } from "@mui/material";
import { type ReactNode, useLayoutEffect, useRef } from "react";

import { useFocusTitleAfter } from "#web/ui/frame/focusTitle.ts";
import { words } from "#web/ui/lists/words/lists.en.ts";

interface Props {
  /** How many rows are selected, as words; null for none. */
  text: string | null;
  onClear: () => void;
  /** The buttons for the selected rows. */
  children: ReactNode;
}

/**
 * A bar with the number of selected rows, which screen readers announce, and their buttons. The bar stays visible while
 * a long list is scrolled. Without selected rows it is empty.
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
 * While the acts are shown, the page keeps the height of the bar free above a control that it scrolls to, because the
 * bar would cover a focused row.
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

/** On phones the acts are one line, which scrolls. */
const BAR = {
  display: "flex",
  flexWrap: { xs: "nowrap", md: "wrap" },
  overflowX: "auto",
  alignItems: "center",
  columnGap: 2,
  rowGap: 1,
  "& > *, & > * > *": { flex: "none" },
};
/** Takes back the gap that a grid leaves above the bar. The bar stays, because a new status is not announced. */
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
