import { TOUCHES } from "#web/ui/touches.ts";
import { isAdminHere } from "#web/features/session/signedInHere.ts";

import type * as Hydration from "#web/app/hydrateIsland.tsx";

/** The distance from the viewport within which an island's code is loaded. */
const NEAR = "400px";

/** Matches the islands that a touch hydrates: those not hydrated yet, except islands that only administrators need. */
const NOT_HYDRATED = "[data-island]:not([data-awake], [data-wakes=admin])";

const islandOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(NOT_HYDRATED) : null;

/**
 * For each island that is not hydrated yet: the button that the visitor pressed last, by click, touch or Enter in a
 * field.
 */
const held = new Map<HTMLElement, HTMLElement>();
const waking = new Set<HTMLElement>();

/** The URLs of an island's files, which publicDocument.ts writes into the page. The first file is hydrateIsland. */
function filesOf({ dataset: { island = "" } }: HTMLElement) {
  const files = JSON.parse(document.getElementById("islands")?.textContent ?? "{}") as Record<string, string[]>;
  return files[island] ?? [];
}

/**
 * Loads all files of an island in parallel, hydrates the island, and then presses the button that `hold` stored. After
 * a failed load, the island remains plain HTML until the next touch.
 */
async function wake(island: HTMLElement) {
  if (waking.has(island)) return;
  waking.add(island);
  try {
    const [hydration] = await Promise.all(
      filesOf(island).map((file) => import(/* @vite-ignore */ file) as Promise<unknown>),
    );
    await (hydration as typeof Hydration).hydrateIsland(island, held);
    island.dataset.awake = "";
  } catch {
    island.dataset.awake = "failed";
    setTimeout(() => delete island.dataset.awake);
  }
  waking.delete(island);
  const button = held.get(island);
  held.delete(island);
  button?.click();
}

/**
 * Stops a button press in an island that is not hydrated yet, and stores the button, so that `wake` can press it again
 * after hydration. `wake` also presses it if the island's code fails to load: the browser then does what the button
 * does without scripts.
 */
function hold(event: Event) {
  const island = islandOf(event.target);
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!island || !button) return;
  held.set(island, button);
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Hydrates each island as its `data-wakes` says. "near": when the island comes near the viewport or is touched. "now":
 * at once. "admin": at once, but only for administrators. Text that was typed before hydration is preserved, and a
 * button that was pressed before hydration is pressed again.
 */
export function hydrateIslands() {
  const places = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  if (places.length === 0) return;
  const wakeAt = (target: EventTarget | null) => {
    const island = islandOf(target);
    if (island) void wake(island);
  };
  for (const touch of TOUCHES)
    addEventListener(touch, ({ target }) => wakeAt(target), { capture: true, passive: true });
  addEventListener("click", hold, true);

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        wakeAt(target);
      }
    },
    { rootMargin: NEAR },
  );
  for (const place of places) {
    const { wakes } = place.dataset;
    // Observe the child, because the island element has no box (display: contents).
    if (wakes === "near" && place.firstElementChild) observer.observe(place.firstElementChild);
    if (wakes === "now" || (wakes === "admin" && isAdminHere())) void wake(place);
  }
}
