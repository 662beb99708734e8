import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";

import { serverNow, subscribeToServerClock } from "#web/clock/serverClock.ts";

const MINUTE = 60_000;

/**
 * Returns the current time by the server's clock. Rerenders after each step, and just after each of the moments, so
 * that a tender closes on the screen at its closing time.
 * @param moments A memoized array of ISO times.
 * @param step The milliseconds between two rerenders.
 */
export function useNow(moments: readonly string[], step = MINUTE) {
  const client = useApolloClient();
  const [now, setNow] = useState(serverNow);

  useEffect(() => subscribeToServerClock(client, () => setNow(serverNow())), [client]);

  useEffect(() => {
    const upcoming = moments.map((moment) => new Date(moment).getTime()).filter((moment) => moment >= now.getTime());
    const next = Math.min(...upcoming.map((moment) => moment + 1), now.getTime() + step);
    const timer = setTimeout(() => setNow(serverNow()), Math.max(0, next - serverNow().getTime()));
    return () => clearTimeout(timer);
  }, [moments, now, step]);

  return now;
}
