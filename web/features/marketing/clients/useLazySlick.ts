import { type RefObject, useEffect, useState } from "react";

import { loadSlick, type Slick } from "#web/features/marketing/clients/loadSlick.ts";

const ROOT_MARGIN = "400px";

/** Lazy loading: slick, once the carousel is near the viewport; null until it is loaded. If loading fails, the list remains. */
export function useLazySlick(place: RefObject<HTMLElement | null>): Slick | null {
  const [slick, setSlick] = useState<{ Slick: Slick } | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let unmounted = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        loadSlick().then(
          (Slick) => !unmounted && setSlick({ Slick }),
          () => undefined,
        );
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => {
      unmounted = true;
      observer.disconnect();
    };
  }, [place]);

  return slick?.Slick ?? null;
}
