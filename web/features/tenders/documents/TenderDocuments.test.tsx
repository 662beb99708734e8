import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { forgetUploads } from "#web/ui/uploads/uploads.ts";
import { TenderDocuments } from "#web/features/tenders/documents/TenderDocuments.tsx";
import { aPageTender } from "#web/features/tenders/page/tenderPage.builders.ts";
import { refused } from "#web/testing/fakeApi.ts";
import { fakeSender } from "#web/testing/fakeSender.ts";
import { fakeWorkers, resetFakeWorkers, sha256Of } from "#web/testing/fakeWorker.ts";
import { fill } from "#web/testing/fill.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

jest.mock("#web/ui/uploads/sendFile.ts", () => jest.requireActual<object>("#web/testing/fakeSender.ts"));
jest.mock("#web/ui/fingerprints/openWorker.ts", () => jest.requireActual<object>("#web/testing/fakeWorker.ts"));

beforeEach(() => {
  resetFakeWorkers();
  forgetUploads();
  fakeSender.uploads.length = 0;
});

const PLAN = {
  __typename: "TenderDocument" as const,
  fileId: null,
  virusCheck: null,
  position: 1,
  name: "Plan.pdf",
  url: "https://docs.example.org/plan.pdf",
  bytes: 15,
  sha256: sha256Of("where we build!"),
};
const TERMS = {
  __typename: "TenderDocument" as const,
  fileId: null,
  virusCheck: null,
  position: 2,
  name: "Terms.pdf",
  url: "https://docs.example.org/terms.pdf",
  bytes: null,
  sha256: null,
};

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
  await userEvent.upload(
    screen.getByLabelText("Check a file", { selector: "input" }),
    new File(["where we build!"], "download (1).pdf"),
  );
  expect(await screen.findByText("This is the file named “Plan.pdf”.")).toBeVisible();
  await userEvent.upload(
    screen.getByLabelText("Check a file", { selector: "input" }),
    new File(["another"], "Plan.pdf"),
  );

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
  const { api } = show(
    { documents: [TERMS] },
    {
      isAdmin: true,
      answers: {
        SetTenderDocuments: () => ({
          setTenderDocuments: {
            __typename: "Tender",
            id: "t1",
            documents: [TERMS, PLAN],
            newestAddendum: 1,
            amendedAt: "2026-11-21T09:00:00.000Z",
            version: 2,
          },
        }),
      },
    },
  );
  await openEditor();
  expect(screen.queryByText("Bidders will be told")).not.toBeInTheDocument();

  await userEvent.click(await screen.findByRole("button", { name: "Add a document by its address" }));
  const second = within(screen.getByRole("group", { name: "Document 2" }));
  await userEvent.upload(
    second.getByLabelText("Read the fingerprint of document 2", { selector: "input" }),
    new File(["where we build!"], "Plan.pdf"),
  );
  await waitFor(() => expect(second.getByLabelText("Name")).toHaveValue("Plan.pdf"));
  await fill(second.getByLabelText("Address"), PLAN.url);
  expect(await screen.findByText(/It concerns 4 people/)).toBeVisible();
  await fill(screen.getByLabelText("Note for bidders"), "The plan was missing.");
  await save();

  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.operations.find(({ name }) => name === "SetTenderDocuments")?.variables).toEqual({
    tenderId: "t1",
    version: 1,
    documents: [
      { name: "Terms.pdf", url: TERMS.url, bytes: null, sha256: null },
      { name: "Plan.pdf", url: PLAN.url, bytes: 15, sha256: PLAN.sha256 },
    ],
    addendum: { note: "The plan was missing.", weight: null },
  });
});

test("an administrator uploads a file: the list is saved with its id, and not before it is uploaded", async () => {
  const { api } = show(
    { documents: [TERMS], status: "draft" },
    {
      isAdmin: true,
      answers: {
        SetTenderDocuments: () => ({
          setTenderDocuments: {
            __typename: "Tender",
            id: "t1",
            documents: [TERMS, { ...PLAN, url: "https://portal.example.org/files/f7", fileId: "f7" }],
            newestAddendum: 0,
            amendedAt: null,
            version: 2,
          },
        }),
      },
    },
  );
  await openEditor();
  await userEvent.upload(
    await screen.findByLabelText("Upload files", { selector: "input" }),
    new File(["where we build!"], "Plan.pdf"),
  );
  await waitFor(() => expect(fakeSender.of("Plan.pdf").calls).toEqual(["start"]));
  const { toSend, listener } = fakeSender.of("Plan.pdf");
  expect(toSend).toMatchObject({ purpose: "tenderDocument", tenderId: "t1", sha256: PLAN.sha256 });

  await save();
  expect(screen.getByText("1 file is not uploaded yet. Wait until it is, or remove it.")).toBeVisible();
  act(() => listener.onDone("/files/f7"));
  await save();

  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(
    api.operations.filter(({ name }) => name === "SetTenderDocuments").map(({ variables }) => variables.documents),
  ).toEqual([
    [
      { name: "Terms.pdf", url: TERMS.url, bytes: null, sha256: null },
      { name: "Plan.pdf", fileId: "f7" },
    ],
  ]);
});

test("an uploaded document is downloaded from the portal, and saved again with its id", async () => {
  const refusal = () => {
    throw refused("FORBIDDEN", "Not now");
  };
  const { api } = show(
    { documents: [{ ...PLAN, url: "https://portal.example.org/files/f7", fileId: "f7" }, TERMS], status: "draft" },
    { isAdmin: true, answers: { SetTenderDocuments: refusal } },
  );
  expect(await screen.findByRole("link", { name: "Download Plan.pdf" })).toHaveAttribute("href", "/files/f7");
  const view = screen.getByRole("link", { name: "View Plan.pdf (opens in a new tab)" });
  expect([view.getAttribute("href"), view.getAttribute("rel")]).toEqual(["/files/f7/view", "noopener noreferrer"]);
  expect(screen.getByRole("link", { name: /^Download all files of .+ \(ZIP\)$/ })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/api\/tenders\/.+\/files\.zip$/),
  );

  await openEditor();
  await userEvent.click(await screen.findByRole("button", { name: "Remove document 2" }));
  await save();

  await waitFor(() =>
    expect(api.operations.find(({ name }) => name === "SetTenderDocuments")?.variables.documents).toEqual([
      { name: "Plan.pdf", fileId: "f7" },
    ]),
  );
});

test("what is missing or alike is marked at its row, and nothing is sent", async () => {
  const { api } = show({ documents: [TERMS] }, { isAdmin: true });
  await openEditor();
  await userEvent.click(await screen.findByRole("button", { name: "Add a document by its address" }));
  const second = within(screen.getByRole("group", { name: "Document 2" }));
  await fill(second.getByLabelText("Name"), "TERMS.pdf");
  await fill(second.getByLabelText("Address"), "ftp://docs");

  await save();

  expect(second.getByLabelText("Name")).toHaveAccessibleDescription("Two documents have this name");
  expect(second.getByLabelText("Address")).toHaveAccessibleDescription(
    "Must be a valid URL starting with http:// or https://",
  );
  expect(second.getByLabelText("Address")).toHaveFocus();
  expect(api.operations.map(({ name }) => name)).not.toContain("SetTenderDocuments");
});

test("a refusal keeps what was typed", async () => {
  show(
    { documents: [TERMS] },
    {
      isAdmin: true,
      answers: {
        SetTenderDocuments: () => {
          throw refused("CONFLICT", "This tender was changed by somebody else");
        },
      },
    },
  );
  await openEditor();
  await userEvent.clear(await screen.findByLabelText("Name"));
  await fill(screen.getByLabelText("Name"), "Conditions.pdf");

  await save();

  expect(await screen.findByText("This tender was changed by somebody else")).toBeVisible();
  expect(screen.getByLabelText("Name")).toHaveValue("Conditions.pdf");
});

const rowOf = (place: number) => within(screen.getByRole("group", { name: `Document ${place}` }));
const chooseFor = (place: number, file: File) =>
  userEvent.upload(
    rowOf(place).getByLabelText(`Read the fingerprint of document ${place}`, { selector: "input" }),
    file,
  );
const OTHER = { ...TERMS, position: 3, name: "Other.pdf", url: "https://docs.example.org/other.pdf" };

test("a fingerprint is written to the row whose file was read, also where a row above it goes meanwhile", async () => {
  fakeWorkers.answers = "later";
  show({ documents: [TERMS, { ...TERMS, position: 2, name: "Plan.pdf" }, OTHER] }, { isAdmin: true });
  await openEditor();
  await screen.findByRole("group", { name: "Document 3" });
  await chooseFor(1, new File(["the terms"], "Terms.pdf"));
  await chooseFor(2, new File(["where we build!"], "Plan.pdf"));
  await waitFor(() => expect(fakeWorkers.goOn).toHaveLength(2));

  await userEvent.click(screen.getByRole("button", { name: "Remove document 1" }));
  expect(rowOf(1).getByText("Reading Plan.pdf")).toBeVisible();
  fakeWorkers.goOn.forEach((finish) => finish());

  await waitFor(() => expect(rowOf(1).getByText(sha256Of("where we build!"))).toBeVisible());
  expect(rowOf(1).getByLabelText("Name")).toHaveValue("Plan.pdf");
  expect(rowOf(2).queryByText(/SHA-256/)).not.toBeInTheDocument();
});

test("documents are not saved while a file is read: it says so at what is read", async () => {
  fakeWorkers.answers = "later";
  const { api } = show(
    { documents: [TERMS, OTHER] },
    {
      isAdmin: true,
      answers: {
        SetTenderDocuments: () => ({
          setTenderDocuments: {
            __typename: "Tender",
            id: "t1",
            documents: [TERMS, OTHER],
            newestAddendum: 1,
            amendedAt: null,
            version: 2,
          },
        }),
      },
    },
  );
  await openEditor();
  await screen.findByRole("group", { name: "Document 2" });
  await chooseFor(2, new File(["others"], "Other.pdf"));
  await waitFor(() => expect(fakeWorkers.goOn).toHaveLength(1));

  await save();

  const progress = rowOf(2).getByText("Reading Other.pdf").closest("[tabindex]");
  expect(progress).toHaveFocus();
  expect(progress).toHaveTextContent("1 file is still being read. Wait until it is, or cancel.");
  expect(api.operations.map(({ name }) => name)).not.toContain("SetTenderDocuments");
  fakeWorkers.goOn[0]!();
  await waitFor(() => expect(rowOf(2).getByText(sha256Of("others"))).toBeVisible());
  await save();

  await waitFor(() =>
    expect(api.operations.find(({ name }) => name === "SetTenderDocuments")?.variables.documents).toMatchObject([
      { sha256: null },
      { sha256: sha256Of("others") },
    ]),
  );
});

describe("after somebody else has changed the tender", () => {
  const STALE = "This tender was changed by somebody else in the meantime.";
  const now = (version: number, documents = [TERMS]) => ({
    tender: {
      __typename: "Tender",
      id: "t1",
      status: "open",
      version,
      closingDate: "2099-12-31T23:59:59.999Z",
      cancelledAt: null,
      cancelReason: null,
      newestAddendum: 1,
      amendedAt: null,
      documents,
    },
  });
  const answersOver = (version: number, documents = [TERMS]) => ({
    TenderNow: () => now(version, documents),
    SetTenderDocuments: (variables: Record<string, unknown>) => {
      if (variables.version !== version) throw refused("CONFLICT", STALE);
      return {
        setTenderDocuments: {
          __typename: "Tender",
          id: "t1",
          documents: [TERMS],
          newestAddendum: 2,
          amendedAt: null,
          version: version + 1,
        },
      };
    },
  });

  test("what was typed is kept beside what is stored now, and is saved by the next try", async () => {
    const { api } = show({ documents: [TERMS] }, { isAdmin: true, answers: answersOver(7, [TERMS, OTHER]) });
    await openEditor();
    await userEvent.clear(await screen.findByLabelText("Name"));
    await fill(screen.getByLabelText("Name"), "Conditions.pdf");
    await save();

    expect(await screen.findByText("The tender was changed elsewhere since you opened it")).toBeVisible();
    expect(screen.getByText(/^Terms\.pdf · .* Other\.pdf · /)).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveValue("Conditions.pdf");
    await save();

    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(
      api.operations.filter(({ name }) => name === "SetTenderDocuments").map(({ variables }) => variables.version),
    ).toEqual([1, 7]);
  });

  test("a list that was left alone becomes the one that is stored now", async () => {
    show(
      { documents: [TERMS] },
      {
        isAdmin: true,
        answers: {
          ...answersOver(7, [TERMS, OTHER]),
          SetTenderDocuments: () => {
            throw refused("CONFLICT", STALE);
          },
        },
      },
    );
    await openEditor();
    await screen.findByLabelText("Name");
    await save();

    await waitFor(() =>
      expect(screen.getAllByLabelText("Name").map((field) => (field as HTMLInputElement).value)).toEqual([
        "Terms.pdf",
        "Other.pdf",
      ]),
    );
  });

  test("documents that are stored as they were typed count as saved: an earlier answer was lost", async () => {
    show({ documents: [] }, { isAdmin: true, answers: { ...answersOver(7, [TERMS]) } });
    await openEditor();
    await userEvent.click(await screen.findByRole("button", { name: "Add a document by its address" }));
    await fill(screen.getByLabelText("Name"), TERMS.name);
    await fill(screen.getByLabelText("Address"), TERMS.url);

    await save();

    expect(await screen.findByText("Documents updated successfully")).toBeVisible();
  });
});
