import { type TypedBid, type unsavedBid } from "#web/features/bids/drafts/bidDraft.ts";
import {
  draftReducer,
  openDraft,
  type DraftEffect,
  type DraftEvent,
  type DraftRequest,
} from "#web/features/bids/drafts/draft.reducer.ts";
import { type DraftStore } from "#web/features/bids/drafts/draftStore.ts";
import { type BidDraftTextFragment } from "#web/graphql/generatedBids.ts";
import { refusalOf } from "#web/graphql/refusal.ts";

/** The longest time in milliseconds that the form waits for a save in flight before it submits the bid. */
const TIMEOUT_MS = 3000;

interface Given {
  store: DraftStore;
  unsaved: ReturnType<typeof unsavedBid>;
  blank: TypedBid;
  stored: BidDraftTextFragment | null;
  /** The number of the newest addendum that the bidder has seen when the form opens; null if unknown. */
  addendaSeen: number | null;
}

/** Runs the effects of the draft's reducer: requests, storage and timers. */
export function draftSaver({ store, unsaved, blank, stored, addendaSeen }: Given) {
  const opened = openDraft({ blank, stored, kept: unsaved.read() });
  let draft = opened.draft;
  let seen = addendaSeen;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watchers = new Set<() => void>();

  function dispatch(event: DraftEvent) {
    const next = draftReducer(draft, event);
    draft = next.draft;
    for (const effect of next.effects) perform(effect);
    for (const tell of watchers) tell();
  }

  function perform(effect: DraftEffect) {
    if (effect.do === "keep") unsaved.keep({ ...effect.unsaved, addendaSeen: seen });
    else if (effect.do === "drop") unsaved.drop();
    else if (effect.do === "request") void send(effect.request).catch(failed).then(dispatch);
    else {
      clearTimeout(timer);
      if (effect.do === "wait") timer = setTimeout(flush, effect.milliseconds);
    }
  }

  async function send(request: DraftRequest): Promise<DraftEvent> {
    if (request.do === "save") return { type: "saved", stored: await store.save(request.typed, request.version, seen) };
    if (request.do === "read") return { type: "read", stored: await store.read() };
    await store.remove();
    return { type: "removed" };
  }

  const failed = (error: unknown): DraftEvent => ({ type: "failed", refusal: refusalOf(error) });
  const flush = () => dispatch({ type: "due" });

  function watch(tell: () => void) {
    watchers.add(tell);
    return () => void watchers.delete(tell);
  }

  /** Resolves when no request is in flight, or after the timeout. */
  async function idle() {
    let stop: (() => void) | undefined;
    const answered = new Promise<void>((resolve) => {
      stop = watch(() => !draft.request && resolve());
    });
    if (draft.request) await Promise.race([answered, new Promise((late) => setTimeout(late, TIMEOUT_MS))]);
    stop?.();
  }

  return {
    /** The form's initial values. */
    opening: opened.opening,
    /** True if the server does not have the initial values. The form then treats them as typed text. */
    opensUnsaved: opened.isUnsaved,
    state: () => draft.shown,
    isUnsaved: () => draft.waiting !== null,
    watch,
    type: (typed: TypedBid) => dispatch({ type: "typed", typed }),
    flush,
    /** Records that addenda up to this number were shown. The next save includes the number. */
    see: (newest: number | null) => {
      seen = newest;
    },
    /** Ends an edit conflict: the form takes the text that the other window saved. */
    takeOther: (other: BidDraftTextFragment) => dispatch({ type: "other taken", other }),
    /** Ends an edit conflict: this form's text overwrites the text that the other window saved. */
    keepThis: (other: BidDraftTextFragment) => dispatch({ type: "this kept", other }),
    /** Call before submitting the bid: waits for a save in flight and prevents new ones. */
    hold() {
      dispatch({ type: "held" });
      return idle();
    },
    release: () => dispatch({ type: "released" }),
    /** Call after the bid was submitted: the draft is no longer needed. */
    forget: () => dispatch({ type: "submitted" }),
    /**
     * From now on, also saves the draft when the tab is hidden and when the connection is back.
     * @returns the cleanup function, which saves once more
     */
    open() {
      dispatch({ type: "entered" });
      const flushIfHidden = () => document.hidden && flush();
      window.addEventListener("online", flush);
      document.addEventListener("visibilitychange", flushIfHidden);
      return () => {
        window.removeEventListener("online", flush);
        document.removeEventListener("visibilitychange", flushIfHidden);
        dispatch({ type: "left" });
      };
    },
  };
}
export type DraftSaver = ReturnType<typeof draftSaver>;
