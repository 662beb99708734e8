import { TOUCHES } from "#web/ui/touches.ts";
import { isAdminHere } from "#web/features/session/userHere.ts";

import type * as Hydration from "#web/app/hydrateIsland.tsx";

/** How near to the viewport an island's code is loaded. */
const NEAR = "400px";

/** A touch wakes no island that only administrators need. */
const ASLEEP = "[data-island]:not([data-awake], [data-wakes=admin])";

const islandOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(ASLEEP) : null);

/** The last button that was pressed, by hand or by Enter in a field, in an island that did not answer yet. */
const held = new Map<HTMLElement, HTMLElement>();
const waking = new Set<HTMLElement>();

/** The files of an island, as publicDocument.ts names them; the first one hydrates it. */
function filesOf({ dataset: { island = "" } }: HTMLElement) {
  const files = JSON.parse(document.getElementById("islands")?.textContent ?? "{}") as Record<string, string[]>;
  return files[island] ?? [];
}

/** Loads all files of an island in parallel and hydrates it. Where loading fails, it remains plain HTML until the next touch. */
async function wake(island: HTMLElement) {
  if (waking.has(island)) return;
  waking.add(island);
  try {
    const [hydration] = await Promise.all(filesOf(island).map((file) => import(/* @vite-ignore */ file) as Promise<unknown>));
    await (hydration as typeof Hydration).hydrateIsland(island);
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

/** A press before the island answers is repeated once it does; where its code does not come, the browser answers it. */
function hold(event: Event) {
  const island = islandOf(event.target);
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!island || !button) return;
  held.set(island, button);
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Wakes each island when it is touched or comes near the viewport. Nothing is lost until then: typed text, or a press. */
export function wakeIslands() {
  const places = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  if (places.length === 0) return;
  const wakeAt = (target: EventTarget | null) => {
    const island = islandOf(target);
    if (island) void wake(island);
  };
  for (const touch of TOUCHES) addEventListener(touch, ({ target }) => wakeAt(target), { capture: true, passive: true });
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
    // The island itself has no box: display: contents.
    if (wakes === "near" && place.firstElementChild) observer.observe(place.firstElementChild);
    if (wakes === "now" || (wakes === "admin" && isAdminHere())) void wake(place);
  }
}
