import fc from "fast-check";

import { EMPTY_BID, isSameBid, typedOf, type TypedBid, type UnsavedBid } from "#web/features/bids/drafts/bidDraft.ts";
import {
  draftReducer,
  openDraft,
  DEBOUNCE_MS,
  RETRY_MS,
  type Draft,
  type DraftEffect,
  type DraftEvent,
  type DraftRequest,
} from "#web/features/bids/drafts/draft.reducer.ts";
import { aDraft } from "#web/features/bids/myBid.builders.ts";
import { type BidDraftTextFragment } from "#web/graphql/generatedBids.ts";

const text = (technicalProposal: string) => ({ ...EMPTY_BID, technicalProposal, documents: [] });
const stored = (proposal: string, version = 1) => aDraft({ ...text(proposal), version });

const typed = (proposal: string): DraftEvent => ({ type: "typed", typed: text(proposal) });
const DUE: DraftEvent = { type: "due" };
const saved = (proposal: string, version: number): DraftEvent => ({ type: "saved", stored: stored(proposal, version) });
const read = (answer: BidDraftTextFragment | null): DraftEvent => ({ type: "read", stored: answer });
const NO_ANSWER: DraftEvent = { type: "failed", refusal: null };
const refusedWith = (code: "CONFLICT" | "NOT_FOUND" | "RATE_LIMITED"): DraftEvent => ({
  type: "failed",
  refusal: { code, message: "Refused." },
});

const save = (proposal: string, version: number | null): DraftRequest => ({
  do: "save",
  typed: text(proposal),
  version,
});
const READ_FOR_REMOVAL: DraftRequest = { do: "read", because: "removal", typed: EMPTY_BID };
const READ_FOR_CONFLICT: DraftRequest = { do: "read", because: "conflict" };
const REMOVE_AFTER_SUBMISSION: DraftRequest = { do: "remove", typed: null };

/** Applies the events to an opened draft. Returns its state, the effects of the last event, and all requests. */
function after(events: readonly DraftEvent[], opened: { stored?: BidDraftTextFragment; kept?: UnsavedBid } = {}) {
  let { draft } = openDraft({ blank: EMPTY_BID, stored: opened.stored ?? null, kept: opened.kept ?? null });
  let effects: readonly DraftEffect[] = [];
  const requests: DraftRequest[] = [];
  for (const event of events) {
    ({ draft, effects } = draftReducer(draft, event));
    requests.push(...effects.flatMap((effect) => (effect.do === "request" ? [effect.request] : [])));
  }
  return { draft, effects, requests, shown: draft.shown.step };
}

interface Row {
  given: string;
  opened?: { stored?: BidDraftTextFragment; kept?: UnsavedBid };
  events: DraftEvent[];
  requests: DraftRequest[];
  shown: Draft["shown"]["step"];
  waiting?: string;
}

test.each<Row>([
  { given: "nothing", events: [DUE], requests: [], shown: "untouched" },
  { given: "a pause that is not over", events: [typed("A")], requests: [], shown: "typing", waiting: "A" },
  {
    given: "a pause that is over",
    events: [typed("A"), DUE],
    requests: [save("A", null)],
    shown: "saving",
    waiting: "A",
  },
  {
    given: "a save that is answered",
    events: [typed("A"), DUE, saved("A", 1)],
    requests: [save("A", null)],
    shown: "saved",
  },
  {
    given: "text typed while a save is on its way",
    events: [typed("A"), DUE, typed("AB"), DUE, typed("ABC")],
    requests: [save("A", null)],
    shown: "saving",
    waiting: "ABC",
  },
  {
    given: "that save's answer",
    events: [typed("A"), DUE, typed("AB"), typed("ABC"), saved("A", 1)],
    requests: [save("A", null), save("ABC", 1)],
    shown: "saving",
    waiting: "ABC",
  },
  {
    given: "the stored text typed again",
    opened: { stored: stored("A", 4) },
    events: [typed("A"), DUE],
    requests: [],
    shown: "saved",
  },
  {
    given: "a change of what is stored",
    opened: { stored: stored("A", 4) },
    events: [typed("B"), DUE],
    requests: [save("B", 4)],
    shown: "saving",
    waiting: "B",
  },
  {
    given: "no connection",
    events: [typed("A"), DUE, NO_ANSWER],
    requests: [save("A", null)],
    shown: "offline",
    waiting: "A",
  },
  {
    given: "a connection that is back",
    events: [typed("A"), DUE, NO_ANSWER, DUE],
    requests: [save("A", null), save("A", null)],
    shown: "saving",
    waiting: "A",
  },
  {
    given: "a refusal",
    events: [typed("A"), DUE, refusedWith("NOT_FOUND")],
    requests: [save("A", null)],
    shown: "refused",
    waiting: "A",
  },
  {
    given: "a stale version",
    events: [typed("A"), DUE, refusedWith("CONFLICT")],
    requests: [save("A", null), READ_FOR_CONFLICT],
    shown: "saving",
    waiting: "A",
  },
  {
    given: "another window's text",
    events: [typed("A"), DUE, refusedWith("CONFLICT"), read(stored("Z", 7)), typed("AB"), DUE],
    requests: [save("A", null), READ_FOR_CONFLICT],
    shown: "conflict",
    waiting: "AB",
  },
  {
    given: "another window's text, which is taken",
    events: [
      typed("A"),
      DUE,
      refusedWith("CONFLICT"),
      read(stored("Z", 7)),
      { type: "other taken", other: stored("Z", 7) },
      typed("Z"),
      DUE,
    ],
    requests: [save("A", null), READ_FOR_CONFLICT],
    shown: "saved",
  },
  {
    given: "another window's text, over which this one is kept",
    events: [
      typed("A"),
      DUE,
      refusedWith("CONFLICT"),
      read(stored("Z", 7)),
      { type: "this kept", other: stored("Z", 7) },
    ],
    requests: [save("A", null), READ_FOR_CONFLICT, save("A", 7)],
    shown: "saving",
    waiting: "A",
  },
  {
    given: "a save whose answer was lost, and which meets itself",
    events: [typed("A"), DUE, NO_ANSWER, DUE, refusedWith("CONFLICT"), read(stored("A", 1))],
    requests: [save("A", null), save("A", null), READ_FOR_CONFLICT],
    shown: "saved",
  },
  {
    given: "a save whose answer was lost, and over which more was typed",
    events: [typed("A"), DUE, NO_ANSWER, typed("AB"), DUE, refusedWith("CONFLICT"), read(stored("A", 1))],
    requests: [save("A", null), save("AB", null), READ_FOR_CONFLICT, save("AB", 1)],
    shown: "saving",
    waiting: "AB",
  },
  {
    given: "a save whose answer was lost, after which the form is emptied",
    events: [
      typed("A"),
      DUE,
      NO_ANSWER,
      typed(""),
      DUE,
      read(stored("A", 1)),
      read(stored("A", 1)),
      { type: "removed" },
    ],
    requests: [save("A", null), READ_FOR_REMOVAL, READ_FOR_REMOVAL, { do: "remove", typed: EMPTY_BID }],
    shown: "untouched",
  },
  {
    given: "a stale version whose draft is gone",
    opened: { stored: stored("A", 4) },
    events: [typed("B"), DUE, refusedWith("CONFLICT"), read(null)],
    requests: [save("B", 4), READ_FOR_CONFLICT, save("B", null)],
    shown: "saving",
    waiting: "B",
  },
  {
    given: "a form that is emptied before anything was stored",
    events: [typed("A"), typed(""), DUE],
    requests: [],
    shown: "untouched",
  },
  {
    given: "a form that is emptied",
    opened: { stored: stored("A", 4) },
    events: [typed(""), DUE, read(stored("A", 4)), { type: "removed" }],
    requests: [READ_FOR_REMOVAL, { do: "remove", typed: EMPTY_BID }],
    shown: "untouched",
  },
  {
    given: "a form that is emptied after a reload, over a save whose answer was lost",
    opened: { stored: stored("A", 1), kept: { typed: text("AB"), over: null } },
    events: [typed("AB"), typed(""), DUE, read(stored("A", 1))],
    requests: [READ_FOR_REMOVAL],
    shown: "conflict",
    waiting: "",
  },
  {
    given: "a form that is emptied while another window saves",
    opened: { stored: stored("A", 4) },
    events: [typed(""), DUE, read(stored("Z", 5))],
    requests: [READ_FOR_REMOVAL],
    shown: "conflict",
    waiting: "",
  },
  {
    given: "a bid that is being sent",
    events: [typed("A"), { type: "held" }, DUE],
    requests: [],
    shown: "typing",
    waiting: "A",
  },
  {
    given: "a bid that failed",
    events: [typed("A"), { type: "held" }, DUE, { type: "released" }],
    requests: [save("A", null)],
    shown: "saving",
    waiting: "A",
  },
  {
    given: "a bid that is submitted",
    events: [typed("A"), { type: "held" }, { type: "submitted" }, typed("B"), DUE],
    requests: [],
    shown: "untouched",
  },
  {
    given: "a bid that is submitted while a save is on its way",
    events: [typed("A"), DUE, { type: "held" }, { type: "submitted" }, saved("A", 1), { type: "removed" }],
    requests: [save("A", null), REMOVE_AFTER_SUBMISSION],
    shown: "untouched",
  },
  {
    given: "a bid that is submitted while a save is on its way that fails, as does the removal",
    events: [typed("A"), DUE, { type: "held" }, { type: "submitted" }, NO_ANSWER, NO_ANSWER],
    requests: [save("A", null), REMOVE_AFTER_SUBMISSION],
    shown: "untouched",
  },
  {
    given: "a form that is left",
    events: [{ type: "entered" }, typed("A"), { type: "left" }],
    requests: [save("A", null)],
    shown: "saving",
    waiting: "A",
  },
])("$given: $shown", ({ events, opened, requests, shown, waiting }) => {
  const seen = after(events, opened);

  expect(seen.requests).toEqual(requests);
  expect(seen.shown).toBe(shown);
  expect(seen.draft.waiting).toEqual(waiting === undefined ? null : text(waiting));
});

test("each keystroke is kept in this browser with the version that it was typed over, and starts the pause again", () => {
  expect(after([typed("A")], { stored: stored("Z", 3) }).effects).toEqual([
    { do: "keep", unsaved: { typed: text("A"), over: 3 } },
    { do: "wait", milliseconds: DEBOUNCE_MS },
  ]);
});

test("a text is dropped from this browser when the server has it, not before", () => {
  expect(after([typed("A"), DUE]).effects).not.toContainEqual({ do: "drop" });
  expect(after([typed("A"), DUE, NO_ANSWER]).effects).toEqual([{ do: "wait", milliseconds: RETRY_MS }]);
  expect(after([typed("A"), DUE, refusedWith("RATE_LIMITED")]).effects).toEqual([
    { do: "wait", milliseconds: RETRY_MS },
  ]);
  expect(after([typed("A"), DUE, refusedWith("NOT_FOUND")]).effects).toEqual([]);
  expect(after([typed("A"), DUE, saved("A", 1)]).effects).toContainEqual({ do: "drop" });
});

test("a form that was left tries once more, and then waits for nothing", () => {
  const { effects } = after([{ type: "entered" }, typed("A"), { type: "left" }, NO_ANSWER]);

  expect(effects).toEqual([]);
});

test("text that this browser kept although the server has it is old once the form is open", () => {
  expect(after([{ type: "entered" }], { stored: stored("B", 2), kept: { typed: text("B"), over: 1 } }).effects).toEqual(
    [{ do: "drop" }],
  );
  expect(
    after([typed("B"), { type: "entered" }], { stored: stored("A", 2), kept: { typed: text("B"), over: 1 } }).effects,
  ).toEqual([]);
});

test("the form opens with the text that was never saved, before the stored one", () => {
  const kept = { typed: text("B"), over: 1 };

  expect(openDraft({ blank: EMPTY_BID, stored: stored("A", 2), kept })).toMatchObject({
    opening: text("B"),
    isUnsaved: true,
    draft: { version: 1 },
  });
  expect(openDraft({ blank: EMPTY_BID, stored: stored("B", 2), kept })).toMatchObject({
    opening: text("B"),
    isUnsaved: false,
    draft: { version: 2 },
  });
});

type Network = "arrives" | "request is lost" | "answer is lost" | "is refused";
type Command =
  | { does: "type"; proposal: string }
  | { does: "wait" | "reload" | "take the other" | "keep this" | "hold" | "release" }
  | { does: "answer"; network: Network }
  | { does: "another window saves"; proposal: string };

/** Simulates one form, a server with one draft, and a network that may lose any message. */
function world() {
  let server: BidDraftTextFragment | null = null;
  let kept: UnsavedBid | null = null;
  let { draft } = openDraft({ blank: EMPTY_BID, stored: null, kept: null });
  let pending: DraftRequest | null = null;
  let latest = EMPTY_BID;
  const everStored: TypedBid[] = [EMPTY_BID];

  function store(typedText: TypedBid, version: number) {
    server = aDraft({ ...typedText, documents: [], version });
    everStored.push(typedText);
  }

  function send(event: DraftEvent) {
    const step = draftReducer(draft, event);
    draft = step.draft;
    for (const effect of step.effects) {
      if (effect.do === "keep") kept = effect.unsaved;
      if (effect.do === "drop") kept = null;
      if (effect.do === "request" && pending) throw new Error("Two requests at a time");
      if (effect.do === "request") pending = effect.request;
    }
    if (draft.request !== pending) throw new Error("The draft waits for another request than the one that was sent");
    const isKept = kept !== null && isSameBid(kept.typed, latest);
    if (!isKept && !everStored.some((one) => isSameBid(one, latest)))
      throw new Error("A typed text is neither kept nor stored");
  }

  function reach(request: DraftRequest): DraftEvent {
    if (request.do === "read") return { type: "read", stored: server };
    if (request.do === "remove") {
      server = null;
      return { type: "removed" };
    }
    if ((server?.version ?? null) !== request.version)
      return { type: "failed", refusal: { code: "CONFLICT", message: "Stale" } };
    store(request.typed, (request.version ?? 0) + 1);
    return server ? { type: "saved", stored: server } : NO_ANSWER;
  }

  function answer(network: Network) {
    if (!pending) return;
    const request = pending;
    pending = null;
    if (network === "request is lost") send(NO_ANSWER);
    else if (network === "is refused") send(refusedWith("NOT_FOUND"));
    else {
      const event = reach(request);
      send(network === "arrives" ? event : NO_ANSWER);
    }
  }

  function type(typedText: TypedBid) {
    latest = typedText;
    send({ type: "typed", typed: typedText });
  }

  function reload() {
    pending = null;
    const opened = openDraft({ blank: EMPTY_BID, stored: server, kept });
    draft = opened.draft;
    latest = opened.opening;
    if (opened.isUnsaved) type(opened.opening);
    send({ type: "entered" });
  }

  function choose(type: "other taken" | "this kept") {
    if (draft.shown.step !== "conflict") return;
    const { other } = draft.shown;
    if (type === "other taken") latest = typedOf(other);
    send({ type, other });
  }

  function run(command: Command) {
    if (command.does === "type") type(text(command.proposal));
    if (command.does === "wait") send(DUE);
    if (command.does === "answer") answer(command.network);
    if (command.does === "hold") send({ type: "held" });
    if (command.does === "release") send({ type: "released" });
    if (command.does === "take the other") choose("other taken");
    if (command.does === "keep this") choose("this kept");
    if (command.does === "another window saves") store(text(command.proposal), (server?.version ?? 0) + 1);
    if (command.does === "reload") reload();
  }

  /** Ends the simulation: lets all requests arrive while nothing more is typed, until no request is left. */
  function settle() {
    send({ type: "released" });
    for (let turn = 0; turn < 12; turn += 1) {
      if (draft.shown.step === "conflict") choose("this kept");
      if (pending) answer("arrives");
      else send(DUE);
    }
    return { server, latest, kept, shown: draft.shown.step, waiting: draft.waiting };
  }

  return { run, settle };
}

const proposals = fc.constantFrom("", "A", "B", "AB", "ABC");
const network = fc.constantFrom<Network>("arrives", "arrives", "request is lost", "answer is lost", "is refused");
const alone: fc.Arbitrary<Command>[] = [
  proposals.map((proposal) => ({ does: "type", proposal })),
  fc.constantFrom("wait", "wait", "reload", "hold", "release").map((does) => ({ does })),
  network.map((how) => ({ does: "answer", network: how })),
];
const besideAnother: fc.Arbitrary<Command>[] = [
  ...alone,
  fc.constantFrom("X", "Y").map((proposal) => ({ does: "another window saves", proposal })),
  fc.constantFrom("take the other", "keep this").map((does) => ({ does })),
];
const RUNS = { numRuns: 1000 };

test("whatever the network loses: one request at a time, no typed text is lost, and the latest is what the server has in the end", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(...alone), { maxLength: 30 }), (commands) => {
      const { run, settle } = world();
      commands.forEach(run);

      const end = settle();

      expect(end).toMatchObject({ waiting: null, kept: null });
      expect(isSameBid(end.server ? typedOf(end.server) : EMPTY_BID, end.latest)).toBe(true);
    }),
    RUNS,
  );
});

test("whatever another window saves meanwhile: one request at a time, and no typed text is lost before the bidder chooses", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(...besideAnother), { maxLength: 30 }), (commands) => {
      const { run, settle } = world();
      commands.forEach(run);

      expect(settle()).toMatchObject({ waiting: null, kept: null });
    }),
    RUNS,
  );
});
