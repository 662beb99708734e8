import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { OwedDocuments } from "#web/features/bids/documents/OwedDocuments.tsx";
import { OwnDocuments } from "#web/features/bids/documents/OwnDocuments.tsx";
import { forgetUploads } from "#web/ui/uploads/uploads.ts";
import { BidForm } from "#web/features/bids/form/BidForm.tsx";
import { MyBidSheet } from "#web/features/bids/mine/MyBidSheet.tsx";
import { aDraft, aMyBid, submittedTerms } from "#web/features/bids/myBid.builders.ts";
import { refused, type Answers } from "#web/testing/fakeApi.ts";
import { fakeWorkers, resetFakeWorkers, sha256Of } from "#web/testing/fakeWorker.ts";
import { fakeSender } from "#web/testing/fakeSender.ts";
import { fill } from "#web/testing/fill.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { submitBid } from "#web/testing/submitBid.ts";
import { clearFormStores } from "#web/ui/forms/formStore.ts";
import { hasUnsavedChanges } from "#web/ui/forms/unsavedChanges.ts";

jest.mock("#web/ui/uploads/sendFile.ts", () => jest.requireActual<object>("#web/testing/fakeSender.ts"));
jest.mock("#web/ui/fingerprints/openWorker.ts", () => jest.requireActual<object>("#web/testing/fakeWorker.ts"));

beforeEach(() => {
  sessionStorage.clear();
  resetFakeWorkers();
  forgetUploads();
  fakeSender.uploads.length = 0;
  fakeSender.deleted.length = 0;
});
afterEach(() => jest.restoreAllMocks());

const IN_A_DAY = new Date(Date.now() + 86_400_000).toISOString();
const METHOD = new File(["how we build"], "Method.pdf");
const PLAN = new File(["where we build"], "Plan.pdf");
const fingerprint = (name: string, text: string) => ({ name, bytes: text.length, sha256: sha256Of(text), kind: null });
const NAMED_METHOD = fingerprint("Method.pdf", "how we build");
const NAMED_PLAN = fingerprint("Plan.pdf", "where we build");

const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText("Choose files", { selector: "input" }), files);
const names = () =>
  within(screen.getByRole("list", { name: "Named files" }))
    .getAllByRole("listitem")
    .map(({ firstChild }) => firstChild?.firstChild?.textContent);

describe("the bid form", () => {
  const showForm = (
    answers: Answers = {},
    stored = aDraft({
      technicalProposal: "We replace the deck in four stages and keep one lane open to traffic.",
      timelineDays: "90",
    }),
  ) =>
    renderAt(
      "/",
      [
        {
          path: "*",
          element: (
            <BidForm
              tenderId="t1"
              bidderId="amina"
              stored={stored}
              tender={{ budgetMin: 1, budgetMax: 9, closingDate: "2026-12-31T21:00:00.000Z" }}
              budgetRange="$1 – $9"
              closed={false}
              sealed={false}
              newestAddendum={0}
              amendedAt={null}
              onSubmitted={jest.fn()}
            />
          ),
        },
      ],
      {
        SaveBidDraft: () => ({ saveBidDraft: stored }),
        CompanyDocuments: () => ({ companyDocuments: [] }),
        ...answers,
      },
    );
  const open = () => userEvent.click(screen.getByRole("button", { name: "Add files" }));

  test("chosen files are named with their sizes and fingerprints, one is removed, and the bid is sent with the other", async () => {
    const { api } = showForm({
      SubmitBid: () => ({
        submitBid: { __typename: "Bid", id: "b1", status: "pending", submittedAt: "2026-12-01T12:00:00.000Z" },
      }),
    });
    await open();

    await choose(METHOD, PLAN);
    await waitFor(() => expect(names()).toEqual(["Method.pdf", "Plan.pdf"]));
    expect(screen.getByTitle(NAMED_METHOD.sha256)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Remove Method.pdf" }));
    await submitBid();

    await waitFor(() =>
      expect(api.operations.find(({ name }) => name === "SubmitBid")?.variables.input).toMatchObject({
        documents: [NAMED_PLAN],
      }),
    );
  });

  test("named files are kept in the draft, and a form that opens with a draft shows them", async () => {
    const { api } = showForm({}, aDraft({ documents: [NAMED_PLAN] }));

    expect(await screen.findByText("Plan.pdf")).toBeVisible();
    await choose(METHOD);

    await waitFor(() =>
      expect(api.operations.find(({ name }) => name === "SaveBidDraft")?.variables.input).toMatchObject({
        documents: [NAMED_PLAN, NAMED_METHOD],
      }),
    );
  });

  test("a chosen file is uploaded with its fingerprint; the form says how far it is, pauses and continues it, and says when it is whole", async () => {
    // On a busy machine, a second may pass before the first bytes are sent: then a rate would be shown, too.
    jest.spyOn(Date, "now").mockReturnValue(Date.now());
    showForm();
    await open();
    await choose(METHOD);
    await waitFor(() => expect(fakeSender.of("Method.pdf").calls).toEqual(["start"]));
    const { toSend, listener, calls } = fakeSender.of("Method.pdf");
    expect(toSend).toMatchObject({
      purpose: "bidDocument",
      tenderId: "t1",
      sha256: NAMED_METHOD.sha256,
      address: null,
    });

    act(() => listener.onSent(6));
    expect(screen.getByRole("progressbar", { name: "Method.pdf uploaded" })).toHaveAttribute("aria-valuenow", "50");
    expect(screen.getByText("6 bytes of 12 bytes")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Pause Method.pdf" }));
    expect(screen.getByText("Paused")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Continue Method.pdf" }));
    expect(calls).toEqual(["start", "stop", "start"]);
    expect(screen.queryByText("Uploaded")).not.toBeInTheDocument();
    expect(hasUnsavedChanges()).toBe(true);

    act(() => listener.onDone("/files/f1"));
    expect(screen.getByText("Uploaded")).toBeVisible();
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  });

  test("an upload whose connection is lost waits, and goes on when the browser is online again", async () => {
    showForm();
    await open();
    await choose(METHOD);
    await waitFor(() => expect(fakeSender.of("Method.pdf").calls).toEqual(["start"]));
    const { listener, calls } = fakeSender.of("Method.pdf");
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);

    act(() => listener.onStopped(null));
    expect(screen.getByText("Waiting for a connection. The upload goes on by itself.")).toBeVisible();
    expect(calls).toEqual(["start"]);
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));

    expect(calls).toEqual(["start", "start"]);
    expect(screen.getByText("Uploading")).toBeVisible();
    onLine.mockRestore();
  });

  test("a refused upload says why and is tried again from its start; a removed file is deleted on the server too", async () => {
    showForm();
    await open();
    await choose(METHOD);
    await waitFor(() => expect(fakeSender.of("Method.pdf").calls).toEqual(["start"]));

    act(() => fakeSender.of("Method.pdf").listener.onStopped("The disk of the portal is full."));
    expect(screen.getByText("Not uploaded. The disk of the portal is full.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again Method.pdf" }));
    await waitFor(() => expect(fakeSender.uploads).toHaveLength(2));
    await waitFor(() => expect(fakeSender.of("Method.pdf").calls).toEqual(["start"]));
    await userEvent.click(screen.getByRole("button", { name: "Remove Method.pdf" }));

    expect(fakeSender.of("Method.pdf").calls).toEqual(["start", "remove"]);
    expect(screen.queryByText("Method.pdf")).not.toBeInTheDocument();
  });

  test("a sign-out stops the uploads, so that the next user of the browser neither sees nor continues them", async () => {
    showForm();
    await open();
    await choose(METHOD);
    await waitFor(() => expect(fakeSender.of("Method.pdf").calls).toEqual(["start"]));

    act(() => clearFormStores());

    expect(fakeSender.of("Method.pdf").calls).toEqual(["start", "stop"]);
    expect(screen.queryByRole("progressbar", { name: "Method.pdf uploaded" })).not.toBeInTheDocument();
  });

  test("after a reload the form says which files are whole; one that is not is chosen again, and continues where it was", async () => {
    const uploadedFiles = [
      { __typename: "UploadedFile", id: "f1", sha256: NAMED_METHOD.sha256, state: "uploading", virusCheck: null },
      { __typename: "UploadedFile", id: "f2", sha256: NAMED_PLAN.sha256, state: "kept", virusCheck: "notChecked" },
    ];
    showForm({ UploadedFiles: () => ({ uploadedFiles }) }, aDraft({ documents: [NAMED_METHOD, NAMED_PLAN] }));
    expect(
      await screen.findByText("Only a part is uploaded. Choose the file again: the upload continues where it stopped."),
    ).toBeVisible();
    expect(screen.getByText("Uploaded")).toBeVisible();

    await choose(METHOD);

    await waitFor(() => expect(fakeSender.of("Method.pdf").toSend.address).toBe("/files/f1"));
    expect(names()).toEqual(["Method.pdf", "Plan.pdf"]);
  });

  test("a file that is being checked for viruses is uploaded, and the form asks for the result until there is one", async () => {
    const file = { __typename: "UploadedFile", id: "f2", sha256: NAMED_PLAN.sha256 };
    const answers = [
      { ...file, state: "checking", virusCheck: "checking" },
      { ...file, state: "refused", virusCheck: "infected" },
    ];
    jest.useFakeTimers({ advanceTimers: true });
    let asked = 0;
    const UploadedFiles = () => ({ uploadedFiles: [answers[Math.min(asked++, 1)]] });
    showForm({ UploadedFiles }, aDraft({ documents: [NAMED_PLAN] }));
    expect(await screen.findByText("Uploaded. The portal is checking it for viruses.")).toBeVisible();

    await act(() => jest.advanceTimersByTimeAsync(5000));

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This file contains a virus and was deleted. Remove it here and choose a clean file.",
    );
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(asked).toBe(2);
    jest.useRealTimers();
  });

  test("a file in which the check finds a virus after this tab has uploaded it says so", async () => {
    let uploadedFiles: object[] = [];
    showForm({ UploadedFiles: () => ({ uploadedFiles }) }, aDraft({ documents: [] }));
    await open();
    await choose(METHOD);
    await waitFor(() => expect(fakeSender.of("Method.pdf").calls).toEqual(["start"]));
    uploadedFiles = [
      { __typename: "UploadedFile", id: "f1", sha256: NAMED_METHOD.sha256, state: "refused", virusCheck: "infected" },
    ];

    act(() => fakeSender.of("Method.pdf").listener.onDone("/files/f1"));

    expect(await screen.findByText(/This file contains a virus and was deleted\./)).toBeVisible();
  });

  test("an uploaded file that is removed is deleted on the server too, and is uploaded again if it is chosen again", async () => {
    const uploadedFiles = [
      { __typename: "UploadedFile", id: "f2", sha256: NAMED_PLAN.sha256, state: "kept", virusCheck: "notChecked" },
    ];
    showForm({ UploadedFiles: () => ({ uploadedFiles }) }, aDraft({ documents: [NAMED_PLAN] }));
    expect(await screen.findByText("Uploaded")).toBeVisible();
    await choose(METHOD);
    await waitFor(() => expect(fakeSender.of("Method.pdf").calls).toEqual(["start"]));
    act(() => fakeSender.of("Method.pdf").listener.onDone("/files/f1"));

    await userEvent.click(screen.getByRole("button", { name: "Remove Plan.pdf" }));
    await userEvent.click(screen.getByRole("button", { name: "Remove Method.pdf" }));
    await waitFor(() => expect(fakeSender.deleted).toEqual(["f2", "f1"]));
    await choose(PLAN);

    await waitFor(() => expect(fakeSender.of("Plan.pdf").toSend.address).toBeNull());
  });

  test("a file that has changed since it was named replaces it, unless the named one is whole", async () => {
    showForm({ UploadedFiles: () => ({ uploadedFiles: [] }) }, aDraft({ documents: [NAMED_METHOD] }));
    expect(await screen.findByText("Named, but not uploaded. Choose the file again to upload it.")).toBeVisible();

    await choose(new File(["another way to build"], "method.pdf"));

    await waitFor(() => expect(names()).toEqual(["method.pdf"]));
    expect(screen.getByTitle(sha256Of("another way to build"))).toBeVisible();
  });

  test("an empty file, a name that is there already and the twenty-first are left out, each with its reason", async () => {
    const many = Array.from({ length: 19 }, (_, place) => fingerprint(`${place}.pdf`, String(place)));
    const uploadedFiles = [
      { __typename: "UploadedFile", id: "f3", sha256: sha256Of("3"), state: "kept", virusCheck: "notChecked" },
    ];
    showForm({ UploadedFiles: () => ({ uploadedFiles }) }, aDraft({ documents: many }));
    await screen.findByText("Uploaded");

    await choose(new File([], "Empty.pdf"), new File(["other"], "3.PDF"), METHOD, PLAN);

    await waitFor(() =>
      expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
        "“Empty.pdf” is empty.",
        "“3.PDF” is uploaded already. Remove it first, or rename one of the two.",
        "“Plan.pdf” was left out: a bid names at most 20 files.",
      ]),
    );
    expect(names()).toHaveLength(20);
  });

  test("a file that changes or vanishes while it is read says so and adds nothing", async () => {
    fakeWorkers.answers = "vanishes";
    showForm();
    await open();

    await choose(METHOD);

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "“Method.pdf” changed or vanished while it was read. Nothing was added: choose it again.",
    );
    expect(screen.queryByRole("list", { name: "Named files" })).not.toBeInTheDocument();
  });

  test("reading can be cancelled, which adds nothing, and the same worker reads the next file", async () => {
    fakeWorkers.answers = "later";
    showForm();
    await open();

    await choose(METHOD);
    expect(await screen.findByRole("progressbar", { name: "Method.pdf read" })).toHaveAttribute("aria-valuenow", "50");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));

    await waitFor(() => expect(fakeWorkers.stopped).toBe(1));
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    expect(screen.queryByRole("list", { name: "Named files" })).not.toBeInTheDocument();
    const { opened } = fakeWorkers;
    fakeWorkers.answers = "at once";
    await choose(PLAN);
    await waitFor(() => expect(names()).toEqual(["Plan.pdf"]));
    fakeWorkers.goOn.forEach((finish) => finish());
    expect(names()).toEqual(["Plan.pdf"]);
    expect(fakeWorkers.opened).toBe(opened);
  });

  test("files that are chosen while another is read are read after it", async () => {
    fakeWorkers.answers = "later";
    showForm();
    await open();
    await choose(METHOD);
    expect(await screen.findByText("Reading Method.pdf")).toBeVisible();
    await waitFor(() => expect(fakeWorkers.goOn).toHaveLength(1));

    await choose(PLAN, new File(["what it costs"], "Prices.pdf"));
    expect(screen.getByText("Reading Method.pdf, then 2 more")).toBeVisible();
    fakeWorkers.answers = "at once";
    fakeWorkers.goOn[0]!();

    await waitFor(() => expect(names()).toEqual(["Method.pdf", "Plan.pdf", "Prices.pdf"]));
  });

  test("a bid is not sent while files are read: it says so at what is read, and is sent with them afterwards", async () => {
    fakeWorkers.answers = "later";
    const { api } = showForm({
      SubmitBid: () => ({
        submitBid: { __typename: "Bid", id: "b1", status: "pending", submittedAt: "2026-12-01T12:00:00.000Z" },
      }),
    });
    await open();
    await choose(METHOD, PLAN);
    await waitFor(() => expect(fakeWorkers.goOn).toHaveLength(1));

    await userEvent.click(screen.getByRole("button", { name: "Submit Bid" }));

    const said = "2 files are still being read. Wait until they are, or cancel.";
    expect(await screen.findByRole("link", { name: said })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByText("Reading Method.pdf, then 1 more").closest("[tabindex]")).toHaveFocus(),
    );
    expect(screen.getByText("Reading Method.pdf, then 1 more").closest("[tabindex]")).toHaveTextContent(said);
    expect(screen.getByLabelText(/Timeline/)).toHaveValue("90");
    expect(api.operations.map(({ name }) => name)).not.toContain("SubmitBid");
    fakeWorkers.answers = "at once";
    fakeWorkers.goOn[0]!();
    await waitFor(() => expect(names()).toEqual(["Method.pdf", "Plan.pdf"]));
    await waitFor(() => expect(screen.queryByRole("link", { name: said })).not.toBeInTheDocument());
    await submitBid();

    await waitFor(() =>
      expect(api.operations.find(({ name }) => name === "SubmitBid")?.variables.input).toMatchObject({
        documents: [NAMED_METHOD, NAMED_PLAN],
      }),
    );
  });

  test("a bid can be sent once the reading is cancelled", async () => {
    fakeWorkers.answers = "later";
    const { api } = showForm({
      SubmitBid: () => ({
        submitBid: { __typename: "Bid", id: "b1", status: "pending", submittedAt: "2026-12-01T12:00:00.000Z" },
      }),
    });
    await open();
    await choose(METHOD);
    await userEvent.click(screen.getByRole("button", { name: "Submit Bid" }));
    await screen.findByRole("link", { name: "1 file is still being read. Wait until it is, or cancel." });

    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await submitBid();

    await waitFor(() => expect(api.operations.map(({ name }) => name)).toContain("SubmitBid"));
  });

  test("a worker that cannot be loaded is not the file's fault, and the next try loads it again", async () => {
    fakeWorkers.answers = "not loaded";
    showForm();
    await open();

    await choose(METHOD);

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "What reads files could not be loaded, so “Method.pdf” was not read. Choose it again once there is a connection.",
    );
    fakeWorkers.answers = "at once";
    await choose(METHOD);
    await waitFor(() => expect(names()).toEqual(["Method.pdf"]));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("what the server says of a row stands at it", async () => {
    showForm(
      {
        SubmitBid: () => {
          throw refused("BAD_USER_INPUT", "Two documents have this name", {
            "documents[1].name": "Two documents have this name",
          });
        },
      },
      aDraft({
        technicalProposal: "We replace the deck in four stages and keep one lane open to traffic.",
        timelineDays: "90",
        documents: [NAMED_METHOD, NAMED_PLAN],
      }),
    );
    await screen.findByText("Plan.pdf");

    await submitBid();

    const second = () => within(screen.getByRole("list", { name: "Named files" })).getAllByRole("listitem")[1]!;
    await waitFor(() => expect(second()).toHaveTextContent("Two documents have this name"));
  });
});

describe("the files of an own bid", () => {
  const withState = (state: "given" | "owed" | "notDelivered", url: string | null = null) => ({
    __typename: "BidDocument" as const,
    fileId: null,
    virusCheck: null,
    position: 1,
    ...NAMED_METHOD,
    url,
    state,
  });
  const show = (bid: ReturnType<typeof aMyBid>, answers: Answers = {}) =>
    renderAt(
      "/",
      [
        {
          path: "*",
          element: (
            <>
              <OwedDocuments bid={bid} />
              <OwnDocuments bid={bid} />
            </>
          ),
        },
      ],
      answers,
    );
  const owing = () => aMyBid({ documents: [withState("owed")], documentsOwed: 1 });
  const until = (documentsUntil: string) => ({ tender: { ...aMyBid().tender!, documentsUntil } });

  test("what is owed is said with the time that is left, and an address is given", async () => {
    const { api } = show(
      { ...owing(), ...until(new Date(Date.now() + 19.5 * 3_600_000).toISOString()) },
      {
        GiveDocumentAddress: ({ bidId }) => ({
          giveDocumentAddress: {
            __typename: "Bid",
            id: bidId,
            documents: [withState("given", "https://docs.example.org/m.pdf")],
            documentsOwed: 0,
          },
        }),
      },
    );

    expect(screen.getByText(/^1 document has no address yet\. You have until .* \(in 19 h\)\.$/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Give address of Method.pdf" }));
    await fill(screen.getByLabelText(/Address of Method.pdf/), "https://docs.example.org/m.pdf");
    await userEvent.click(screen.getByRole("button", { name: "Save address" }));

    await waitFor(() => expect(screen.queryByLabelText(/Address of Method.pdf/)).not.toBeInTheDocument());
    expect(api.operations.find(({ name }) => name === "GiveDocumentAddress")?.variables).toMatchObject({
      bidId: "b1",
      sha256: NAMED_METHOD.sha256,
      url: "https://docs.example.org/m.pdf",
    });
  });

  test("the way to what is owed leads to the first document without an address, and to its field once that is open", async () => {
    const given = { ...withState("given", "https://docs.example.org/m.pdf"), ...NAMED_METHOD };
    const owed = { ...withState("owed"), position: 2, ...NAMED_PLAN };
    const bid = {
      ...aMyBid({
        documents: [given, owed],
        documentsOwed: 1,
        revisions: [submittedTerms({ documents: [NAMED_METHOD, NAMED_PLAN] })],
      }),
      ...until(new Date(Date.now() + 20 * 3_600_000).toISOString()),
    };
    Element.prototype.scrollIntoView = jest.fn();
    renderAt("/bid#files", [{ path: "*", element: <MyBidSheet bid={bid} /> }], {});
    const give = await screen.findByRole("button", { name: "Give address of Plan.pdf" });
    await waitFor(() => expect(give).toHaveFocus());

    await userEvent.click(screen.getByRole("button", { name: "Replace the address of Method.pdf" }));
    await userEvent.click(give);
    await userEvent.click(screen.getByRole("button", { name: "Give addresses" }));

    expect(screen.getByLabelText(/Address of Plan.pdf/)).toHaveFocus();
  });

  test("an address that is none is refused before it is sent, and a refusal of the server keeps what was typed", async () => {
    show(owing(), {
      GiveDocumentAddress: () => {
        throw refused("TENDER_CLOSED", "The time to give addresses is over");
      },
    });
    await userEvent.click(screen.getByRole("button", { name: "Give address of Method.pdf" }));
    const field = screen.getByLabelText(/Address of Method.pdf/);

    await fill(field, "ftp://docs");
    await userEvent.click(screen.getByRole("button", { name: "Save address" }));
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.clear(field);
    await fill(field, "https://docs.example.org/m.pdf");
    await userEvent.click(screen.getByRole("button", { name: "Save address" }));

    expect(await screen.findByText("The time to give addresses is over")).toBeVisible();
    expect(field).toHaveValue("https://docs.example.org/m.pdf");
  });

  test("after the time nothing is asked for, and what is missing is said", () => {
    show({ ...aMyBid({ documents: [withState("notDelivered")] }), ...until("2020-01-01T00:00:00.000Z") });

    expect(screen.getByText(/^1 file was not delivered\./)).toBeVisible();
    expect(screen.getByText("Not delivered")).toBeVisible();
    expect(screen.queryByRole("button", { name: /address/ })).not.toBeInTheDocument();
  });

  test("a missing file is uploaded from here: one that is named is recognised by its fingerprint, another is refused", async () => {
    show({ ...owing(), ...until(IN_A_DAY) });

    await userEvent.upload(screen.getByLabelText("Upload the missing files", { selector: "input" }), PLAN);
    expect(
      await screen.findByText("“Plan.pdf” is none of the missing files: its SHA-256 is another one."),
    ).toBeVisible();
    await userEvent.upload(
      screen.getByLabelText("Upload the missing files", { selector: "input" }),
      new File(["how we build"], "Copy of method.pdf"),
    );

    await waitFor(() => expect(fakeSender.of("Method.pdf").calls).toEqual(["start"]));
    expect(fakeSender.of("Method.pdf").toSend).toMatchObject({ tenderId: aMyBid().tender!.id, purpose: "bidDocument" });
  });

  test("what is owed as the time passes is missing, without a reload", async () => {
    show({ ...owing(), ...until(new Date(Date.now() + 500).toISOString()) });
    expect(screen.getByText("Not delivered yet")).toBeVisible();

    expect(await screen.findByText("Not delivered")).toBeVisible();
    expect(screen.getByText(/^1 file was not delivered\./)).toBeVisible();
    expect(screen.queryByText("Not delivered yet")).not.toBeInTheDocument();
  });

  test.each([
    ["of a withdrawn bid", { withdrawnAt: "2026-12-02T00:00:00.000Z" }],
    ["of a bid on a deleted tender", { tender: { ...aMyBid().tender!, deletedAt: "2026-12-02T00:00:00.000Z" } }],
    ["of a bid on a cancelled tender", { tender: { ...aMyBid().tender!, cancelledAt: "2026-12-02T00:00:00.000Z" } }],
  ])("the files %s ask for nothing, and nothing is said to be missing", (_which, given) => {
    show({ ...aMyBid({ documents: [withState("notDelivered")] }), ...given });

    expect(screen.getByText("Method.pdf")).toBeVisible();
    expect(screen.queryByText(/not delivered/i)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /address of/ })).not.toBeInTheDocument();
  });

  test("files that only an earlier revision named are listed with it, and are checked", async () => {
    const earlier = submittedTerms({ documents: [NAMED_PLAN] });
    renderAt(
      "/",
      [{ path: "*", element: <MyBidSheet bid={aMyBid({ revisions: [submittedTerms({ revision: 2 }), earlier] })} /> }],
      {},
    );

    await userEvent.upload(await screen.findByLabelText("Check a file", { selector: "input" }), PLAN);

    expect(
      await screen.findByText("This is the file named “Plan.pdf” in revision 1, received Dec 1, 2026, 12:29:59 UTC."),
    ).toBeVisible();
    await userEvent.click(await screen.findByText("Revision 1"));
    expect(
      within(screen.getByRole("list", { name: "Files of revision 1" })).getByText(NAMED_PLAN.sha256),
    ).toBeVisible();
  });

  test.each([
    [
      "one of the newest revision",
      METHOD,
      "This is the file named “Method.pdf” in revision 2, received Dec 1, 2026, 12:29:59 UTC.",
    ],
    [
      "one of an earlier revision",
      PLAN,
      "This is the file named “Plan.pdf” in revision 1, received Dec 1, 2026, 12:29:59 UTC.",
    ],
    ["another", new File(["other"], "Method.pdf"), "This file is not among the 2 that were named."],
  ])("a checked file: %s", async (_which, file, sentence) => {
    const named = (document: typeof NAMED_PLAN) => [
      { __typename: "BidDocument" as const, fileId: null, virusCheck: null, ...document },
    ];
    show(
      aMyBid({
        documents: [withState("given", "https://docs.example.org/m.pdf")],
        revisions: [
          submittedTerms({ revision: 2, documents: named(NAMED_METHOD) }),
          submittedTerms({ documents: named(NAMED_PLAN) }),
        ],
      }),
    );

    await userEvent.upload(screen.getByLabelText("Check a file", { selector: "input" }), file);

    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
