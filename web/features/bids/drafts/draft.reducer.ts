import { isSameBid, typedOf, type TypedBid, type UnsavedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { type BidDraftTextFragment } from "#web/graphql/generated.ts";
import { type Refusal } from "#web/graphql/refusal.ts";

export const PAUSE_MS = 800;
export const RETRY_MS = 10_000;

/** The state that the form shows. */
export type DraftState =
  | { step: "untouched" | "typing" | "saving" | "offline" }
  | { step: "saved"; savedAt: string }
  | { step: "refused"; sentence: string }
  /** Another window saved another text: the bidder chooses. */
  | { step: "conflict"; other: BidDraftTextFragment };

/** At most one is on its way; each is answered by one event: saved, read, removed or failed. */
export type DraftRequest =
  | { do: "save"; typed: TypedBid; version: number | null }
  /** Before a removal the stored version is compared: a text that another window saved stays. */
  | { do: "read"; because: "removal"; typed: TypedBid }
  | { do: "read"; because: "conflict" }
  | { do: "remove"; typed: TypedBid }
  /** The bid was submitted while a request was on its way: that may have stored a draft again. */
  | { do: "remove"; typed: null };

export type DraftEffect =
  | { do: "request"; request: DraftRequest }
  /** Keeps the text in this browser until the server has it. */
  | { do: "keep"; unsaved: UnsavedBid }
  | { do: "drop" }
  /** Sends "due" after that time, in place of an earlier wait. */
  | { do: "wait"; milliseconds: number }
  | { do: "stop waiting" };

export type DraftEvent =
  | { type: "typed"; typed: TypedBid }
  /** The pause is over, a field was left, the tab was hidden or the connection is back. */
  | { type: "due" }
  | { type: "saved"; stored: BidDraftTextFragment }
  | { type: "read"; stored: BidDraftTextFragment | null }
  | { type: "removed" }
  /** Null: no answer came. */
  | { type: "failed"; refusal: Pick<Refusal, "code" | "message"> | null }
  | { type: "other taken"; other: BidDraftTextFragment }
  | { type: "this kept"; other: BidDraftTextFragment }
  /** The bid itself is being sent: no draft is, which would be stored again afterwards. */
  | { type: "held" }
  | { type: "released" }
  | { type: "submitted" }
  /** After text that was kept was typed in: whatever else is kept is old. */
  | { type: "entered" }
  | { type: "left" };

export interface Draft {
  /** The form as it is before anything is typed: no draft is kept of that. */
  readonly blank: TypedBid;
  /** The text that the server has, as far as is known. */
  readonly saved: TypedBid;
  /** The stored version that was read; null where none is known. */
  readonly version: number | null;
  /** Typed, and not on the server yet. */
  readonly waiting: TypedBid | null;
  readonly request: DraftRequest | null;
  /** The text of a save that got no answer: the server may have it. */
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
  /** The draft on the server; null where there is none, or where it could not be read. */
  stored: BidDraftTextFragment | null;
  /** What this browser kept because the server had not got it. */
  kept: UnsavedBid | null;
}

/** `opening` is what the form opens with; `isUnsaved` where the server has not got it, so that it is to be typed in. */
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

/** Saves what is typed: after a pause, one request at a time, the latest text wins, and a failure loses nothing. */
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
      return { draft: { ...draft, isSubmitted: true, waiting: null, shown: { step: "untouched" } }, effects: [{ do: "drop" }] };
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
    effects: [keep, { do: "wait", milliseconds: PAUSE_MS }],
  };
}

function send(draft: Draft): Step {
  const { waiting, version } = draft;
  if (!waiting || draft.request || draft.isHeld || draft.shown.step === "conflict") return { draft, effects: [{ do: "stop waiting" }] };
  const saving: Draft = { ...draft, shown: { step: "saving" } };
  if (!isSameBid(waiting, draft.blank)) return request(saving, { do: "save", typed: waiting, version }, { do: "stop waiting" });
  if (version !== null || draft.unanswered) return request(saving, { do: "read", because: "removal", typed: waiting }, { do: "stop waiting" });
  return settle(saving, waiting, null);
}

type Answer = Extract<DraftEvent, { type: "saved" | "read" | "removed" | "failed" }>;

function answer(draft: Draft, event: Answer): Step {
  const answered = draft.request;
  const idle = { ...draft, request: null };
  if (draft.isSubmitted) return answered?.do === "remove" && !answered.typed ? { draft: idle, effects: [] } : request(idle, { do: "remove", typed: null });
  if (event.type === "failed") return fail(idle, answered, event.refusal);
  if (event.type === "read") return compare(idle, answered, event.stored);
  const typed = answered && "typed" in answered ? answered.typed : null;
  return settle(idle, typed ?? draft.saved, event.type === "saved" ? event.stored : null);
}

/** What was typed since then is sent next. */
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
    return { draft: { ...draft, unanswered, shown: { step: "offline" } }, effects: draft.hasLeft ? [] : [{ do: "wait", milliseconds: RETRY_MS }] };
  }
  if (refusal.code === "CONFLICT") return request(draft, { do: "read", because: "conflict" });
  return { draft: { ...draft, shown: { step: "refused", sentence: refusal.message } }, effects: [] };
}

/** A save whose answer was lost met itself; a draft that is gone gives way; another window's text is for the bidder to judge. */
function compare(draft: Draft, answered: DraftRequest | null, other: BidDraftTextFragment | null): Step {
  if (answered?.do === "read" && answered.because === "removal") {
    if (!other) return settle(draft, answered.typed, null);
    if (other.version === draft.version) return request(draft, { do: "remove", typed: answered.typed });
  }
  if (!draft.waiting) return { draft, effects: [] };
  if (!other) return send({ ...draft, version: null });
  if (isSameBid(draft.waiting, typedOf(other))) return settle(draft, draft.waiting, other);
  if (draft.unanswered && isSameBid(draft.unanswered, typedOf(other))) return send({ ...draft, version: other.version });
  return { draft: { ...draft, shown: { step: "conflict", other } }, effects: [{ do: "stop waiting" }] };
}
