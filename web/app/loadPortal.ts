import { TOUCHES } from "#web/ui/touches.ts";
import { isSignedInHere } from "#web/features/session/signedInHere.ts";

/** True if the router stored state in this history entry, for example that the session has ended. */
const hasRouterState = () => Boolean((history.state as { usr?: unknown } | null)?.usr);

/**
 * The URLs of the portal's files, the entry file first. build.ts writes them into the HTML of a screen that loads its
 * script late. The list is empty if the HTML references the files itself.
 */
const filesOfScreen = () => JSON.parse(document.getElementById("portal")?.textContent ?? "[]") as string[];

function preload(file: string) {
  const link = document.createElement("link");
  document.head.append(
    Object.assign(link, { rel: "modulepreload", crossOrigin: "", fetchPriority: "low", href: file }),
  );
}

/**
 * Preloads the portal's script after the first paint. Runs it on the first touch, or when another tab changes local
 * storage, which may be a sign-in. Runs it at once if the user is signed in or the router has state, because the screen
 * then depends on more than its URL. After a failed load, the next touch tries again.
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
  // A frame's callbacks run before its paint, so the second frame's callback is the first one after the first paint.
  requestAnimationFrame(() => requestAnimationFrame(() => files.forEach(preload)));
  if (isSignedInHere() || hasRouterState()) void wake(main);
}
