import { foldRecords } from "#web/features/audit/foldRecords.ts";
import { aRecord } from "#web/features/audit/record.builders.ts";

const save = (id: string, given: Parameters<typeof aRecord>[0] = {}) =>
  aRecord({ id, act: "saveBidDraft", occurredAt: `2026-11-23T14:0${id}:00.000Z`, ...given });
const folded = (...records: Parameters<typeof foldRecords>[0]) =>
  foldRecords(records).map(({ record, others, since }) => [record.id, others, since.slice(14, 16)]);

test("successive saves of one draft are one row, with their number and the time of the oldest", () => {
  expect(folded(save("5"), save("4"), save("3"))).toEqual([["5", 2, "03"]]);
});

test.each([
  ["from another network", { address: "10.0.0.0/24" }],
  ["by another person", { actorId: "another" }],
  ["by an API token", { tokenId: "token" }],
  ["of another draft", { subjectId: "another" }],
  ["on another day", { occurredAt: "2026-11-22T14:03:00.000Z" }],
])("a save %s is a row of its own", (_what, given) => {
  expect(folded(save("5"), save("4", given), save("3"))).toHaveLength(3);
});

test("each refused save is a row, because each has its own number of unrecorded refusals", () => {
  const refusedSave = (id: string, repeated: number) => save(id, { outcome: "CONFLICT", repeated });

  expect(folded(refusedSave("5", 2), refusedSave("4", 7), save("3"))).toEqual([
    ["5", 0, "05"],
    ["4", 0, "04"],
    ["3", 0, "03"],
  ]);
});

test("acts that a person does are never folded", () => {
  expect(folded(aRecord({ id: "2" }), aRecord({ id: "1" }))).toHaveLength(2);
});
