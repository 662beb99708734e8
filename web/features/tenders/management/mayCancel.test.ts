import { LIFECYCLE } from "#api/tenders/lifecycle/lifecycle.rules.ts";
import { TENDER_PHASES } from "#api/tenders/lifecycle/phase.rules.ts";

import { CAN_CANCEL } from "#web/features/tenders/management/ManagedTenderCard.tsx";

test("the button for a cancellation is shown in the phases in which the server's table allows it", () => {
  const allowed = TENDER_PHASES.filter((phase) => LIFECYCLE.cancelTender.administrator[phase] === "yes");

  expect(TENDER_PHASES.filter((phase) => CAN_CANCEL[phase])).toEqual(allowed);
});

test("the buttons that publish a draft and take an award back are shown in phases in which the table allows both", () => {
  expect(LIFECYCLE.openForBids.administrator.draft).toBe("yes");
  expect(LIFECYCLE.closeTender.administrator.awarded).toBe("yes");
});
