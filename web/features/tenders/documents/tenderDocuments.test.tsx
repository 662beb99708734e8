import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { TenderDocuments } from "#web/features/tenders/documents/TenderDocuments.tsx";
import { aPageTender } from "#web/features/tenders/page/tenderPage.builders.ts";
import { refused } from "#web/testing/fakeApi.ts";
import { sha256Of } from "#web/testing/fakeWorker.ts";
import { fill } from "#web/testing/fill.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

jest.mock("#web/ui/fingerprints/openWorker.ts", () => jest.requireActual<object>("#web/testing/fakeWorker.ts"));

const PLAN = { __typename: "TenderDocument" as const, position: 1, name: "Plan.pdf", url: "https://docs.example.org/plan.pdf", bytes: 15, sha256: sha256Of("where we build!") };
const TERMS = { __typename: "TenderDocument" as const, position: 2, name: "Terms.pdf", url: "https://docs.example.org/terms.pdf", bytes: null, sha256: null };

function show(given: Parameters<typeof aPageTender>[0], { isAdmin = false, answers = {} } = {}) {
  return renderAt("/", [{ path: "*", element: <TenderDocuments tender={aPageTender(given)} isAdmin={isAdmin} /> }], {
    ConcernedPeople: () => ({ tender: { __typename: "Tender", id: "t1", concernedPeople: 4 } }),
    ...answers,
  });
}

test("the documents of a tender lead to their files, and a downloaded one is checked", async () => {
  show({ documents: [PLAN, TERMS] });

  const rows = within(await screen.findByRole("list", { name: "Documents of this tender" }));
  expect(rows.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([PLAN.url, TERMS.url]);
  expect(rows.getByText(PLAN.sha256)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Edit the documents" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Check a file that you downloaded" }));
  await userEvent.upload(screen.getByLabelText("Check a file", { selector: "input" }), new File(["where we build!"], "download (1).pdf"));
  expect(await screen.findByText("This is the file named “Plan.pdf”.")).toBeVisible();
  await userEvent.upload(screen.getByLabelText("Check a file", { selector: "input" }), new File(["another"], "Plan.pdf"));

  expect(await screen.findByText("This file is not the one that was named.")).toBeVisible();
});

test.each([
  ["awarded", { status: "awarded" as const }],
  ["cancelled", { status: "closed" as const, cancelledAt: "2026-11-21T09:00:00.000Z" }],
])("the documents of a tender that is %s are not changed any more", (_what, given) => {
  show(given, { isAdmin: true });

  expect(screen.getByText("This tender has no documents beside its description and requirements.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Edit the documents" })).not.toBeInTheDocument();
});

const openEditor = async () => userEvent.click(await screen.findByRole("button", { name: "Edit the documents" }));
const save = () => userEvent.click(screen.getByRole("button", { name: "Save documents" }));

test("an administrator adds a document with its fingerprint, sees what bidders will be told, and saves with a note", async () => {
  const { api } = show({ documents: [TERMS] }, { isAdmin: true, answers: { SetTenderDocuments: () => ({ setTenderDocuments: { __typename: "Tender", id: "t1", documents: [TERMS, PLAN], newestAddendum: 1, amendedAt: "2026-11-21T09:00:00.000Z", version: 2 } }) } });
  await openEditor();
  expect(screen.queryByText("Bidders will be told")).not.toBeInTheDocument();

  await userEvent.click(await screen.findByRole("button", { name: "Add a document" }));
  const second = within(screen.getByRole("group", { name: "Document 2" }));
  await userEvent.upload(second.getByLabelText("Read the fingerprint of document 2", { selector: "input" }), new File(["where we build!"], "Plan.pdf"));
  await waitFor(() => expect(second.getByLabelText("Name")).toHaveValue("Plan.pdf"));
  await fill(second.getByLabelText("Address"), PLAN.url);
  expect(await screen.findByText(/It concerns 4 people/)).toBeVisible();
  await fill(screen.getByLabelText("Note for bidders"), "The plan was missing.");
  await save();

  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.asked.find(({ name }) => name === "SetTenderDocuments")?.variables).toEqual({
    tenderId: "t1",
    version: 1,
    documents: [{ name: "Terms.pdf", url: TERMS.url, bytes: null, sha256: null }, { name: "Plan.pdf", url: PLAN.url, bytes: 15, sha256: PLAN.sha256 }],
    addendum: { note: "The plan was missing.", weight: null },
  });
});

test("what is missing or alike is marked at its row, and nothing is sent", async () => {
  const { api } = show({ documents: [TERMS] }, { isAdmin: true });
  await openEditor();
  await userEvent.click(await screen.findByRole("button", { name: "Add a document" }));
  const second = within(screen.getByRole("group", { name: "Document 2" }));
  await fill(second.getByLabelText("Name"), "TERMS.pdf");
  await fill(second.getByLabelText("Address"), "ftp://docs");

  await save();

  expect(second.getByLabelText("Name")).toHaveAccessibleDescription("Two documents have this name");
  expect(second.getByLabelText("Address")).toHaveAccessibleDescription("Must be a valid URL starting with http:// or https://");
  expect(second.getByLabelText("Address")).toHaveFocus();
  expect(api.asked.map(({ name }) => name)).not.toContain("SetTenderDocuments");
});

test("a refusal keeps what was typed", async () => {
  show({ documents: [TERMS] }, { isAdmin: true, answers: { SetTenderDocuments: () => { throw refused("CONFLICT", "This tender was changed by somebody else"); } } });
  await openEditor();
  await userEvent.clear(await screen.findByLabelText("Name"));
  await fill(screen.getByLabelText("Name"), "Conditions.pdf");

  await save();

  expect(await screen.findByText("This tender was changed by somebody else")).toBeVisible();
  expect(screen.getByLabelText("Name")).toHaveValue("Conditions.pdf");
});
