import fc, { type Arbitrary } from "fast-check";

import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { anAdmin, tenderInput } from "#api/testing/builders/builders.ts";
import { asReplica, testApp } from "#api/testing/testApp.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";
import {
  type FilteredTender,
  filterTenders,
  parseTenderFilter,
  TENDER_FILTER_NAMES,
  type TenderFilterName,
  type TenderFilterTexts,
} from "#api/tenders/lists/tenderFilter.rules.ts";
import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";
import { whereTender } from "#api/tenders/lists/whereTender.ts";

const DAY = 24 * 60 * 60 * 1000;
const TENDERS = 50;
const NOW = new Date("2026-10-25T12:34:56.789Z");

/**
 * SIGNS contains letters that libraries case-fold differently, the wildcards of LIKE, and blanks outside ASCII.
 * NOT_STORED contains characters that PostgreSQL cannot store.
 */
const SIGNS = Array.from("aAÉé%_\\' ẞßİıΣςσ語🏗𐐀𐐨\u00A0\n").concat("e\u0301");
const NOT_STORED = ["\0", "\uD800", "\uDFFF"];
const text = (signs: string[], minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength, maxLength });
const money = fc.constantFrom(0, 99, 100, 101, 2 ** 31, Number.MAX_SAFE_INTEGER);
/** A random time: the current time or the beginning of a day, moved by some days and by a millisecond at most. */
const moment = fc
  .tuple(
    fc.constantFrom(NOW.getTime(), NOW.getTime(), Date.UTC(2026, 9, 25), Date.UTC(2026, 9, 26)),
    fc.constantFrom(-1, 0, 0, 1, 2),
    fc.constantFrom(-1, 0, 1),
  )
  .map(([base, days, milliseconds]) => new Date(base + days * DAY + milliseconds));

/** A tender with random values in the fields that filters read. */
const tender: Arbitrary<Omit<FilteredTender, "tenderNumber">> = fc.record({
  title: text(SIGNS, 1, 4),
  description: text(SIGNS, 1, 4),
  location: text(SIGNS, 1, 4),
  category: fc.constantFrom(...TENDER_CATEGORIES),
  country: fc.constantFrom(...COUNTRIES.slice(0, 3)),
  status: fc.constantFrom("open" as const, ...TENDER_STATUSES),
  budgetMin: money,
  budgetMax: money,
  openingDate: moment,
  closingDate: moment,
  deletedAt: fc.constantFrom(null, null, null, NOW),
  updatedAt: moment,
});

const flag = fc.constantFrom("true", "false");
const wanted = text([...SIGNS, ...NOT_STORED], 0, 2);
const edge = moment.chain((instant) => fc.constantFrom(instant.toISOString(), instant.toISOString().slice(0, 10)));
/** Random values of each filter as texts, as in a form or in a URL. */
const TYPED: Record<TenderFilterName, Arbitrary<string>> = {
  search: wanted,
  location: wanted,
  category: fc.constantFrom(...TENDER_CATEGORIES),
  country: fc.constantFrom(...COUNTRIES.slice(0, 4)),
  status: fc.constantFrom(...TENDER_STATUSES),
  budgetFrom: money.map(String),
  budgetTo: money.map(String),
  openingFrom: edge,
  openingTo: edge,
  closingFrom: edge,
  closingTo: edge,
  closingWithinDays: fc.nat(2).map(String),
  acceptsBids: flag,
  createdBy: fc.constantFrom("01890000-0000-7000-8000-000000000000"),
  published: flag,
  withoutBids: flag,
  awardedFrom: edge,
  awardedTo: edge,
  deleted: flag,
  changedSince: edge,
};
/** Random filters: each filter alone, and three combinations. */
const filters = fc
  .tuple(fc.record(TYPED), fc.array(fc.record(TYPED, { requiredKeys: [] }), { minLength: 3, maxLength: 3 }))
  .map(([all, some]): TenderFilterTexts[] => [...TENDER_FILTER_NAMES.map((name) => ({ [name]: all[name] })), ...some]);

test("each filter keeps the same tenders as a predicate and in SQL", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  const repository = api.db.getRepository(Tender);

  await fc.assert(
    fc.asyncProperty(fc.array(tender, { minLength: TENDERS, maxLength: TENDERS }), filters, async (made, filter) => {
      await asReplica(api, "TRUNCATE tenders CASCADE");
      await repository.insert(made.map((fields) => ({ ...tenderInput(), ...fields, createdBy: admin.id }) as Tender));
      await asReplica(
        api,
        made
          .map(
            ({ updatedAt }, place) =>
              `UPDATE tenders SET updated_at = '${new Date(updatedAt!).toISOString()}' WHERE id = (SELECT id FROM tenders ORDER BY id OFFSET ${place} LIMIT 1)`,
          )
          .join("; "),
      );
      const tenders = await repository.find({ withDeleted: true });

      for (const texts of filter) {
        const filter = parseTenderFilter(texts);
        const inSql = await (
          await whereTender(repository.createQueryBuilder("tender"), filter, () => Promise.resolve(NOW))
        ).getMany();

        expect({ texts, titles: titlesOf(inSql) }).toEqual({
          texts,
          titles: titlesOf(filterTenders(tenders, filter, NOW)),
        });
      }
    }),
    // Stop at the first failure: shrinking the example would take minutes. The failure message contains the seed.
    { numRuns: 12, endOnFailure: true },
  );
});

const titlesOf = (tenders: Tender[]) => tenders.map(({ tenderNumber, title }) => `${tenderNumber} ${title}`).sort();
