import { readStored, removeStored, store } from "#web/browserStore.ts";
import { type ToastMessage } from "#web/ui/feedback/ToastCard.tsx";

const NAME = "axion_toast";

let shown: ToastMessage | null = null;

/** Notes the toast that is shown now; null if none is. */
export const noteToast = (message: ToastMessage | null) => void (shown = message);

/** Reloads the page. A toast that is shown is shown again afterwards. */
export function reloadWithToast() {
  if (shown) store("sessionStorage", NAME, JSON.stringify(shown));
  location.reload();
}

/** Returns the toast that was shown before the reload, once. */
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
