import { useEffect, useState } from "react";

const MINUTE = 60_000;

/**
 * The present moment, renewed each minute and just after each of the given moments, so that a tender closes on the
 * screen when it closes. Give the same array as long as the moments are the same.
 */
export function useNow(moments: readonly string[]) {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const ahead = moments.map((moment) => new Date(moment).getTime()).filter((moment) => moment >= now.getTime());
    const next = Math.min(...ahead.map((moment) => moment + 1), now.getTime() + MINUTE);
    const timer = setTimeout(() => setNow(new Date()), Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [moments, now]);

  return now;
}
