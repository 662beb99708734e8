import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { lastStepOf } from "#web/features/tenders/last-step/lastStep.ts";

const facts = (status: TenderStatus, sealed = false) => ({
  status,
  sealed,
  closingDate: "2026-12-31T23:59:59.999Z",
  openedAt: null,
  cancelledAt: null,
});

test.each([
  ["draft", "open", "publish"],
  ["draft", "closed", "close"],
  ["draft", "awarded", "award"],
  ["open", "closed", "close"],
  ["open", "awarded", "award"],
  ["open", "draft", "unpublish"],
  ["closed", "draft", "unpublish"],
  ["closed", "open", null],
  ["awarded", "closed", "takeBackAward"],
  ["awarded", "open", "takeBackAward"],
  ["awarded", "draft", "takeBackAward"],
  ["open", "open", null],
] as const)("a tender that is %s and becomes %s: %s", (before, after, step) => {
  expect(lastStepOf(facts(before), after)).toBe(step);
});

test("a status that the table of the life cycle refuses is not asked about", () => {
  expect(lastStepOf(facts("closed", true), "awarded")).toBeNull();
  expect(lastStepOf({ ...facts("closed"), cancelledAt: "2026-12-01T00:00:00.000Z" }, "draft")).toBeNull();
});
