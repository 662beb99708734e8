import { useEffect, useState } from "react";

interface Reading<Shown> {
  shown: Shown | null;
  failed: boolean;
}

/**
 * Server data of a public page. The browser fetches the data if the server sent none (null), and again on retry.
 * @param read fetches the data
 * @param sees whether this visitor may see more than the public data; if so, the browser fetches the data again
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
    // `read` and `sees` are left out: each render creates new functions with the same behaviour.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [drawn, attempt]);

  function retry() {
    setReading((last) => ({ ...last, failed: false }));
    setAttempt((count) => count + 1);
  }

  return { shown, failed, retry };
}
