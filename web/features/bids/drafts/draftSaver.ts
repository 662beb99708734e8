import { isSameBid, type TypedBid, type unsavedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { typedOf, type DraftStore } from "#web/features/bids/drafts/draftStore.ts";
import { type BidDraftTextFragment } from "#web/graphql/generated.ts";
import { refusalOf } from "#web/graphql/refusal.ts";

const PAUSE = 800;
const RETRY_AFTER = 10_000;
/** The bid does not wait longer for a draft that is on its way. */
const TIMEOUT_MS = 3000;

export type DraftState =
  | { step: "untouched" | "typing" | "saving" | "offline" }
  | { step: "saved"; savedAt: string }
  | { step: "refused"; sentence: string }
  /** Another window saved another text: the bidder chooses. */
  | { step: "conflict"; other: BidDraftTextFragment };

interface Given {
  store: DraftStore;
  unsaved: ReturnType<typeof unsavedBid>;
  /** The form as it is before anything is typed: nothing is kept of that. */
  blank: TypedBid;
  /** What the server has; null where there is nothing, or where it could not be asked. */
  stored: BidDraftTextFragment | null;
}

/** Saves what is typed: after a pause, one request at a time, the latest text wins, and a failure loses nothing. */
export function draftSaver({ store, unsaved, blank, stored }: Given) {
  let saved = stored ? typedOf(stored) : blank;
  const local = unsaved.read();
  const kept = local && !isSameBid(local.typed, saved) ? local : null;
  let version = kept ? kept.over : (stored?.version ?? null);
  let waiting: TypedBid | null = null;
  let state: DraftState = stored && !kept ? { step: "saved", savedAt: stored.savedAt } : { step: "untouched" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let held = false;
  let left = false;
  let submitted = false;
  const watchers = new Set<() => void>();

  function turn(next: DraftState) {
    state = next;
    for (const tell of watchers) tell();
  }

  function sendAfter(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(flush, milliseconds);
  }

  function type(typed: TypedBid) {
    if (submitted || (!waiting && isSameBid(typed, saved))) return;
    waiting = typed;
    unsaved.keep({ typed, over: version });
    if (state.step === "conflict") return;
    if (!sending) turn({ step: "typing" });
    sendAfter(PAUSE);
  }

  function flush() {
    clearTimeout(timer);
    if (!waiting || sending || held || state.step === "conflict") return;
    turn({ step: "saving" });
    sending = send(waiting)
      .catch(fail)
      .finally(() => {
        sending = null;
        if (state.step === "saving") flush();
      });
  }

  async function send(typed: TypedBid) {
    if (isSameBid(typed, blank)) await remove(typed);
    else settle(typed, await store.save(typed, version));
  }

  /** Removing asks for no version: what another window saved must not go with it. */
  async function remove(typed: TypedBid) {
    const other = version === null ? null : await store.read();
    if (other && other.version !== version) {
      compare(other);
      return;
    }
    if (other) await store.remove();
    settle(typed, null);
  }

  /** What was typed since then is sent next. */
  function settle(typed: TypedBid, answer: BidDraftTextFragment | null) {
    version = answer?.version ?? null;
    saved = typed;
    if (waiting && waiting !== typed) {
      unsaved.keep({ typed: waiting, over: version });
      return;
    }
    waiting = null;
    unsaved.drop();
    turn(answer ? { step: "saved", savedAt: answer.savedAt } : { step: "untouched" });
  }

  async function fail(error: unknown) {
    const refusal = refusalOf(error);
    if (!refusal) waitForConnection();
    else if (refusal.code !== "CONFLICT") turn({ step: "refused", sentence: refusal.message });
    else await store.read().then(compare).catch(waitForConnection);
  }

  function waitForConnection() {
    turn({ step: "offline" });
    if (!left) sendAfter(RETRY_AFTER);
  }

  /** A save whose answer was lost met itself; a draft that is gone gives way; another text is for the bidder to judge. */
  function compare(other: BidDraftTextFragment | null) {
    if (!waiting) return;
    if (!other) version = null;
    else if (isSameBid(waiting, typedOf(other))) settle(waiting, other);
    else turn({ step: "conflict", other });
  }

  return {
    /** What the form opens with: the text that is not saved yet before the one that is. */
    opening: kept?.typed ?? (stored ? typedOf(stored) : blank),
    /** Whether the form opens with text that the server has not got: it is to be typed in. */
    opensUnsaved: kept !== null,
    state: () => state,
    isUnsaved: () => waiting !== null,
    type,
    flush,

    watch: (tell: () => void) => {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },

    /** The bidder takes the other window's text. */
    takeOther(other: BidDraftTextFragment) {
      waiting = typedOf(other);
      settle(waiting, other);
    },

    /** The bidder saves over the other window's text. */
    keepThis(other: BidDraftTextFragment) {
      version = other.version;
      turn({ step: "typing" });
      flush();
    },

    /** While the bid itself is sent, no draft is: it would stand there again afterwards. */
    async hold() {
      held = true;
      clearTimeout(timer);
      await Promise.race([sending, new Promise((late) => setTimeout(late, TIMEOUT_MS))]);
    },

    release() {
      held = false;
      flush();
    },

    /** The bid is submitted: what was typed is no draft any more, nor is a save that was still on its way. */
    forget() {
      submitted = true;
      waiting = null;
      void sending?.then(() => store.remove()).catch(() => undefined);
      unsaved.drop();
      turn({ step: "untouched" });
    },

    /** Saves also when the tab is hidden and when the connection is back. Returns the leaving: what is typed is sent once more. */
    open() {
      left = false;
      const flushIfHidden = () => document.hidden && flush();
      window.addEventListener("online", flush);
      document.addEventListener("visibilitychange", flushIfHidden);
      return () => {
        left = true;
        window.removeEventListener("online", flush);
        document.removeEventListener("visibilitychange", flushIfHidden);
        flush();
        clearTimeout(timer);
      };
    },
  };
}
export type DraftSaver = ReturnType<typeof draftSaver>;
