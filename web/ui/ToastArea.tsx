import { Provider, Viewport } from "@radix-ui/react-toast";
import { styled } from "@mui/material/styles";
import { useRef } from "react";

import { ToastCard, type ToastMessage } from "#web/ui/ToastCard.tsx";
import { useFocusBack } from "#web/ui/useFocusBack.ts";

const SWIPE = 50;
/** On phones the submit button and the menu are at the bottom, so toasts come in at the top, below the header. */
const PHONE_HEADER = 64;

const Corner = styled(Viewport)(({ theme }) => ({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.tooltip + 1,
  margin: 0,
  padding: theme.spacing(2),
  paddingBottom: `calc(${theme.spacing(2)} + env(safe-area-inset-bottom))`,
  listStyle: "none",
  pointerEvents: "none",
  "&:empty": { outline: "none" },
  "&:focus-visible": { outlineOffset: -2 },
  [theme.breakpoints.down("md")]: { bottom: "auto", top: `calc(${PHONE_HEADER}px + env(safe-area-inset-top))`, paddingBlock: theme.spacing(1) },
  [theme.breakpoints.up("sm")]: { insetInlineStart: "auto", width: 420 },
}));

interface Props {
  message: ToastMessage | null;
  onClose: () => void;
}

/** The place of one toast. */
export function ToastArea({ message, onClose }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useFocusBack(list);

  return (
    <Provider swipeDirection="right" swipeThreshold={SWIPE}>
      {message && <ToastCard {...message} onClose={onClose} />}
      <Corner ref={list} hotkey={["F8"]} />
    </Provider>
  );
}
