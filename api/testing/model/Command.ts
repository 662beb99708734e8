import fc, { type AsyncCommand } from "fast-check";

import { accountActs } from "#api/testing/model/account.acts.ts";
import type { Act, Given } from "#api/testing/model/Act.ts";
import type { Plan, Plans } from "#api/testing/model/act.values.ts";
import { agree, agreeInAnyOrder } from "#api/testing/model/agree.ts";
import { bidActs, bidWrites } from "#api/testing/model/bid.acts.ts";
import { decisionActs } from "#api/testing/model/decision.acts.ts";
import { draftActs } from "#api/testing/model/draft.acts.ts";
import { listActs, readAllLists, readOwnLists } from "#api/testing/model/list.acts.ts";
import { sessionActs } from "#api/testing/model/session.acts.ts";
import type { Stage } from "#api/testing/model/setTheStage.ts";
import { tenderActs, tenderChanges } from "#api/testing/model/tender.acts.ts";
import type { World } from "#api/testing/model/World.ts";

interface Performed {
  name: string;
  act: Act;
}

/**
 * The state of a run: its stage, the last request, and for each kind of request the number of its answers by outcome.
 */
export interface Run extends Stage {
  last?: Performed;
  answers: Map<string, Map<string, number>>;
}

type Command = AsyncCommand<World, Run>;

const ACTS: Plans = {
  ...tenderActs,
  ...bidActs,
  ...decisionActs,
  ...draftActs,
  ...accountActs,
  ...sessionActs,
  ...listActs,
};
export const ACT_NAMES = Object.keys(ACTS);

function count({ answers }: Run, name: string, given: Given) {
  const code = outcome(given);
  const ofAct = answers.get(name) ?? new Map<string, number>();
  answers.set(name, ofAct.set(code, (ofAct.get(code) ?? 0) + 1));
}

/** A fast-check command. While it runs, it passes the sentence that describes it in fast-check's report to `tell`. */
function command(run: (world: World, run: Run, tell: (sentence: string) => void) => Promise<void>): Command {
  let description = "not run";
  return {
    check: () => true,
    run: (world, stage) => run(world, stage, (sentence) => (description = sentence)),
    toString: () => description,
  };
}

const outcome = ({ code = "data" }: Given) => code;

/** Sends a request and compares the portal's answer with the model's. */
async function perform(world: World, run: Run, { name, act }: Performed, tell: (sentence: string) => void) {
  const given = await act.send(run.clients[act.actor]);
  tell(`${act.description} → ${outcome(given)}`);
  count(run, name, given);
  agree(world, act, given);
  expect(run.faults).toEqual([]);
}

const once = (name: string, plan: Plan) =>
  command((world, run, tell) => {
    run.last = { name, act: plan(world) };
    return perform(world, run, run.last, tell);
  });

/** Repeats the last request byte for byte, as a client does that received no answer. */
const again = () =>
  command(async (world, run, tell) => {
    if (run.last) await perform(world, run, run.last, (sentence) => tell(`again: ${sentence}`));
  });

/** Sends two requests at once. The two answers must match those of one request after the other, in either order. */
const race = ([first, second]: [Plan, Plan]) =>
  command(async (world, run, tell) => {
    const [one, other] = [first(world), second(world)];
    const answers = await Promise.all([one.send(run.clients[one.actor]), other.send(run.clients[other.actor])]);
    tell(`at once: ${one.description} → ${outcome(answers[0])}; ${other.description} → ${outcome(answers[1])}`);
    for (const given of answers) count(run, "two at once", given);
    await agreeInAnyOrder(world, [one, answers[0]], [other, answers[1]], readAllLists("root"), run.clients.root);
    expect(run.faults).toEqual([]);
  });

const DAY = 24 * 60 * 60 * 1000;

/**
 * Lets a day pass: moves all closing times back by a day, also in the audit trail, because tests cannot change the
 * clock.
 */
const dayPasses = () =>
  command(async (world, { db }, tell) => {
    tell("a day passes");
    await db.query("UPDATE tenders SET closing_date = closing_date - interval '1 day'");
    await db.query(
      "INSERT INTO audit_events (act, subject, subject_id, tender_id, after) SELECT 'updateTender', 'tender', id, id, jsonb_build_object('closingDate', closing_date) FROM tenders",
    );
    for (const tender of world.tenders)
      tender.closingDate = new Date(Date.parse(tender.closingDate) - DAY).toISOString();
  });

const planned = (acts: Plans) => Object.values(acts).map(({ weight, arbitrary }) => ({ weight, arbitrary }));
const racing = fc.oneof(...planned({ ...tenderChanges, ...bidWrites, ...decisionActs }));

const single = Object.entries(ACTS).map(([name, { weight, arbitrary }]) => ({
  weight,
  arbitrary: arbitrary.map((plan) => once(name, plan)),
}));

const commands = fc.oneof(
  ...single,
  { weight: 6, arbitrary: fc.constant(null).map(again) },
  { weight: 2, arbitrary: fc.constant(null).map(dayPasses) },
);
const races = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(racing, racing).map(race) },
  { weight: 1, arbitrary: commands },
);

/** The kinds of sequences: requests one after another, or mostly two at once. */
export const SEQUENCES_OF = {
  "one after another": fc.commands([commands], { maxCommands: 30, size: "max" }),
  "two at once": fc.commands([races], { maxCommands: 15, size: "max" }),
};

const PARTNERS = ["ada", "ben", "cleo"] as const;

/** At the end of each sequence, compares all lists of an administrator and of a partner with the model. */
export async function readEverything(world: World, run: Run) {
  const partner = PARTNERS[world.bids.length % PARTNERS.length]!;
  for (const act of [readAllLists("root"), readOwnLists(partner)])
    await perform(world, run, { name: "at the end", act }, () => undefined);
}
