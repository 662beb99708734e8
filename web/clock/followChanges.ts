import { apiPaths } from "#api/core/rules/addresses.rules.ts";

import { type Change, CHANGE_KINDS } from "#web/clock/changeKinds.ts";

/** The name of the lock and of the channel that all tabs of this browser share. */
const NAME = "axion changes";
/**
 * The first and the longest delay in milliseconds before connecting again, after the server refused a connection. The
 * delay doubles after each refusal, and a random part is added. After a lost connection, the browser itself reconnects.
 */
const FIRST_RETRY_MS = 10_000;
const LAST_RETRY_MS = 5 * 60_000;

type Publish = (change: Change) => void;

/**
 * Calls `tell` for each change that the server reports. Only one tab of the browser has a connection: the tab that
 * holds the lock. It broadcasts the changes to the other tabs. When that tab is closed, another tab gets the lock and
 * connects.
 */
export function followChanges(tell: Publish, ended: AbortSignal) {
  if (ended.aborted) return;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", ({ data }: MessageEvent<Change>) => tell(data));
  ended.addEventListener("abort", () => channel.close());
  navigator.locks.request(NAME, { signal: ended }, () => holdConnection(channel, tell, ended)).catch(() => undefined);
}

function holdConnection(channel: BroadcastChannel, tell: Publish, ended: AbortSignal) {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  function open() {
    source = new EventSource(apiPaths.events);
    for (const kind of CHANGE_KINDS) {
      source.addEventListener(kind, ({ data: now }: MessageEvent<string>) => {
        retryMs = FIRST_RETRY_MS;
        tell({ kind, now });
        channel.postMessage({ kind, now } satisfies Change);
      });
    }
    source.addEventListener("error", () => {
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, retryMs * (1 + Math.random()));
      retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
    });
  }

  open();
  return new Promise<void>((over) => {
    ended.addEventListener("abort", () => {
      clearTimeout(timer);
      source.close();
      over();
    });
  });
}
