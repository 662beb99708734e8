import { aPageTender, hoursFromNow, permissionsOn } from "#web/features/tenders/page/tenderPage.builders.ts";
import { actsOn } from "#web/features/tenders/page/tenderActs.ts";
import { phaseOf } from "#api/tenders/lifecycle/phase.rules.ts";

function shown(facts: Parameters<typeof aPageTender>[0], role: Parameters<typeof permissionsOn>[1] = "administrator") {
  const tender = aPageTender(facts);
  const can = permissionsOn({ ...tender, createdAt: hoursFromNow(-72) }, role);
  return actsOn({ ...tender, can }, phaseOf(tender, new Date()));
}
const closed = { closingDate: hoursFromNow(-30) };

test("a draft is published, edited, copied or cancelled; nothing is refused", () => {
  expect(shown({ status: "draft" })).toEqual({ allowed: ["publish", "edit", "copy", "cancel"], refused: [] });
});

test("while bids are accepted, the server's reasons say why the bids are not opened and not decided", () => {
  expect(shown({ sealed: true, undecidedQuestionCount: 1 })).toEqual({
    allowed: ["edit", "close", "answer", "copy", "cancel"],
    refused: [
      { acts: ["open"], reason: "This tender can be opened only after its closing time" },
      { acts: ["decide"], reason: "This tender still takes bids until its closing time" },
    ],
  });
});

test("without a question there is nothing to answer", () => {
  expect(shown({ undecidedQuestionCount: 0 }).allowed).toEqual(["edit", "close", "copy", "cancel"]);
});

test("only a sealed tender is opened", () => {
  expect(shown({}).refused.map(({ acts }) => acts)).toEqual([["decide"]]);
  expect(shown({ ...closed, sealed: true }).allowed).toEqual(["open", "edit", "copy", "cancel"]);
});

test("an administrator whose company has a bid does not decide, and reads why", () => {
  expect(shown(closed, "biddingAdministrator").refused).toEqual([
    { acts: ["decide"], reason: "Your company has a bid on this tender: another administrator decides" },
  ]);
});

test("an award can be taken back, but the tender is not cancelled", () => {
  const { allowed, refused } = shown({ ...closed, status: "awarded" });

  expect(allowed).toEqual(["edit", "takeBackAward", "copy"]);
  expect(refused.map(({ acts }) => acts)).toEqual([["decide"], ["cancel"]]);
});

test("acts that are refused for one reason are named together", () => {
  expect(shown({ status: "closed", cancelledAt: hoursFromNow(-1) })).toEqual({
    allowed: ["copy"],
    refused: [{ acts: ["edit"], reason: "This tender was cancelled: it cannot be changed any more" }],
  });
});
