import { useEffect, useState } from "react";

interface Reading<Shown> {
  shown: Shown | null;
  failed: boolean;
}

/**
 * What the server drew; where it could draw nothing (null), the browser reads it itself, and again when it is told to.
 * @param read gives what is shown, or fails
 * @param sees whether this visitor may see more than the server drew for everybody: it is read again then
 */
export function useShown<Shown>(drawn: Shown | null, read: () => Promise<Shown>, sees = () => false) {
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
    // `read` and `sees` are other functions each time and do the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [drawn, attempt]);

  function retry() {
    setReading((last) => ({ ...last, failed: false }));
    setAttempt((count) => count + 1);
  }

  return { shown, failed, retry };
}
