import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { aRecord, aTrailOf, TENDER_ID, USER_ID } from "#web/features/audit/record.builders.ts";
import { AuditPage } from "#web/pages/admin/AuditPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const show = (answers: Answers, search = "") =>
  renderAt(paths.audit + search, [{ path: paths.audit, Component: AuditPage }], answers);
const record = async (name: string) => within(await screen.findByRole("article", { name }));

test("a record tells who did what to what, when, from where, and what it was before and after", async () => {
  show({ AuditTrail: () => aTrailOf([aRecord()]) });

  const row = await record("Change a tender");

  for (const text of ["14:02:11", "network 127.0.0.0/24", "request request-1", "Title", "Bridge", "Dam"])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole("definition")).toHaveTextContent("from Bridge → to Dam");
  expect(screen.getByRole("heading", { level: 2, name: "Nov 23, 2026 (UTC)" })).toBeVisible();
  expect(screen.getByText("1 record")).toBeVisible();
});

test("each day has one heading, in UTC", async () => {
  const at = (id: string, occurredAt: string) => aRecord({ id, occurredAt });
  show({
    AuditTrail: () =>
      aTrailOf([
        at("3", "2026-11-23T00:00:00.000Z"),
        at("2", "2026-11-22T23:59:59.999Z"),
        at("1", "2026-11-22T01:00:00.000Z"),
      ]),
  });

  const days = await screen.findAllByRole("heading", { level: 2 });

  expect(days.map(({ textContent }) => textContent)).toEqual(["Nov 23, 2026 (UTC)", "Nov 22, 2026 (UTC)"]);
});

test.each([
  ["a visitor", { actorId: null, actorName: null }],
  ["the portal", { actorId: null, actorName: null, address: "local" }],
  ["the portal", { actorId: null, actorName: null, address: null }],
])("an act without a user is one by %s", async (who, given) => {
  show({ AuditTrail: () => aTrailOf([aRecord(given)]) });

  expect((await record("Change a tender")).getByText(`by ${who}`)).toBeVisible();
});

test("a browser that sends its time zone by itself is no visitor who changes something", async () => {
  const settings = { act: "saveNoticeSettings", actorId: null, actorName: null, subject: "user", subjectName: "osun" };
  show({ AuditTrail: () => aTrailOf([aRecord(settings)]) });

  expect((await record("Set the time zone")).getByText("by the browser")).toBeVisible();
});

test("successive saves of one draft are one row, with their number; other acts are not folded", async () => {
  const save = (id: string, minute: number, given: object = {}) =>
    aRecord({ id, act: "saveBidDraft", occurredAt: `2026-11-23T14:0${minute}:00.000Z`, ...given });
  show({
    AuditTrail: () =>
      aTrailOf([
        save("6", 6),
        save("5", 5),
        save("4", 4),
        save("3", 3, { tenderId: "another", subjectId: "another" }),
        aRecord({ id: "2", occurredAt: "2026-11-23T14:02:00.000Z" }),
        aRecord({ id: "1", occurredAt: "2026-11-23T14:01:00.000Z" }),
      ]),
  });

  const rows = await screen.findAllByRole("article");

  expect(rows).toHaveLength(4);
  expect(within(rows[0]!).getByText("and 2 like it since 14:04:00")).toBeVisible();
  expect(screen.getAllByText(/like it since/)).toHaveLength(1);
});

test("a refusal says so, why, and how many like it were left out", async () => {
  show({
    AuditTrail: () =>
      aTrailOf([aRecord({ act: "GET /api/audit.csv", outcome: "FORBIDDEN", repeated: 3, changes: [] })]),
  });

  const row = await record("GET /api/audit.csv");

  for (const text of ["refused", "no right to it", "and 3 like it before"]) expect(row.getByText(text)).toBeVisible();
});

test.each([
  ["an amount of money", { field: "budgetMax", before: "null", after: "2500000" }, "from nothing → to $2,500,000"],
  [
    "a moment",
    { field: "closingDate", before: null, after: '"2026-12-31T23:59:59.999Z"' },
    "Dec 31, 2026, 23:59:59 UTC",
  ],
  ["a choice", { field: "sealed", before: "false", after: "true" }, "from no → to yes"],
  ["what is gone", { field: "title", before: '"Dam"', after: null }, "Dam"],
  [
    "personal data",
    { field: "email", before: '"(withheld)"', after: '"(withheld)"' },
    "changed; the trail keeps no personal data and no secrets",
  ],
  ["a list", { field: "scopes", before: null, after: '["tenders:read","audit:read"]' }, "tenders:read, audit:read"],
  [
    "what is none of these",
    { field: "receipts", before: null, after: '[{"receiptNumber":"R-1"}]' },
    '[{"receiptNumber":"R-1"}]',
  ],
])("%s is readable", async (_what, change, text) => {
  show({ AuditTrail: () => aTrailOf([aRecord({ changes: [change] })]) });

  expect((await record("Change a tender")).getByRole("definition")).toHaveTextContent(text);
});

test("more than four fields are folded", async () => {
  const changes = ["title", "location", "country", "category", "requirements"].map((field) => ({
    field,
    before: null,
    after: '"x"',
  }));
  show({ AuditTrail: () => aTrailOf([aRecord({ act: "createTender", changes })]) });
  const row = await record("Create a tender");
  expect(row.getAllByRole("definition")).toHaveLength(3);

  await userEvent.click(row.getByRole("button", { name: "Show all 5 fields: Create a tender, 14:02:11" }));

  expect(row.getAllByRole("definition")).toHaveLength(5);
});

test("the filters are in the address and are asked of the server; the CSV has the same ones", async () => {
  const { api, router } = show({ AuditTrail: () => aTrailOf([aRecord()]) }, `?tenderId=${TENDER_ID}&from=2026-11-01`);
  await record("Change a tender");
  expect(api.operations[0]?.variables).toMatchObject({ filter: { tenderId: TENDER_ID, from: "2026-11-01" } });

  await userEvent.selectOptions(screen.getByLabelText("Act"), "Change a tender");
  await userEvent.selectOptions(screen.getByLabelText("Outcome"), "Done");

  await waitFor(() =>
    expect(api.operations.at(-1)?.variables).toMatchObject({
      filter: { tenderId: TENDER_ID, from: "2026-11-01", act: "updateTender", outcome: "done" },
    }),
  );
  expect(screen.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
    "href",
    `/api/audit.csv?act=updateTender&outcome=done&from=2026-11-01&tenderId=${TENDER_ID}`,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Clear Filters" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(screen.getByLabelText("From (UTC)")).toHaveValue("");
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("a person and a subject are links that keep their records alone, and can be taken back", async () => {
  const { api, router } = show({ AuditTrail: () => aTrailOf([aRecord()]) }, "?outcome=done");
  const row = await record("Change a tender");
  expect(row.getByRole("link", { name: "AX-2026-014: its records alone" })).toHaveAttribute(
    "href",
    `/dashboard/audit?outcome=done&tenderId=${TENDER_ID}`,
  );

  await userEvent.click(row.getByRole("link", { name: "grace: what this person did" }));
  await waitFor(() =>
    expect(api.operations.at(-1)?.variables).toMatchObject({ filter: { outcome: "done", actor: USER_ID } }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Remove filter By: grace" }));

  await waitFor(() => expect(router.state.location.search).toBe("?outcome=done"));
  expect(screen.queryByRole("list", { name: "Only" })).not.toBeInTheDocument();
});

test("an act that has no words here can still be looked for", async () => {
  const { api } = show({ AuditTrail: () => aTrailOf([]) }, "?act=shredDocument");

  expect(await screen.findByText("No record matches")).toBeVisible();
  expect(screen.getByLabelText("Act")).toHaveDisplayValue("Shred document");
  expect(api.operations[0]?.variables).toMatchObject({ filter: { act: "shredDocument" } });
});

test("further records are read page by page", async () => {
  show({
    AuditTrail: ({ after }) =>
      after
        ? aTrailOf([aRecord({ id: "e2", act: "deleteTender" })])
        : aTrailOf([aRecord()], { endCursor: "x", totalCount: 2 }),
  });

  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));

  expect((await record("Delete a tender")).getByText("14:02:11")).toBeVisible();
  expect(screen.getByRole("article", { name: "Change a tender" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("a trail that cannot be loaded can be asked for again", async () => {
  const { api } = show({});
  const again = await screen.findByRole("button", { name: "Try again" });
  api.answers.AuditTrail = () => aTrailOf([aRecord()]);

  await userEvent.click(again);

  expect((await record("Change a tender")).getByText("Dam")).toBeVisible();
});

test("an export that is refused says why, and no file is saved", async () => {
  const { api } = show({ AuditTrail: () => aTrailOf([aRecord()]) });
  await record("Change a tender");
  api.answers.AuditTrail = () => {
    throw refused("FORBIDDEN", "Admin access required");
  };

  await userEvent.click(screen.getByRole("link", { name: "Export CSV" }));

  expect(await screen.findByText("Admin access required")).toBeVisible();
});
