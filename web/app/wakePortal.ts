import { TOUCHES } from "#web/ui/touches.ts";
import { isSignedInHere } from "#web/features/session/userHere.ts";

/** What the router was told about this address, such as that a session has ended. */
const isTold = () => Boolean((history.state as { usr?: unknown } | null)?.usr);

/** The files of a screen that sleeps, the one that runs first, as build.ts names them; none where they are in the HTML. */
const filesOfScreen = () => JSON.parse(document.getElementById("portal")?.textContent ?? "[]") as string[];

function preload(file: string) {
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "modulepreload", crossOrigin: "", fetchPriority: "low", href: file }));
}

/**
 * Loads the portal's script on a screen that sleeps once the screen is painted, and runs it once somebody touches it; at once where the
 * screen depends on more than its address, and when another tab signs in. Where the script does not come, the next touch tries again.
 */
export function wakePortal() {
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

  for (const touch of [...TOUCHES, "storage"]) addEventListener(touch, () => void wake(main), { capture: true, passive: true, signal: touched.signal });
  // A frame's callbacks run before its paint.
  requestAnimationFrame(() => requestAnimationFrame(() => files.forEach(preload)));
  if (isSignedInHere() || isTold()) void wake(main);
}
