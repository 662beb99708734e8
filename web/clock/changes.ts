import { type Change } from "#web/clock/changeKinds.ts";
import { loadExtra } from "#web/loadPart.ts";

/** Delay in milliseconds before connecting to the event stream, so that it does not slow down a screen's first view. */
const START_MS = 5_000;
/**
 * Delay in milliseconds before disconnecting. When the user changes screens, the next screen subscribes just after the
 * last one has unsubscribed; the delay keeps the connection open.
 */
const END_MS = 1_000;

const listeners = new Set<(change: Change) => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let following: AbortController | undefined;

/** Passes a change to all subscribed screens of this tab. */
function emitChange(change: Change) {
  for (const listener of listeners) listener(change);
}

/**
 * Calls the listener when the server reports a change. Does nothing if the browser cannot share a connection between
 * tabs. Returns the unsubscribe function.
 */
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
  // If the code fails to load, the screens get no events; they still poll.
  void loadExtra(() => import("#web/clock/followChanges.ts")).then((part) => part?.followChanges(emitChange, signal));
}

function stop() {
  timer = undefined;
  following?.abort();
  following = undefined;
}

/** Whether tabs can share one event stream. Old browsers, and sites without HTTPS, lack one of the APIs for it. */
const canShare = () =>
  "locks" in navigator && typeof BroadcastChannel === "function" && typeof EventSource === "function";
