import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";

import { type ToastMessage } from "#web/ui/feedback/ToastCard.tsx";
import { type ToastAreaProps } from "#web/ui/feedback/ToastArea.tsx";
import { toastWords, type ToastWords } from "#web/ui/feedback/toastWords.ts";
import { ToastContext, type Toaster, type ToastOptions } from "#web/ui/feedback/useToast.ts";

const DURATION = 5000;

interface Shown {
  /** The number of toasts that were closed or replaced. It is the key of the current toast's area. */
  turn: number;
  message: ToastMessage | null;
}

interface Props {
  words?: ToastWords;
  Area: ComponentType<ToastAreaProps>;
  /** Called with the toast that is shown, and with null when it is closed. */
  onShown?: (message: ToastMessage | null) => void;
  /** A toast to show at once, such as one that a reload would have hidden. */
  first?: ToastMessage | null;
  children: ReactNode;
}

/** Provides toasts. Only one is visible at a time, so a new one replaces the old one (spec §9). */
export function ToastProvider({ words = toastWords.en, Area, onShown, first = null, children }: Props) {
  const [{ turn, message }, setShown] = useState<Shown>({ turn: 0, message: first });
  const tellShown = useEffectEvent((toast: ToastMessage | null) => onShown?.(toast));
  useEffect(() => tellShown(message), [message]);

  const toaster = useMemo<Toaster>(() => {
    const show = (tone: ToastMessage["tone"], description: string, { title, duration = DURATION }: ToastOptions = {}) =>
      setShown((last) => ({
        turn: last.turn + (last.message ? 1 : 0),
        message: { tone, description, title, duration, words },
      }));
    return {
      success: (description, options) => show("success", description, options),
      info: (description, options) => show("info", description, options),
      error: (description, options) => show("error", description, { title: words.error, ...options }),
    };
  }, [words]);
  const close = () => setShown((last) => (last.turn === turn ? { turn: turn + 1, message: null } : last));

  // A new key gives each toast an area of its own. In a shared area, Radix would pause the timer of the next toast,
  // too, if a toast was removed while its timer was paused.
  return (
    <ToastContext value={toaster}>
      {children}
      <Area key={turn} message={message} words={words} onClose={close} />
    </ToastContext>
  );
}
