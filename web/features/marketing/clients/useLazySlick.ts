import { useEffect, useState } from "react";

import { loadSlick, type Slick } from "#web/features/marketing/clients/loadSlick.ts";

/** Lazy loading: slick, once the carousel is hydrated; null until it is loaded. If loading fails, the list remains. */
export function useLazySlick(): Slick | null {
  const [slick, setSlick] = useState<{ Slick: Slick } | null>(null);

  useEffect(() => {
    let unmounted = false;
    loadSlick().then(
      (Slick) => !unmounted && setSlick({ Slick }),
      () => undefined,
    );
    return () => {
      unmounted = true;
    };
  }, []);

  return slick?.Slick ?? null;
}
