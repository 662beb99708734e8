import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";

import { TOUCHES } from "#web/ui/touches.ts";

/** A page that nobody touches loads its late parts after this time in milliseconds: they work without a network then. */
const REST_MS = 5000;

const loads: (() => Promise<unknown>)[] = [];

/**
 * A component that no first view shows, such as a dialog: it is loaded on the page's first touch, after a rest, or when it is first
 * wanted. It renders nothing until then, and stays mounted afterwards.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>, isWanted: (props: Props) => boolean) {
  let loaded: ComponentType<Props> | null = null;
  let isAwaited = false;
  const shown = new Set<() => void>();

  async function come() {
    loaded ??= await load();
    for (const show of shown) show();
  }
  // Where loading fails, the next touch tries again.
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
    const Part = useSyncExternalStore(subscribe, () => loaded, () => null);
    const wanted = isWanted(props);
    const [wasWanted, setWasWanted] = useState(wanted);
    if (wanted && !wasWanted) setWasWanted(true);
    useEffect(() => {
      awaitTouch();
      if (wanted) tryToCome();
    }, [wanted]);
    return Part && wasWanted ? <Part {...props} /> : null;
  }
  /** Rejects where it cannot be loaded. */
  return Object.assign(Late, { load: come });
}

/** Loads every late component, for tests that expect them at once. */
export const loadLate = () => Promise.all(loads.map((load) => load()));
