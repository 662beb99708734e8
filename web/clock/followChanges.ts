import { apiPaths } from "#api/core/rules/addresses.rules.ts";

import { type Change, CHANGE_KINDS } from "#web/clock/changeKinds.ts";

/** The lock and the channel of all tabs of this browser. */
const NAME = "axion changes";
/** In milliseconds, with a random part. The browser itself connects again after a lost connection, but not after a refusal. */
const FIRST_RETRY_MS = 10_000;
const LAST_RETRY_MS = 5 * 60_000;

type Tell = (change: Change) => void;

/** One tab of the browser holds the connection and tells the others; when it is closed, another one takes its place. */
export function followChanges(tell: Tell, ended: AbortSignal) {
  if (ended.aborted) return;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", ({ data }: MessageEvent<Change>) => tell(data));
  ended.addEventListener("abort", () => channel.close());
  navigator.locks.request(NAME, { signal: ended }, () => lead(channel, tell, ended)).catch(() => undefined);
}

function lead(channel: BroadcastChannel, tell: Tell, ended: AbortSignal) {
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
