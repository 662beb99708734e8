import { type ComponentType, useEffect, useState } from "react";

/** Milliseconds by which the load is delayed, so that it does not slow down the first view of a screen. */
const START_MS = 2_000;

/**
 * Lazy-loads a component without visible output, such as a visit counter, after the screen has rendered. A failed load
 * is ignored.
 */
export function AfterStart({ load }: { load: () => Promise<ComponentType | null> }) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => void load().then((component) => setLoaded(() => component)), START_MS);
    return () => clearTimeout(timer);
  }, [load]);
  return Loaded && <Loaded />;
}
