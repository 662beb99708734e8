import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { HistoryOpener } from "#web/features/audit/HistoryOpener.tsx";
import { aRecord, aTrailOf, TENDER_ID, USER_ID } from "#web/features/audit/record.builders.ts";
import { type Answers } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { HistoryLink } from "#web/ui/HistoryLink.tsx";
import { type History } from "#web/ui/history.ts";

function show(of: History, answers: Answers, search = "?search=dam") {
  const Screen = () => (
    <>
      <h1 tabIndex={-1}>Screen</h1>
      <HistoryLink of={of} name="AX-2026-014" />
      <HistoryOpener />
    </>
  );
  return renderAt(`/screen${search}`, [{ path: "/screen", Component: Screen }], answers);
}
const aTender: History = { noun: "tender", id: TENDER_ID };
const open = () => userEvent.click(screen.getByRole("link", { name: "History: AX-2026-014" }));

test.each([
  [aTender, { tenderId: TENDER_ID }, "Of the tender and its bids, newest first."],
  [{ noun: "bid", id: TENDER_ID }, { bidId: TENDER_ID }, "Of the bid, newest first."],
  [{ noun: "user", id: USER_ID }, { userId: USER_ID }, "What was done to this user, newest first."],
] as const)("the history of a %j is asked for and shown over the screen", async (of, filter, words) => {
  const { api, router } = show(of, { AuditTrail: () => aTrailOf([aRecord()]) });

  await open();

  const dialog = within(await screen.findByRole("dialog", { name: "History" }));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.getByRole("article", { name: "Change a tender" })).toHaveTextContent("from Bridge → to Dam");
  expect(dialog.getByRole("link", { name: "Open in Audit Trail" })).toHaveAttribute(
    "href",
    `/dashboard/audit?${new URLSearchParams(filter).toString()}`,
  );
  expect(api.operations.map(({ variables }) => variables.filter)).toEqual([filter]);
  expect(router.state.location.search).toBe(`?search=dam&history=${of.noun}.${of.id}`);
});

test("what a program did names its token, and a token that is gone its id", async () => {
  const byToken = [
    aRecord({ id: "e1", tokenId: "t1", tokenName: "Nightly copy" }),
    aRecord({ id: "e2", tokenId: "t2", tokenName: null }),
    aRecord({ id: "e3" }),
  ];
  show(aTender, { AuditTrail: () => aTrailOf(byToken) });

  await open();

  const rows = await within(await screen.findByRole("dialog", { name: "History" })).findAllByRole("article");
  expect(rows[0]).toHaveTextContent("by the API token Nightly copy");
  expect(rows[1]).toHaveTextContent("by the API token t2");
  expect(rows[2]).not.toHaveTextContent("API token");
});

test("closed, it is gone from the address, and the link has the focus", async () => {
  const { router } = show(aTender, { AuditTrail: () => aTrailOf([aRecord()]) });
  await open();

  await userEvent.click(await screen.findByRole("button", { name: "Close" }));

  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(router.state.location.search).toBe("?search=dam");
  expect(screen.getByRole("link", { name: "History: AX-2026-014" })).toHaveFocus();
});

test("an address opens it; an address that names nothing opens nothing", async () => {
  const first = show(aTender, { AuditTrail: () => aTrailOf([], { totalCount: 0 }) }, `?history=tender.${TENDER_ID}`);
  expect(await screen.findByText("Nothing is recorded yet.")).toBeVisible();
  first.unmount();

  const { api } = show(aTender, {}, "?history=post.1");

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(api.operations).toEqual([]);
});

test("of a long history the newest are shown, and how many there are", async () => {
  show(aTender, { AuditTrail: () => aTrailOf([aRecord()], { totalCount: 812, endCursor: "x" }) });

  await open();

  expect(
    await screen.findByText("Of the tender and its bids, newest first. These are the newest 1 of 812."),
  ).toBeVisible();
});

test("a history that cannot be loaded can be asked for again", async () => {
  const { api } = show(aTender, {});
  await open();
  const again = await screen.findByRole("button", { name: "Try again" });
  api.answers.AuditTrail = () => aTrailOf([aRecord()]);

  await userEvent.click(again);

  expect(await screen.findByRole("article", { name: "Change a tender" })).toBeVisible();
});
