import { apiPaths } from "#api/core/rules/addresses.rules.ts";

import { type Change, CHANGE_KINDS } from "#web/clock/changeKinds.ts";

/** The name of the lock and of the channel that all tabs of this browser share. */
const NAME = "axion changes";
/**
 * The delay before reconnecting in milliseconds, doubled after each failure, with jitter. Needed only after a refusal:
 * after a lost connection the browser reconnects automatically.
 */
const FIRST_RETRY_MS = 10_000;
const LAST_RETRY_MS = 5 * 60_000;

type Publish = (change: Change) => void;

/**
 * One tab of the browser has the connection and broadcasts changes to the others. When that tab is closed, another one
 * takes over.
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
