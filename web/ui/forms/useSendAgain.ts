import { useEffect, useEffectEvent, useRef, useState } from "react";

import { waitAfter, type Wait } from "#web/ui/forms/sendAgain.ts";

/**
 * Retries a submit automatically while the server is unreachable, and immediately when the browser is online again. The
 * retries end when the server answers, when the form is left, when the user stops them, or when the time for them is
 * over. Use it only for requests that may be sent twice, because they have an idempotency key or a version.
 * @param send Submits the form as the button does.
 * @param retryAfterOf Returns the seconds until a failed attempt may be repeated; null for a failure that ends the
 * retries.
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

  /**
   * Stops the automatic retries. Also called for a manual submit and for an edit, because text that the user has
   * changed is never sent automatically.
   */
  function stop() {
    stops.current += 1;
    waitFor(null);
  }

  /**
   * Makes one attempt to send the form.
   * @param request Sends the form; `again` is true for an automatic retry.
   * @param fail Reports a failure to the user. Called for the first failure, and for the one that ends the retries.
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
