import { useEffect, useState } from "react";

interface Reading<Shown> {
  shown: Shown | null;
  failed: boolean;
}

/**
 * Returns the content of a public page. At first, this is `drawn`, the content with which the server rendered the page.
 * The browser fetches the content if `drawn` is null, if `sees` returns true, and when the visitor retries.
 * @param read Fetches the content.
 * @param sees Whether this visitor may see more than the public content.
 */
export function useShownContent<Shown>(drawn: Shown | null, read: () => Promise<Shown>, sees = () => false) {
  const [{ shown, failed }, setReading] = useState<Reading<Shown>>({ shown: drawn, failed: false });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (drawn && attempt === 0 && !sees()) return;
    let left = false;
    read().then(
      (found) => left || setReading({ shown: found, failed: false }),
      () => left || setReading((last) => ({ ...last, failed: true })),
    );
    return () => {
      left = true;
    };
    // `read` and `sees` are not listed as dependencies. Each render passes new functions with the same behaviour, so
    // the effect would run again after each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [drawn, attempt]);

  function retry() {
    setReading((last) => ({ ...last, failed: false }));
    setAttempt((count) => count + 1);
  }

  return { shown, failed, retry };
}
