import { Box, IconButton, Paper } from "@mui/material";
import { Ellipsis } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

import { words } from "#web/ui/lists/table/words/table.en.ts";

interface Props {
  /** The name of the row, for screen readers. */
  name: string;
  /** The buttons and links of the menu. */
  children: ReactNode;
}

/** In pixels. If there is less room below the button than this, and more room above it, the menu opens above. */
const ROOM = 320;
/** The least distance in pixels between the menu and the edge of the window. */
const EDGE = 8;

interface Place {
  right: number;
  top?: number;
  bottom?: number;
  maxHeight: number;
}

/**
 * A button that opens a menu of further acts on a row. Escape, a press outside, each act, and scrolling or resizing the
 * window close the menu. The menu has a fixed position, because the scrolling region of the table would cut it off
 * otherwise.
 */
export function RowMenu({ name, children }: Props) {
  const [place, setPlace] = useState<Place | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const panel = useId();
  const isOpen = place !== null;
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: Event) => {
      const panelNow = menu.current;
      if (target instanceof Node && panelNow?.contains(target)) return;
      if (panelNow?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
      setPlace(null);
    };
    window.addEventListener("scroll", close, true);
    window.addEventListener("resize", close);
    return () => {
      window.removeEventListener("scroll", close, true);
      window.removeEventListener("resize", close);
    };
  }, [isOpen]);

  function handlePress() {
    const box = button.current?.getBoundingClientRect();
    if (isOpen || !box) {
      setPlace(null);
      return;
    }
    // Safari does not focus a pressed button, but the menu closes when it loses the focus.
    button.current?.focus();
    const right = document.documentElement.clientWidth - box.right;
    const below = window.innerHeight - box.bottom;
    setPlace(
      below < ROOM && box.top > below
        ? { right, bottom: window.innerHeight - box.top, maxHeight: box.top - EDGE }
        : { right, top: box.bottom, maxHeight: below - EDGE },
    );
  }

  /**
   * Closes the menu, and moves the focus to its button first. A dialog that the act opens later returns the focus to
   * this button, because the pressed button is gone.
   */
  function handleAct() {
    button.current?.focus();
    setPlace(null);
  }

  function handlePanelPress({ target }: MouseEvent) {
    if ((target as Element).closest("a, button")) handleAct();
  }

  function handleKey(event: KeyboardEvent) {
    if (!isOpen || !["Escape", "ArrowUp", "ArrowDown", "Home", "End"].includes(event.key)) return;
    // Otherwise the table would also handle the key, and move the focus to another row.
    event.stopPropagation();
    event.preventDefault();
    if (event.key === "Escape") {
      handleAct();
      return;
    }
    const acts = [...(menu.current?.querySelectorAll<HTMLElement>("a, button") ?? [])];
    const here = acts.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowUp: here < 0 ? -1 : here - 1, ArrowDown: here + 1, Home: 0, End: -1 }[event.key] ?? 0;
    acts.at(next % acts.length)?.focus();
  }

  return (
    <Box
      onKeyDown={handleKey}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setPlace(null)}
    >
      <IconButton
        ref={button}
        aria-label={words.moreActs(name)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={handlePress}
      >
        <Ellipsis size={18} aria-hidden />
      </IconButton>
      {isOpen && (
        // The panel is focusable. Otherwise a press between its buttons would move the focus out of the menu, and close
        // it.
        <Paper id={panel} ref={menu} tabIndex={-1} onClickCapture={handlePanelPress} sx={PANEL} style={place}>
          {children}
        </Paper>
      )}
    </Box>
  );
}

const PANEL = {
  position: "fixed",
  zIndex: 2,
  display: "grid",
  overflowY: "auto",
  minWidth: 176,
  py: 0.5,
  borderColor: "edge",
  boxShadow: "0 8px 24px rgb(14 27 42 / 18%)",
  outline: "none",
  "& :is(a, button).MuiButton-root": {
    justifyContent: "flex-start",
    m: 0,
    px: 2,
    textDecoration: "none",
    "&:hover": { bgcolor: "background.default" },
  },
};
