import { type Change } from "#web/clock/changeKinds.ts";

/** The first view of a screen loads without the connection. */
const START_MS = 5_000;
/** The next screen may come after the last one has gone. */
const END_MS = 1_000;

const listeners = new Set<(change: Change) => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let following: AbortController | undefined;

/** Tells the screens of this tab. */
function tellChange(change: Change) {
  for (const listener of listeners) listener(change);
}

/** Calls the listener when the server tells of a change, as long as the browser can share a connection. Returns the unsubscribe function. */
export function subscribeToChanges(listener: (change: Change) => void) {
  listeners.add(listener);
  schedule();
  return () => {
    listeners.delete(listener);
    schedule();
  };
}

function schedule() {
  const wanted = listeners.size > 0;
  if (wanted === (following !== undefined)) {
    clearTimeout(timer);
    timer = undefined;
  } else if (canShare()) timer ??= setTimeout(wanted ? start : stop, wanted ? START_MS : END_MS);
}

function start() {
  timer = undefined;
  following = new AbortController();
  const { signal } = following;
  // Without it the poll goes on by itself.
  import("#web/clock/followChanges.ts").then(({ followChanges }) => followChanges(tellChange, signal), () => undefined);
}

function stop() {
  timer = undefined;
  following?.abort();
  following = undefined;
}

/** Absent in old browsers, and on a site without TLS. */
const canShare = () => "locks" in navigator && typeof BroadcastChannel === "function" && typeof EventSource === "function";
