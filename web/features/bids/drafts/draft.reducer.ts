import { isSameBid, typedOf, type TypedBid, type UnsavedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { type BidDraftTextFragment } from "#web/graphql/generatedBids.ts";
import { type Refusal } from "#web/graphql/refusal.ts";

export const DEBOUNCE_MS = 800;
export const RETRY_MS = 10_000;

/** The save status of the draft, which the bid form shows. */
export type DraftState =
  | { step: "untouched" | "typing" | "saving" | "offline" }
  | { step: "saved"; savedAt: string }
  | { step: "refused"; sentence: string }
  /** Another window saved a different text, and the bidder must choose one of the two. */
  | { step: "conflict"; other: BidDraftTextFragment };

/** A request to the server. At most one is in flight. One event answers it: saved, read, removed or failed. */
export type DraftRequest =
  | { do: "save"; typed: TypedBid; version: number | null }
  /** Reads the stored draft before its removal, because a version that another window has saved must not be removed. */
  | { do: "read"; because: "removal"; typed: TypedBid }
  | { do: "read"; because: "conflict" }
  | { do: "remove"; typed: TypedBid }
  /**
   * Removes the draft after the bid was submitted while a save was in flight. The server deletes the draft when the bid
   * is submitted, but that save may have stored it again.
   */
  | { do: "remove"; typed: null };

export type DraftEffect =
  | { do: "request"; request: DraftRequest }
  /** Stores the text in this browser until the server has stored it. */
  | { do: "keep"; unsaved: UnsavedBid }
  | { do: "drop" }
  /** Starts a timer that sends the event "due". It replaces an earlier timer. */
  | { do: "wait"; milliseconds: number }
  | { do: "stop waiting" };

export type DraftEvent =
  | { type: "typed"; typed: TypedBid }
  /** Save now: the debounce time is over, a field lost the focus, the tab was hidden, or the connection is back. */
  | { type: "due" }
  | { type: "saved"; stored: BidDraftTextFragment }
  | { type: "read"; stored: BidDraftTextFragment | null }
  | { type: "removed" }
  /** A request failed. `refusal` is null if no response arrived. */
  | { type: "failed"; refusal: Pick<Refusal, "code" | "message"> | null }
  | { type: "other taken"; other: BidDraftTextFragment }
  | { type: "this kept"; other: BidDraftTextFragment }
  /**
   * The bid is being submitted. Meanwhile no draft is saved: a late save could store the draft again after the
   * submission.
   */
  | { type: "held" }
  | { type: "released" }
  | { type: "submitted" }
  /** The form has opened. Text stored in this browser is now outdated, unless the form opened with it. */
  | { type: "entered" }
  | { type: "left" };

export interface Draft {
  /**
   * The form's values without a draft: empty for a first bid, the submitted bid for a revision. They are not saved as a
   * draft.
   */
  readonly blank: TypedBid;
  /** The last text known to be on the server. */
  readonly saved: TypedBid;
  /** The version of the draft on the server, as last read; null if none is known. */
  readonly version: number | null;
  /** Typed text that is not yet saved. */
  readonly waiting: TypedBid | null;
  readonly request: DraftRequest | null;
  /** The text of a save that got no response. The server may have stored it. */
  readonly unanswered: TypedBid | null;
  readonly shown: DraftState;
  readonly isHeld: boolean;
  readonly isSubmitted: boolean;
  readonly hasLeft: boolean;
}

interface Step {
  draft: Draft;
  effects: readonly DraftEffect[];
}

interface Opening {
  blank: TypedBid;
  /** The draft on the server; null if none exists or reading failed. */
  stored: BidDraftTextFragment | null;
  /** The unsaved text stored in this browser; null if the server has the last text. */
  kept: UnsavedBid | null;
}

/**
 * Returns the initial state of the draft, and the form's initial values as `opening`. `isUnsaved` is true if the server
 * does not have these values, so that the form must treat them as typed text.
 */
export function openDraft({ blank, stored, kept }: Opening) {
  const saved = stored ? typedOf(stored) : blank;
  const isNothing = kept?.over === null && isSameBid(kept.typed, blank);
  const unsaved = kept && !isNothing && !isSameBid(kept.typed, saved) ? kept : null;
  const draft: Draft = {
    blank,
    saved,
    version: unsaved ? unsaved.over : (stored?.version ?? null),
    waiting: null,
    request: null,
    unanswered: null,
    shown: stored && !unsaved ? { step: "saved", savedAt: stored.savedAt } : { step: "untouched" },
    isHeld: false,
    isSubmitted: false,
    hasLeft: false,
  };
  return { draft, opening: unsaved?.typed ?? saved, isUnsaved: unsaved !== null };
}

/**
 * The reducer of the draft's autosave. At most one request is in flight. The form's text stays in `waiting` until the
 * server has stored it, so that a failed request loses no text.
 */
export function draftReducer(draft: Draft, event: DraftEvent): Step {
  switch (event.type) {
    case "typed":
      return type(draft, event.typed);
    case "due":
      return send(draft);
    case "saved":
    case "read":
    case "removed":
    case "failed":
      return answer(draft, event);
    case "other taken":
      return settle({ ...draft, waiting: null }, typedOf(event.other), event.other);
    case "this kept":
      return send({ ...draft, version: event.other.version, shown: { step: "typing" } });
    case "held":
      return { draft: { ...draft, isHeld: true }, effects: [{ do: "stop waiting" }] };
    case "released":
      return send({ ...draft, isHeld: false });
    case "submitted":
      return {
        draft: { ...draft, isSubmitted: true, waiting: null, shown: { step: "untouched" } },
        effects: [{ do: "drop" }],
      };
    case "entered":
      return { draft: { ...draft, hasLeft: false }, effects: draft.waiting || draft.request ? [] : [{ do: "drop" }] };
    case "left":
      return send({ ...draft, hasLeft: true });
  }
}

const request = (draft: Draft, next: DraftRequest, ...before: DraftEffect[]): Step => ({
  draft: { ...draft, request: next },
  effects: [...before, { do: "request", request: next }],
});

function type(draft: Draft, typed: TypedBid): Step {
  if (draft.isSubmitted || (!draft.waiting && isSameBid(typed, draft.saved))) return { draft, effects: [] };
  const next = { ...draft, waiting: typed };
  const keep: DraftEffect = { do: "keep", unsaved: { typed, over: draft.version } };
  if (draft.shown.step === "conflict") return { draft: next, effects: [keep] };
  return {
    draft: { ...next, shown: draft.request ? draft.shown : { step: "typing" } },
    effects: [keep, { do: "wait", milliseconds: DEBOUNCE_MS }],
  };
}

function send(draft: Draft): Step {
  const { waiting, version } = draft;
  const mayBeStored = version !== null || draft.unanswered !== null || !isSameBid(draft.saved, draft.blank);
  if (!waiting || draft.request || draft.isHeld || draft.shown.step === "conflict")
    return { draft, effects: [{ do: "stop waiting" }] };
  const saving: Draft = { ...draft, shown: { step: "saving" } };
  if (!isSameBid(waiting, draft.blank))
    return request(saving, { do: "save", typed: waiting, version }, { do: "stop waiting" });
  if (mayBeStored) return request(saving, { do: "read", because: "removal", typed: waiting }, { do: "stop waiting" });
  return settle(saving, waiting, null);
}

type Answer = Extract<DraftEvent, { type: "saved" | "read" | "removed" | "failed" }>;

function answer(draft: Draft, event: Answer): Step {
  const answered = draft.request;
  const idle = { ...draft, request: null };
  if (draft.isSubmitted)
    return answered?.do === "remove" && !answered.typed
      ? { draft: idle, effects: [] }
      : request(idle, { do: "remove", typed: null });
  if (event.type === "failed") return fail(idle, answered, event.refusal);
  if (event.type === "read") return compare(idle, answered, event.stored);
  const typed = answered && "typed" in answered ? answered.typed : null;
  return settle(idle, typed ?? draft.saved, event.type === "saved" ? event.stored : null);
}

/** Records that the server has the text `typed`. Text that was typed during the request is sent next. */
function settle(draft: Draft, typed: TypedBid, stored: BidDraftTextFragment | null): Step {
  const { waiting } = draft;
  const settled = { ...draft, saved: typed, version: stored?.version ?? null, unanswered: null };
  if (waiting && waiting !== typed) {
    const { draft: next, effects } = send(settled);
    return { draft: next, effects: [{ do: "keep", unsaved: { typed: waiting, over: settled.version } }, ...effects] };
  }
  const shown: DraftState = stored ? { step: "saved", savedAt: stored.savedAt } : { step: "untouched" };
  return { draft: { ...settled, waiting: null, shown }, effects: [{ do: "stop waiting" }, { do: "drop" }] };
}

function fail(draft: Draft, failed: DraftRequest | null, refusal: Pick<Refusal, "code" | "message"> | null): Step {
  const isConflictRead = failed?.do === "read" && failed.because === "conflict";
  if (!refusal || isConflictRead) {
    const unanswered = failed?.do === "save" ? failed.typed : draft.unanswered;
    return {
      draft: { ...draft, unanswered, shown: { step: "offline" } },
      effects: draft.hasLeft ? [] : [{ do: "wait", milliseconds: RETRY_MS }],
    };
  }
  if (refusal.code === "CONFLICT") return request(draft, { do: "read", because: "conflict" });
  const isRetried = refusal.code === "RATE_LIMITED" && !draft.hasLeft;
  return {
    draft: { ...draft, shown: { step: "refused", sentence: refusal.message } },
    effects: isRetried ? [{ do: "wait", milliseconds: RETRY_MS }] : [],
  };
}

/**
 * Compares the draft on the server with the form's text, after a conflict or before a removal. Before a removal, a
 * missing draft counts as removed, and a draft of the known version is removed. After a conflict, a missing draft is
 * saved again. A draft with text that this form has sent is no conflict: only the response was lost. Any other text is
 * a conflict.
 */
function compare(draft: Draft, answered: DraftRequest | null, other: BidDraftTextFragment | null): Step {
  if (answered?.do === "read" && answered.because === "removal") {
    if (!other) return settle(draft, answered.typed, null);
    if (other.version === draft.version) return request(draft, { do: "remove", typed: answered.typed });
  }
  if (!draft.waiting) return { draft, effects: [] };
  if (!other) return send({ ...draft, version: null });
  if (isSameBid(draft.waiting, typedOf(other))) return settle(draft, draft.waiting, other);
  if (draft.unanswered && isSameBid(draft.unanswered, typedOf(other)))
    return send({ ...draft, version: other.version });
  return { draft: { ...draft, shown: { step: "conflict", other } }, effects: [{ do: "stop waiting" }] };
}
