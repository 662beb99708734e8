import { useEffect, useState } from "react";
import type Slider from "react-slick";

import { loadExtra } from "#web/loadPart.ts";

/** Lazy-loads the slick library after hydration; null until it is loaded. If loading fails, the plain list remains. */
export function useLazySlick(): Slick | null {
  const [slick, setSlick] = useState<{ Slick: Slick } | null>(null);

  useEffect(() => {
    let unmounted = false;
    void loadExtra(() => import("react-slick")).then(
      (loaded) =>
        !unmounted && loaded && setSlick({ Slick: withoutWrapper(loaded.default as Slick | { default: Slick }) }),
    );
    return () => {
      unmounted = true;
    };
  }, []);

  return slick?.Slick ?? null;
}

export type Slick = typeof Slider;

/** Returns the component of a CommonJS module: some module loaders wrap it in `default`, others do not. */
const withoutWrapper = (loaded: Slick | { default: Slick }): Slick => ("default" in loaded ? loaded.default : loaded);
