import { Provider, Viewport } from "@radix-ui/react-toast";
import { styled } from "@mui/material/styles";
import { type ReactNode, useMemo, useState } from "react";

import { ToastCard, type ToastMessage } from "#web/ui/ToastCard.tsx";
import { ToastContext, type Toaster, type ToastOptions } from "#web/ui/useToast.ts";

const DURATION = 5000;
const SWIPE = 50;

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
  outline: "none",
  [theme.breakpoints.down("md")]: { bottom: 64 },
  [theme.breakpoints.up("sm")]: { insetInlineStart: "auto", width: 420 },
}));

/** Spec §9, toasts: one is visible at a time, so a new one takes the place of the old. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage | null>(null);

  const toaster = useMemo<Toaster>(() => {
    const show = (tone: ToastMessage["tone"], description: string, { title, duration = DURATION }: ToastOptions = {}) =>
      setMessage((last) => ({ id: (last?.id ?? 0) + 1, tone, description, title, duration }));
    return {
      success: (description, options) => show("success", description, options),
      info: (description, options) => show("info", description, options),
      error: (description, options) => show("error", description, { title: "Error", ...options }),
    };
  }, []);

  return (
    <ToastContext value={toaster}>
      <Provider duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE}>
        {children}
        {message && <ToastCard key={message.id} {...message} />}
        <Corner hotkey={["F8"]} />
      </Provider>
    </ToastContext>
  );
}
