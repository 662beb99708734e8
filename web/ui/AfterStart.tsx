import { type ComponentType, useEffect, useState } from "react";

/**
 * Milliseconds until the component is loaded. The delay ensures that the load does not slow down the first view of a
 * screen.
 */
const START_MS = 2_000;

/**
 * Loads and renders a component that the first view does not show, such as a counter or a part below it, after the
 * screen has rendered. If `load` resolves to null, it renders nothing.
 */
export function AfterStart({ load }: { load: () => Promise<ComponentType | null> }) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => void load().then((component) => setLoaded(() => component)), START_MS);
    return () => clearTimeout(timer);
  }, [load]);
  return Loaded && <Loaded />;
}
