import { type ComponentType, useEffect, useState } from "react";

/** In milliseconds: the first view of a screen loads without it. */
const START_MS = 2_000;

/** Loads a component that shows nothing, such as one that counts, once the screen is there. Where it cannot be loaded, nothing happens. */
export function AfterStart({ load }: { load: () => Promise<ComponentType> }) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => void load().then((component) => setLoaded(() => component), () => undefined), START_MS);
    return () => clearTimeout(timer);
  }, [load]);
  return Loaded && <Loaded />;
}
