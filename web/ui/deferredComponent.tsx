import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";

import { loadPart } from "#web/loadPart.ts";
import { TOUCHES } from "#web/ui/touches.ts";

/**
 * The time in milliseconds after which deferred components are loaded even if the user does not interact with the page.
 * Once loaded, they also work offline.
 */
const REST_MS = 5000;

const loads: (() => Promise<unknown>)[] = [];

/**
 * Creates a component that is not visible at first, such as a dialog. Its code is loaded on the user's first
 * interaction with the page (touches.ts), after REST_MS, or when `isWanted` first returns true. The component renders
 * nothing until it is loaded and wanted, and stays mounted afterwards.
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
  // Loads the component before it is needed. If the load fails, the user's next interaction with the page tries again.
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
  /** `load` loads the component's code immediately. It rejects if that fails. */
  return Object.assign(Late, { load: come });
}

/** Loads all deferred components; for tests that need them immediately. */
export const loadDeferred = () => Promise.all(loads.map((load) => load()));
