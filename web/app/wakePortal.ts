import { TOUCHES } from "#web/app/touches.ts";
import { isSignedInHere } from "#web/features/session/userHere.ts";

/** What the router was told about this address, such as that a session has ended. */
const isTold = () => Boolean((history.state as { usr?: unknown } | null)?.usr);

/**
 * Runs the portal's script on a screen that sleeps once somebody touches it; at once where the screen depends on more than its address, and
 * when another tab signs in. Where the script does not come, the next touch tries again.
 */
export function wakePortal() {
  const script = document.querySelector<HTMLLinkElement>("link#portal");
  if (!script) return;
  const touched = new AbortController();
  let isWaking = false;

  async function wake() {
    if (isWaking || !script) return;
    isWaking = true;
    try {
      await import(/* @vite-ignore */ script.href);
      touched.abort();
    } catch {
      isWaking = false;
    }
  }

  for (const touch of [...TOUCHES, "storage"]) addEventListener(touch, () => void wake(), { capture: true, passive: true, signal: touched.signal });
  if (isSignedInHere() || isTold()) void wake();
}
