import { Provider, Viewport } from "@radix-ui/react-toast";
import { useRef } from "react";

import { ToastCard, type ToastMessage } from "#web/ui/feedback/ToastCard.tsx";
import { type ToastWords } from "#web/ui/feedback/toastWords.ts";
import { useRestoreFocus } from "#web/ui/feedback/useRestoreFocus.ts";

const SWIPE = 50;

export interface ToastAreaProps {
  message: ToastMessage | null;
  words: ToastWords;
  onClose: () => void;
}

export function ToastArea({ message, words, onClose }: ToastAreaProps) {
  const list = useRef<HTMLOListElement>(null);
  useRestoreFocus(list);

  return (
    <Provider label={words.one} swipeDirection="right" swipeThreshold={SWIPE}>
      {message && <ToastCard {...message} onClose={onClose} />}
      <Viewport ref={list} className="toasts" label={words.all} hotkey={["F8"]} />
    </Provider>
  );
}
