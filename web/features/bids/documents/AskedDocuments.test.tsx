import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { BidForm } from "#web/features/bids/form/BidForm.tsx";
import { aDraft } from "#web/features/bids/myBid.builders.ts";
import { aCompanyDocument } from "#web/testing/companyDocument.builders.ts";
import { type Answers } from "#web/testing/fakeApi.ts";
import { fakeSender } from "#web/testing/fakeSender.ts";
import { resetFakeWorkers } from "#web/testing/fakeWorker.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { forgetUploads } from "#web/ui/uploads/uploads.ts";

jest.mock("#web/ui/uploads/sendFile.ts", () => jest.requireActual<object>("#web/testing/fakeSender.ts"));
jest.mock("#web/ui/fingerprints/openWorker.ts", () => jest.requireActual<object>("#web/testing/fakeWorker.ts"));

beforeEach(() => {
  resetFakeWorkers();
  forgetUploads();
  fakeSender.uploads.length = 0;
});

const { sha256 } = aCompanyDocument().file;
const COPY = { __typename: "UploadedFile" as const, id: "f2", bytes: 13, sha256, state: "kept" };

const showForm = (answers: Answers, stored = aDraft()) =>
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
            tender={{
              budgetMin: 1,
              budgetMax: 9,
              closingDate: "2026-12-31T21:00:00.000Z",
              requiredDocuments: ["taxClearance", "insurance"],
            }}
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
      SaveBidDraft: () => ({ saveBidDraft: aDraft() }),
      UploadedFiles: () => ({
        uploadedFiles: [{ __typename: "UploadedFile", id: "f2", sha256, state: "kept", virusCheck: "clean" }],
      }),
      AttachCompanyDocument: () => ({ attachCompanyDocument: COPY }),
      ...answers,
    },
  );
const itemsAskedFor = async () =>
  within(await screen.findByRole("list", { name: "Documents asked for" })).getAllByRole("listitem");

test("the documents asked for say what is attached, kept or missing, and what expires before the closing", async () => {
  const { api } = showForm({
    CompanyDocuments: () => ({ companyDocuments: [aCompanyDocument({ validUntil: "2026-12-30" })] }),
  });
  const [clearance, insurance] = await itemsAskedFor();
  expect(await within(clearance!).findByText("Expires on Dec 30, 2026, before the closing")).toBeVisible();
  expect(within(insurance!).getByText(/^Missing\./)).toBeVisible();

  await userEvent.click(within(clearance!).getByRole("button", { name: "Attach Tax clearance" }));

  expect(await within(clearance!).findByText("Attached: Tax clearance.pdf")).toBeVisible();
  expect(within(clearance!).getByText("Tax clearance")).toHaveFocus();
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Attached: Tax clearance.pdf");
  expect(within(clearance!).getByText("Expires on Dec 30, 2026, before the closing")).toBeVisible();
  expect(api.operations.find(({ name }) => name === "AttachCompanyDocument")?.variables).toEqual({
    tenderId: "t1",
    companyDocumentId: "d1",
  });
  await waitFor(() =>
    expect(api.operations.findLast(({ name }) => name === "SaveBidDraft")?.variables.input).toMatchObject({
      documents: [{ name: "Tax clearance.pdf", bytes: 13, sha256, kind: "taxClearance" }],
    }),
  );

  await userEvent.selectOptions(await screen.findByLabelText("What Tax clearance.pdf is"), "Insurance");
  expect(await within(insurance!).findByText("Attached: Tax clearance.pdf")).toBeVisible();
});

test("a file that is added while the server copies a document stays in the bid", async () => {
  let finishCopy: (answer: object) => void = () => undefined;
  const { api } = showForm({
    CompanyDocuments: () => ({ companyDocuments: [aCompanyDocument()] }),
    AttachCompanyDocument: () => new Promise((resolve) => (finishCopy = resolve)),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Add files" }));
  await userEvent.click(await screen.findByRole("button", { name: "Attach Tax clearance" }));
  await userEvent.upload(
    await screen.findByLabelText("Choose files", { selector: "input" }),
    new File(["how we build"], "Method.pdf"),
  );
  await screen.findByRole("button", { name: "Remove Method.pdf" });

  act(() => finishCopy({ attachCompanyDocument: COPY }));

  expect(await screen.findByRole("button", { name: "Remove Tax clearance.pdf" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Remove Method.pdf" })).toBeVisible();
  await waitFor(() =>
    expect(api.operations.findLast(({ name }) => name === "SaveBidDraft")?.variables.input).toMatchObject({
      documents: [{ name: "Method.pdf" }, { name: "Tax clearance.pdf" }],
    }),
  );
});

test("a bid can have several documents of a kind, but none with a virus", async () => {
  showForm({
    CompanyDocuments: () => ({
      companyDocuments: [
        aCompanyDocument(),
        aCompanyDocument({
          id: "d2",
          name: "Second clearance",
          file: { ...aCompanyDocument().file, id: "x", sha256: "d1" },
        }),
        aCompanyDocument({
          id: "d3",
          name: "Infected policy",
          kind: "insurance",
          file: { ...aCompanyDocument().file, id: "y", sha256: "d2", virusCheck: "infected" },
        }),
      ],
    }),
  });
  const [clearance, insurance] = await itemsAskedFor();

  await userEvent.click(await within(clearance!).findByRole("button", { name: "Attach Tax clearance" }));
  await within(clearance!).findByText("Attached: Tax clearance.pdf");

  expect(within(clearance!).getByRole("button", { name: "Attach Second clearance" })).toBeVisible();
  expect(within(clearance!).queryByText("Not attached yet")).not.toBeInTheDocument();
  expect(within(insurance!).getByText("This file contained a virus and was deleted.")).toBeVisible();
  expect(within(insurance!).queryByRole("button")).not.toBeInTheDocument();
  expect(within(insurance!).getByText(/^Missing\./)).toBeVisible();
});

test("nothing is said to be missing before the documents of the company are loaded; a failure can be tried again", async () => {
  let tries = 0;
  showForm({
    CompanyDocuments: () => {
      if (tries++ === 0) throw new Error("no connection");
      return { companyDocuments: [] };
    },
  });
  const [clearance] = await itemsAskedFor();
  expect(within(clearance!).queryByText(/^Missing/)).not.toBeInTheDocument();

  const alert = (await screen.findByText("The documents of your company could not be loaded.")).parentElement!;
  expect(within(clearance!).queryByText(/^Missing/)).not.toBeInTheDocument();
  await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));

  expect(await within(clearance!).findByText(/^Missing\./)).toBeVisible();
  expect(alert).not.toBeInTheDocument();
});
