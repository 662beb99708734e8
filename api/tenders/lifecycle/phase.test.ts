import fc from "fast-check";

import { anAdmin, tenderInput } from "#api/testing/builders/builders.ts";
import { asReplica, testApp } from "#api/testing/testApp.ts";
import {
  opensAt,
  partnersSee,
  type PhaseFacts,
  phaseOf,
  SETTLING_MS,
  TENDER_PHASES,
  type TenderPhase,
} from "#api/tenders/lifecycle/phase.rules.ts";
import {
  ACCEPTS_BIDS,
  AWAITS_AWARD,
  BIDDING_HAS_ENDED,
  IN_PHASE,
  PARTNERS_SEE,
} from "#api/tenders/lifecycle/phaseSql.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { acceptsBids, TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

const NOW = new Date("2026-10-25T12:34:56.789Z");
const TENDERS = 40;

/** A random closing time: now, SETTLING_MS ago, or a day ago or ahead, each moved by at most a millisecond. */
const closing = fc
  .tuple(fc.constantFrom(0, -SETTLING_MS, -86_400_000, 86_400_000), fc.constantFrom(-1, 0, 1))
  .map(([base, milliseconds]) => new Date(NOW.getTime() + base + milliseconds));
const time = fc.constantFrom(null, null, NOW);

/** Random facts. The database's constraints forbid the combinations that `isStorable` leaves out. */
const facts = fc
  .record({
    status: fc.constantFrom(...TENDER_STATUSES),
    closingDate: closing,
    sealed: fc.boolean(),
    openedAt: time,
    cancelledAt: time,
    publishedAt: time,
    deletedAt: time,
  })
  .filter(isStorable);

function isStorable({ status, sealed, openedAt, cancelledAt }: PhaseFacts) {
  if (cancelledAt && status !== "closed") return false;
  if (openedAt && !(sealed && (status === "closed" || status === "awarded"))) return false;
  return !(status === "awarded" && sealed && !openedAt);
}

const ENDED: TenderPhase[] = ["beforeOpening", "awaitingOpening", "awaitingDecision"];
/** SQL conditions, each with the phases in which it is true. */
const SETS = {
  acceptsBids: { sql: ACCEPTS_BIDS, phases: ["acceptingBids"] as TenderPhase[] },
  biddingHasEnded: { sql: BIDDING_HAS_ENDED, phases: ENDED },
  awaitsAward: { sql: AWAITS_AWARD, phases: ["acceptingBids", ...ENDED] as TenderPhase[] },
};

test("each combination of stored facts has exactly one phase, the same in TypeScript and in SQL", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  const repository = api.db.getRepository(Tender);
  const now = `'${NOW.toISOString()}'::timestamptz`;
  const columns = [
    ...TENDER_PHASES.map((phase) => `${IN_PHASE[phase]("tender", now)} AS "${phase}"`),
    ...Object.entries(SETS).map(([name, { sql }]) => `${sql("tender", now)} AS "${name}"`),
    `${PARTNERS_SEE("tender")} AS "partnersSee"`,
  ].join(", ");

  await fc.assert(
    fc.asyncProperty(fc.array(facts, { minLength: TENDERS, maxLength: TENDERS }), async (made) => {
      await asReplica(api, "TRUNCATE tenders CASCADE");
      const reason = "The budget of this year was withdrawn.";
      const { identifiers } = await repository.insert(
        made.map(
          ({ publishedAt: _, ...fields }) =>
            ({
              ...tenderInput(),
              ...fields,
              createdBy: admin.id,
              ...(fields.cancelledAt && { cancelledBy: admin.id, cancelReason: reason }),
            }) as unknown as Tender,
        ),
      );
      const published = made.map(({ publishedAt }) => (publishedAt ? `'${publishedAt.toISOString()}'` : "NULL"));
      await asReplica(
        api,
        identifiers
          .map(({ id }, place) => `UPDATE tenders SET published_at = ${published[place]} WHERE id = '${id}'`)
          .join("; "),
      );
      const tenders = await repository.find({ withDeleted: true });
      const rows = await api.db.query<(Record<string, boolean> & { id: string })[]>(
        `SELECT id, ${columns} FROM tenders tender`,
      );

      expect(rows).toHaveLength(made.length);
      for (const { id, ...inSql } of rows) {
        const tender = tenders.find((tender) => tender.id === id)!;
        const phase = phaseOf(tender, NOW);
        const expected = {
          ...Object.fromEntries(TENDER_PHASES.map((each) => [each, each === phase])),
          ...Object.fromEntries(Object.entries(SETS).map(([name, { phases }]) => [name, phases.includes(phase)])),
          partnersSee: partnersSee(tender),
        };
        expect({ tender, inSql }).toEqual({ tender, inSql: expected });
        expect(phase === "acceptingBids").toBe(acceptsBids(tender, NOW));
      }
    }),
    // Stop at the first failure: shrinking the example would take minutes. The failure message contains the seed.
    { numRuns: 12, endOnFailure: true },
  );
});

test("while a closing has a closing seal, a clock that was set back opens no tender for bids again", () => {
  const tender: PhaseFacts = {
    status: "open",
    closingDate: new Date(NOW.getTime() + 60_000),
    sealed: false,
    openedAt: null,
    cancelledAt: null,
    publishedAt: NOW,
  };

  expect(phaseOf(tender, NOW)).toBe("acceptingBids");
  expect(phaseOf({ ...tender, closingIsSealed: true }, NOW)).toBe("awaitingDecision");
});

test("a sealed tender can be opened only after no bid can be stored any more", () => {
  const tender: PhaseFacts = {
    status: "closed",
    closingDate: NOW,
    sealed: true,
    openedAt: null,
    cancelledAt: null,
    publishedAt: NOW,
  };

  expect(phaseOf(tender, opensAt(tender))).toBe("beforeOpening");
  expect(phaseOf(tender, new Date(opensAt(tender).getTime() + 1))).toBe("awaitingOpening");
});
