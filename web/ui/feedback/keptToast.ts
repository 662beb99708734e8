import { readStored, removeStored, store } from "#web/browserStore.ts";
import { type ToastMessage } from "#web/ui/feedback/ToastCard.tsx";

const NAME = "axion_toast";

let shown: ToastMessage | null = null;

/** Records which toast is visible now; null if none is. */
export const noteToast = (message: ToastMessage | null) => void (shown = message);

/** Reloads the page. If a toast is visible, the reloaded page shows it again. */
export function reloadWithToast() {
  if (shown) store("sessionStorage", NAME, JSON.stringify(shown));
  location.reload();
}

/** Returns the toast that was visible before the reload. Only the first call returns it; later calls return null. */
export function takeKeptToast(): ToastMessage | null {
  const kept = readStored("sessionStorage", NAME);
  if (kept === null) return null;
  removeStored("sessionStorage", NAME);
  try {
    return JSON.parse(kept) as ToastMessage;
  } catch {
    return null;
  }
}
