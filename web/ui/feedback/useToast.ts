import { createContext, useContext } from "react";

export interface ToastOptions {
  title?: string;
  /** How long the toast is shown, in milliseconds; default: 5000. */
  duration?: number;
}

export interface Toaster {
  success: (description: string, options?: ToastOptions) => void;
  info: (description: string, options?: ToastOptions) => void;
  /** Shows an error. The default title is "Error". */
  error: (description: string, options?: ToastOptions) => void;
}

export const ToastContext = createContext<Toaster | null>(null);

export function useToast(): Toaster {
  const toaster = useContext(ToastContext);
  if (!toaster) throw new Error("useToast needs a ToastProvider above it");
  return toaster;
}
