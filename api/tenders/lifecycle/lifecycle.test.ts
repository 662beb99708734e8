import fc from "fast-check";

import {
  aBid,
  aBidder,
  anAddendum,
  aSubmittedBid,
  aTender,
  daysFromNow,
  PASSWORD,
} from "#api/testing/builders/builders.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import { asReplica, testApp, type TestApp } from "#api/testing/testApp.ts";
import {
  type Act,
  ACTS,
  LIFECYCLE,
  refusalIn,
  type Role,
  ROLES,
  TIMELESS_ACTS,
} from "#api/tenders/lifecycle/lifecycle.rules.ts";
import { type PhaseFacts, phaseOf, TENDER_PHASES, type TenderPhase } from "#api/tenders/lifecycle/phase.rules.ts";
import { LIFECYCLE_REFUSALS, sentenceOf } from "#api/tenders/lifecycle/refusals.rules.ts";
import { closedEarly, closesEarly } from "#api/tenders/sealed/refuseEarlyClosing.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { TENDER_STATUSES, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";
import { BID_ACTS, TENDER_ACTS } from "#api/tenders/lifecycle/Permission.ts";
import { sampled } from "#api/testing/sampled.ts";
import type { Client } from "#api/testing/client.ts";
import type { User } from "#api/users/User.ts";

/** The facts of a tender in a test. The test writes these facts by SQL, without the acts that are tested. */
interface Given {
  status: TenderStatus;
  days: number;
  sealed?: true;
  is?: readonly ("opened" | "cancelled" | "unpublished" | "deleted")[];
  takesQuestions?: false;
}

/** Tenders in each phase. The tenders of one phase differ in the facts of CONDITIONS. */
const TENDERS: Record<TenderPhase, Record<string, Given>> = {
  draft: {
    "not sealed": { status: "draft", days: 30, is: ["unpublished"] },
    sealed: { status: "draft", days: 30, sealed: true, is: ["unpublished"] },
  },
  acceptingBids: {
    "not sealed": { status: "open", days: 30 },
    sealed: { status: "open", days: 30, sealed: true },
    "after its question period": { status: "open", days: 0.1 },
    "without questions": { status: "open", days: 30, takesQuestions: false },
  },
  beforeOpening: { "closed early": { status: "closed", days: 30, sealed: true } },
  awaitingOpening: {
    open: { status: "open", days: -0.5, sealed: true },
    closed: { status: "closed", days: -3, sealed: true },
  },
  awaitingDecision: {
    open: { status: "open", days: -0.5 },
    "closed early": { status: "closed", days: 30 },
    opened: { status: "closed", days: -3, sealed: true, is: ["opened"] },
  },
  awarded: {
    "not sealed": { status: "awarded", days: -3 },
    opened: { status: "awarded", days: -0.5, sealed: true, is: ["opened"] },
  },
  cancelled: { "before its closing time": { status: "closed", days: 30, is: ["cancelled"] } },
  cancelledUnpublished: {
    "never shown": { status: "closed", days: 30, is: ["cancelled", "unpublished"] },
  },
  deleted: { "of an open tender": { status: "open", days: 30, is: ["deleted"] } },
};

const SHA = "ab".repeat(32);

interface Scene {
  tender: Tender;
  /** The id of the role's own bid, or of another company's bid if the role has none. */
  bidId: string;
  otherBidId: string;
  ownQuestionId: string;
  otherQuestionId: string;
}

interface Call {
  mutation: string;
  variables: object;
}

let count = 0;
const update = (patch: (tender: Tender) => object) => (scene: Scene) => ({
  mutation: `mutation ($id: ID!, $patch: TenderPatch!) { updateTender(id: $id, patch: $patch, addendum: { note: "What changed is said here." }) { id } }`,
  variables: { id: scene.tender.id, patch: patch(scene.tender) },
});
const onTender =
  (mutation: string, variables: object = {}) =>
  ({ tender: { id } }: Scene) => ({
    mutation: `mutation ($id: ID!) { ${mutation} { id } }`,
    variables: { id, ...variables },
  });

/** The GraphQL request that does each act. */
const CALLS: Record<Act, (scene: Scene) => Call> = {
  readTender: ({ tender: { id } }) => ({ mutation: "query ($id: ID!) { tender(id: $id) { id } }", variables: { id } }),
  startBidDraft: ({ tender: { id } }) => ({
    mutation: "mutation ($id: ID!, $input: BidDraftInput!) { saveBidDraft(tenderId: $id, input: $input) { savedAt } }",
    variables: { id, input: { bidAmount: "1", technicalProposal: "", timelineDays: "", documentsUrl: "" } },
  }),
  askQuestion: ({ tender: { id } }) => ({
    mutation: "mutation ($id: ID!, $text: String!) { askQuestion(tenderId: $id, text: $text) { id } }",
    variables: { id, text: `Which concrete is asked for in part ${++count}?` },
  }),
  withdrawQuestion: ({ ownQuestionId }) => ({
    mutation: "mutation ($id: ID!) { withdrawQuestion(id: $id) { id } }",
    variables: { id: ownQuestionId },
  }),
  submitBid: ({ tender }) => ({
    mutation: "mutation ($input: BidInput!) { submitBid(input: $input) { id } }",
    variables: { input: aBid({ tenderId: tender.id }) },
  }),
  reviseBid: ({ bidId }) => ({
    mutation: "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id } }",
    variables: { id: bidId, input: aBid() },
  }),
  withdrawBid: ({ bidId }) => ({
    mutation: "mutation ($id: ID!) { withdrawBid(id: $id) { id } }",
    variables: { id: bidId },
  }),
  confirmAddenda: ({ bidId }) => ({
    mutation: "mutation ($id: ID!) { confirmAddenda(bidId: $id, upTo: 1) { id } }",
    variables: { id: bidId },
  }),
  giveDocumentAddress: ({ bidId }) => ({
    mutation: `mutation ($id: ID!) { giveDocumentAddress(bidId: $id, sha256: "${SHA}", url: "https://files.example.org/1") { id } }`,
    variables: { id: bidId },
  }),
  answerQuestion: ({ otherQuestionId }) => ({
    mutation: 'mutation ($id: ID!) { answerQuestion(id: $id, answer: "Concrete C30.") { id } }',
    variables: { id: otherQuestionId },
  }),
  updateTender: update(() => ({ title: `Another bridge ${++count}` })),
  openForBids: update(() => ({ status: "open" })),
  hideAsDraft: update(() => ({ status: "draft" })),
  closeTender: update(() => ({ status: "closed" })),
  awardByForm: update(() => ({ status: "awarded" })),
  changeSeal: update(({ sealed }) => ({ sealed: !sealed })),
  changeWinnerDisclosure: update(({ discloseWinner }) => ({ discloseWinner: !discloseWinner })),
  changeReadOut: update(() => ({ readsOut: "names" })),
  setTenderDocuments: ({ tender: { id, version } }) => ({
    mutation: `mutation ($id: ID!, $version: Int!) {
      setTenderDocuments(tenderId: $id, version: $version, documents: [{ name: "Plan", url: "https://files.example.org/plan" }], addendum: { note: "A plan was added." }) { id }
    }`,
    variables: { id, version },
  }),
  cancelTender: onTender('cancelTender(id: $id, reason: "The budget of this year was withdrawn.")'),
  copyTender: ({ tender: { id } }) => ({
    mutation: "mutation ($id: ID!, $number: String!) { copyTender(id: $id, tenderNumber: $number) { id } }",
    variables: { id, number: `COPY-${++count}` },
  }),
  deleteTender: onTender("deleteTender(id: $id)"),
  restoreTender: onTender("restoreTender(id: $id)"),
  approveOpening: onTender(`approveOpening(tenderId: $id, password: "${PASSWORD}")`),
  decideBid: ({ otherBidId }) => ({
    mutation: "mutation ($id: ID!) { decideBid(id: $id, status: rejected) { id } }",
    variables: { id: otherBidId },
  }),
  awardTender: ({ tender: { id }, otherBidId }) => ({
    mutation: "mutation ($id: ID!, $bid: ID!) { awardTender(tenderId: $id, bidId: $bid) { id } }",
    variables: { id, bid: otherBidId },
  }),
};

/** Refusals of acts that the table allows: changes that are refused if companies have bids on the tender. */
const ALSO_REFUSED: Partial<Record<Act, RegExp>> = {
  changeSeal: /^The seal of a tender cannot be changed once it has bids$/,
  changeWinnerDisclosure: /^Companies have bids on this tender or are writing them/,
  changeReadOut: /^Companies have bids on this tender or are writing them/,
  closeTender: /^Companies have sealed bids on this tender/,
};
/**
 * Acts that are refused if companies have bids on the tender. The test does these acts on a tender without another
 * company's bid.
 */
const WITHOUT_BIDS: readonly Act[] = [
  "approveOpening",
  "changeSeal",
  "changeWinnerDisclosure",
  "changeReadOut",
  "closeTender",
];

/**
 * Acts that do not change the outcome of other acts. The test does these acts on the same tender as the refused acts.
 */
const HARMLESS: readonly Act[] = ["readTender", "startBidDraft", "copyTender", "askQuestion", "giveDocumentAddress"];

/**
 * Returns another role with the same row for the act, so that one test is enough for both roles; null if there is none.
 */
function sameAs(act: Act, role: Role): Role | null {
  const rows = LIFECYCLE[act];
  if (role === "bidder") return rows.bidder === rows.partner ? "partner" : null;
  return role === "biddingAdministrator" && rows.biddingAdministrator === rows.administrator ? "administrator" : null;
}

/** The users of a test: one for each role, and `other`, whose company has another bid and another question. */
async function peopleIn(api: TestApp) {
  const [partner, bidder, administrator, biddingAdministrator, other] = [
    await api.has(aBidder()),
    await api.has(aBidder()),
    await api.has(aBidder({ isAdmin: true })),
    await api.has(aBidder({ isAdmin: true })),
    await api.has(aBidder()),
  ];
  // Only users who were administrators at the closing time may open a sealed tender.
  await api.db.query("UPDATE users SET created_at = created_at - interval '30 days'");
  return { partner, bidder, administrator, biddingAdministrator, other } as Record<Role | "other", User>;
}

async function sceneOf(
  api: TestApp,
  { status, days, sealed, is = [], takesQuestions }: Given,
  { role, people, bids }: { role: Role; people: Record<Role | "other", User>; bids: boolean },
): Promise<Scene> {
  const of = people[role];
  const fields = {
    createdBy: people.administrator.id,
    takesQuestions: takesQuestions ?? true,
    closingDate: daysFromNow(30),
  };
  const { id } = await api.has(sealed ? aSealedTender(fields) : aTender(fields));
  await api.has(anAddendum({ tenderId: id, issuedBy: people.administrator.id }));
  const documents = [{ name: "plan.pdf", bytes: 5, sha256: SHA }];
  const other = bids && (await api.has(aSubmittedBid({ tenderId: id, companyId: people.other.id }, documents)));
  const hasOwn = role === "bidder" || role === "biddingAdministrator";
  const own = hasOwn && (await api.has(aSubmittedBid({ tenderId: id, companyId: of.id }, documents)));
  const questions = await api.db.query<{ id: string }[]>(
    `INSERT INTO tender_questions (tender_id, company_id, asked_by, text, asked_at, version)
     SELECT $1, each, each, 'Which steel is asked for?', now() - interval '10 days', 1 FROM unnest($2::uuid[]) AS each RETURNING id`,
    [id, [of.id, people.other.id]],
  );
  const time = (fact: string, when = "clock_timestamp()") => (is.includes(fact as "opened") ? when : "NULL");
  const admin = `'${people.administrator.id}'`;
  await asReplica(
    api,
    `UPDATE tenders SET status = '${status}', closing_date = clock_timestamp() + interval '${days} days',
            opening_date = clock_timestamp() - interval '40 days', created_at = clock_timestamp() - interval '40 days',
            published_at = ${is.includes("unpublished") ? "NULL" : "clock_timestamp() - interval '40 days'"},
            deleted_at = ${time("deleted")}, opened_at = ${time("opened")}, cancelled_at = ${time("cancelled")},
            cancelled_by = ${time("cancelled", admin)}, cancel_reason = ${time("cancelled", "'The budget of this year was withdrawn.'")}
      WHERE id = '${id}'`,
  );
  const tender = await api.db.manager.findOneOrFail(Tender, { where: { id }, withDeleted: true });
  const none = "01890000-0000-7000-8000-000000000000";
  const otherBidId = other ? other.id : none;
  return {
    tender,
    bidId: own ? own.id : otherBidId,
    otherBidId,
    ownQuestionId: questions[0]!.id,
    otherQuestionId: questions[1]!.id,
  };
}

const fieldsOf = (acts: readonly Act[]) => acts.map((act) => `${act} { allowed code reason }`).join(" ");

/**
 * Expects the permissions on the tender and on the bid to be those of the table, if the role can read the tender and
 * the bid.
 */
async function expectPermissions(client: Client, role: Role, { tender, bidId }: Scene) {
  const expected = (acts: readonly Act[]) =>
    Object.fromEntries(
      acts.map((act) => {
        const name = refusalIn(act, role, tender, new Date());
        // The tender has bids.
        if (!name && act === "closeTender" && closesEarly(tender, new Date()))
          return [act, { allowed: false, code: "CONFLICT", reason: closedEarly().message }];
        const refused = name && {
          allowed: false,
          code: LIFECYCLE_REFUSALS[name].code,
          reason: sentenceOf(name, tender),
        };
        return [act, refused ?? { allowed: true, code: null, reason: null }];
      }),
    );
  const ofTender = await client.graphql(
    `query ($id: ID!) { tender(id: $id) { phase can { ${fieldsOf(TENDER_ACTS)} } } }`,
    {
      id: tender.id,
    },
  );
  const ofBid = await client.graphql(`query ($id: ID!) { bid(id: $id) { can { ${fieldsOf(BID_ACTS)} } } }`, {
    id: bidId,
  });

  if (!refusalIn("readTender", role, tender, new Date()))
    expect(ofTender.data.tender).toEqual({ phase: phaseOf(tender, new Date()), can: expected(TENDER_ACTS) });
  if (role !== "partner") expect(ofBid.data.bid).toEqual({ can: expected(BID_ACTS) });
}

describe.each(TENDER_PHASES)("in the phase %s", (phase) => {
  test.each(Object.entries(TENDERS[phase]))(
    "each act of each role is allowed or refused as the table says, for a tender that is: %s",
    async (_name, given) => {
      const api = await testApp();
      const people = await peopleIn(api);

      for (const role of sampled(ROLES, 4, TENDER_PHASES.indexOf(phase))) {
        const client = api.as(people[role]);
        // A refused act changes nothing, so the test does all refused acts on one tender.
        const unchanged = await sceneOf(api, given, { role, people, bids: true });
        await expectPermissions(client, role, unchanged);
        for (const act of ACTS) {
          const expected = refusalIn(act, role, unchanged.tender, new Date());
          if (!expected && sameAs(act, role)) continue;
          const scene =
            expected || HARMLESS.includes(act)
              ? unchanged
              : await sceneOf(api, given, { role, people, bids: !WITHOUT_BIDS.includes(act) });
          expect(phaseOf(scene.tender, new Date())).toBe(phase);
          const { mutation, variables } = CALLS[act](scene);

          const { errors } = await client.graphql(mutation, variables);

          const answer = errors?.[0] && { code: errors[0].extensions.code, message: errors[0].message };
          const told = { act, role, answer };
          if (act === "changeReadOut" && role.endsWith("dministrator") && !given.sealed && phase !== "deleted") {
            // The tender is not sealed, so the value `names` is refused as invalid. On a cancelled tender, every change
            // is refused.
            expect(told).toMatchObject({ answer: { code: expected === "CANCELLED" ? "CONFLICT" : "BAD_USER_INPUT" } });
          } else if (expected) {
            expect(told).toEqual({
              act,
              role,
              answer: { code: LIFECYCLE_REFUSALS[expected].code, message: sentenceOf(expected, scene.tender) },
            });
          } else if (answer) {
            expect(told).toEqual({
              act,
              role,
              answer: { code: "CONFLICT", message: expect.stringMatching(ALSO_REFUSED[act] ?? /^$/) },
            });
            expect(role === "bidder" || role === "biddingAdministrator").toBe(true);
          }
        }
      }
    },
  );
});

test("the verdict of an act that need not read the clock is the same at any time", () => {
  const facts = fc.record({
    status: fc.constantFrom(...TENDER_STATUSES),
    closingDate: fc.constant(new Date("2026-10-25T12:00:00.000Z")),
    sealed: fc.boolean(),
    openedAt: fc.constantFrom(null, new Date()),
    cancelledAt: fc.constantFrom(null, new Date()),
    publishedAt: fc.constantFrom(null, new Date()),
    deletedAt: fc.constantFrom(null, new Date()),
  });
  const isStorable = ({ status, sealed, openedAt }: PhaseFacts) =>
    openedAt ? sealed && status !== "open" && status !== "draft" : !(sealed && status === "awarded");

  fc.assert(
    fc.property(
      facts.filter(isStorable),
      fc.constantFrom(...TIMELESS_ACTS),
      fc.constantFrom(...ROLES),
      (tender, act, role) => {
        const [early, late] = [new Date(0), new Date("2100-01-01")].map((now) => refusalIn(act, role, tender, now));

        expect({ act, role, verdict: early }).toEqual({ act, role, verdict: late });
      },
    ),
  );
});

test("every refusal is in the table", () => {
  const cells = ACTS.flatMap((act) => ROLES.flatMap((role) => Object.values(LIFECYCLE[act][role])));
  const used = new Set(
    cells.flatMap((cell) => (typeof cell === "string" ? [cell] : cell.map(({ verdict }) => verdict))),
  );

  expect([...used].filter((verdict) => verdict !== "yes").sort()).toEqual(Object.keys(LIFECYCLE_REFUSALS).sort());
});
