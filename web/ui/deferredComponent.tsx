import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";

import { loadPart } from "#web/loadPart.ts";
import { TOUCHES } from "#web/ui/touches.ts";

/**
 * In milliseconds. If nobody touches the page, it loads its deferred components after this time, so that they work
 * offline.
 */
const REST_MS = 5000;

const loads: (() => Promise<unknown>)[] = [];

/**
 * A component that is not visible at first, such as a dialog. It is lazy-loaded on the first touch of the page, after
 * REST_MS, or when it is first needed. It renders nothing until then and stays mounted afterwards.
 */
export function deferredComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: (props: Props) => boolean,
) {
  let loaded: ComponentType<Props> | null = null;
  let isAwaited = false;
  const shown = new Set<() => void>();

  async function come() {
    loaded ??= await load();
    for (const show of shown) show();
  }
  // Nobody wants it yet: after a failed load, the next touch tries again.
  const tryToCome = () => void come().then(forgetTouches, () => undefined);
  function forgetTouches() {
    for (const touch of TOUCHES) removeEventListener(touch, tryToCome, true);
  }
  function awaitTouch() {
    if (isAwaited) return;
    isAwaited = true;
    for (const touch of TOUCHES) addEventListener(touch, tryToCome, { capture: true, passive: true });
    setTimeout(tryToCome, REST_MS);
  }
  function subscribe(show: () => void) {
    shown.add(show);
    return () => void shown.delete(show);
  }
  loads.push(come);

  function Late(props: Props) {
    const Part = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => null,
    );
    const wanted = isWanted(props);
    const [wasWanted, setWasWanted] = useState(wanted);
    if (wanted && !wasWanted) setWasWanted(true);
    useEffect(() => {
      awaitTouch();
      if (wanted) void loadPart(come).then(forgetTouches);
    }, [wanted]);
    return Part && wasWanted ? <Part {...props} /> : null;
  }
  /** `load` rejects when loading fails. */
  return Object.assign(Late, { load: come });
}

/** Loads all deferred components; for tests that need them immediately. */
export const loadDeferred = () => Promise.all(loads.map((load) => load()));
