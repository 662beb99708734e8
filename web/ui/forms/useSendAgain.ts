import { useEffect, useEffectEvent, useRef, useState } from "react";

import { waitAfter, type Wait } from "#web/ui/forms/sendAgain.ts";

/**
 * Sends a form again by itself while the server cannot be reached, at once where the browser is online again: until there is an
 * answer, the form is left or stopped, or the time is over. Only for what may be sent twice: under one idempotency key, or over one version.
 * @param send sends the form as the button does
 * @param retryAfterOf seconds until a failed try may be repeated; null for a failure that ends the sending
 */
export function useSendAgain(send: () => void, retryAfterOf: (error: unknown) => number | null) {
  const [wait, setWait] = useState<Wait | null>(null);
  const latest = useRef(wait);
  const stops = useRef(0);
  const sendNow = useEffectEvent(send);

  useEffect(() => {
    if (!wait) return;
    const end = new AbortController();
    const timer = setTimeout(() => sendOnce(), wait.milliseconds);
    function sendOnce() {
      end.abort();
      clearTimeout(timer);
      sendNow();
    }
    window.addEventListener("online", sendOnce, { signal: end.signal });
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [wait]);

  function waitFor(next: Wait | null) {
    latest.current = next;
    setWait(next);
  }

  /** Call it for a submit by hand and for an edit, too: a text that changes is never sent by itself. */
  function stop() {
    stops.current += 1;
    waitFor(null);
  }

  /**
   * @param request one try; `again` where the form sends by itself
   * @param fail tells of a failure: of the first one, and of the one that ends the sending
   */
  async function attempt(request: (again: boolean) => Promise<void>, fail: (error: unknown) => void) {
    const last = latest.current;
    const before = stops.current;
    try {
      await request(last !== null);
      waitFor(null);
    } catch (error) {
      const retryAfter = stops.current === before ? retryAfterOf(error) : null;
      const next = retryAfter === null ? null : waitAfter(retryAfter, last);
      waitFor(next);
      if (!last || !next) fail(error);
    }
  }

  return { isWaiting: wait !== null, stop, attempt };
}
