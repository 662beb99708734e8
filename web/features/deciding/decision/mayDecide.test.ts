import { LIFECYCLE } from "#api/tenders/lifecycle/lifecycle.rules.ts";
import { TENDER_PHASES } from "#api/tenders/lifecycle/phase.rules.ts";

import { WHY_NOT } from "#web/features/deciding/decision/DecisionAlert.tsx";

test("the bids can be decided on the screen in the phases in which the server's table allows it", () => {
  const allowed = TENDER_PHASES.filter((phase) =>
    JSON.stringify(LIFECYCLE.decideBid.administrator[phase]).includes('"yes"'),
  );

  expect(TENDER_PHASES.filter((phase) => WHY_NOT[phase] === null)).toEqual(allowed);
});
