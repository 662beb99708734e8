import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";

import { followServerClock, serverNow } from "#web/clock/serverClock.ts";

const MINUTE = 60_000;

/**
 * The present moment by the server's clock, renewed with each step and just after each of the given moments, so that a
 * tender closes on the screen when it closes. Give the same array as long as the moments are the same.
 * @param step milliseconds
 */
export function useNow(moments: readonly string[], step = MINUTE) {
  const client = useApolloClient();
  const [now, setNow] = useState(serverNow);

  useEffect(() => followServerClock(client, () => setNow(serverNow())), [client]);

  useEffect(() => {
    const ahead = moments.map((moment) => new Date(moment).getTime()).filter((moment) => moment >= now.getTime());
    const next = Math.min(...ahead.map((moment) => moment + 1), now.getTime() + step);
    const timer = setTimeout(() => setNow(serverNow()), Math.max(0, next - serverNow().getTime()));
    return () => clearTimeout(timer);
  }, [moments, now, step]);

  return now;
}
