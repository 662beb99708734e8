import { TOUCHES } from "#web/ui/touches.ts";
import { isSignedInHere } from "#web/features/session/signedInHere.ts";

/** True if the router has state for this URL, for example that a session has ended. */
const hasRouterState = () => Boolean((history.state as { usr?: unknown } | null)?.usr);

/**
 * The files of a screen whose script is not loaded yet, named as in build.ts; the entry file is first. Empty if the
 * HTML references the files itself.
 */
const filesOfScreen = () => JSON.parse(document.getElementById("portal")?.textContent ?? "[]") as string[];

function preload(file: string) {
  const link = document.createElement("link");
  document.head.append(
    Object.assign(link, { rel: "modulepreload", crossOrigin: "", fetchPriority: "low", href: file }),
  );
}

/**
 * Preloads the portal's script after the first paint, and runs it on the first touch. It runs immediately if the
 * screen depends on more than its URL, and when another tab signs in. After a failed load, the next touch tries again.
 */
export function loadPortal() {
  const files = filesOfScreen();
  const [main] = files;
  if (!main) return;
  const touched = new AbortController();
  let isWaking = false;

  async function wake(file: string) {
    if (isWaking) return;
    isWaking = true;
    try {
      await import(/* @vite-ignore */ file);
      touched.abort();
    } catch {
      isWaking = false;
    }
  }

  for (const touch of [...TOUCHES, "storage"])
    addEventListener(touch, () => void wake(main), { capture: true, passive: true, signal: touched.signal });
  // Preload after the first paint: the callback of the second frame, because a frame's callbacks run before its paint.
  requestAnimationFrame(() => requestAnimationFrame(() => files.forEach(preload)));
  if (isSignedInHere() || hasRouterState()) void wake(main);
}
