import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { CompanyDocuments } from "#web/features/company-profile/documents/CompanyDocuments.tsx";
import { aCompanyDocument, FILE_ID } from "#web/testing/companyDocument.builders.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { fakeSender } from "#web/testing/fakeSender.ts";
import { resetFakeWorkers, sha256Of } from "#web/testing/fakeWorker.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { forgetUploads } from "#web/ui/uploads/uploads.ts";

jest.mock("#web/ui/uploads/sendFile.ts", () => jest.requireActual<object>("#web/testing/fakeSender.ts"));
jest.mock("#web/ui/fingerprints/openWorker.ts", () => jest.requireActual<object>("#web/testing/fakeWorker.ts"));

afterEach(() => jest.useRealTimers());
beforeEach(() => {
  resetFakeWorkers();
  forgetUploads();
  fakeSender.uploads.length = 0;
  fakeSender.deleted.length = 0;
});

const open = (answers: Answers) => renderAt("/", [{ path: "*", element: <CompanyDocuments /> }], answers);
const choose = async (text: string, name: string) =>
  userEvent.upload(await screen.findByLabelText(/^Choose a/, { selector: "input" }), new File([text], name));

test("a document is added: its file is uploaded while the form is filled in, and the list shows it", async () => {
  const documents: object[] = [];
  const { api } = open({
    CompanyDocuments: () => ({ companyDocuments: documents }),
    CreateCompanyDocument: () => {
      documents.push(aCompanyDocument());
      return { createCompanyDocument: documents[0] };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Add a document" }));
  await choose("no tax is due", "Tax clearance.pdf");
  await waitFor(() => expect(fakeSender.of("Tax clearance.pdf").calls).toEqual(["start"]));
  expect(fakeSender.of("Tax clearance.pdf").toSend).toMatchObject({
    purpose: "companyDocument",
    tenderId: null,
    sha256: sha256Of("no tax is due"),
  });

  await userEvent.click(screen.getByRole("button", { name: "Save document" }));
  expect(await screen.findByRole("link", { name: /Upload the file first/ })).toBeVisible();
  act(() => fakeSender.of("Tax clearance.pdf").listener.onDone(`/files/${FILE_ID}`));
  await userEvent.selectOptions(screen.getByLabelText(/^Kind/), "Tax clearance");
  await userEvent.type(screen.getByLabelText("Number"), "TC-1");
  await userEvent.click(screen.getByRole("button", { name: "Save document" }));

  const list = await screen.findByRole("list", { name: "Your documents" });
  expect(within(list).getByText("Tax clearance · TC-1 · Revenue Authority")).toBeVisible();
  expect(api.operations.find(({ name }) => name === "CreateCompanyDocument")?.variables.input).toMatchObject({
    kind: "taxClearance",
    name: "Tax clearance",
    number: "TC-1",
    issuer: null,
    validUntil: null,
    fileId: FILE_ID,
  });
  expect(fakeSender.deleted).toEqual([]);
});

test("a cancelled form deletes the uploaded file from the server", async () => {
  open({ CompanyDocuments: () => ({ companyDocuments: [] }) });
  await userEvent.click(await screen.findByRole("button", { name: "Add a document" }));
  await choose("no tax is due", "Tax clearance.pdf");
  await waitFor(() => expect(fakeSender.of("Tax clearance.pdf").calls).toEqual(["start"]));
  act(() => fakeSender.of("Tax clearance.pdf").listener.onDone(`/files/${FILE_ID}`));

  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));

  await waitFor(() => expect(fakeSender.deleted).toEqual([FILE_ID]));
  expect(await screen.findByRole("button", { name: "Add a document" })).toHaveFocus();
});

test("a document is changed without choosing its file again, and a colleague's change in the meantime survives", async () => {
  const document = aCompanyDocument({ version: 3 });
  let tries = 0;
  const { api } = open({
    CompanyDocuments: () => ({ companyDocuments: [document] }),
    UpdateCompanyDocument: () => {
      if (tries++ === 0) {
        Object.assign(document, { validUntil: "2031-05-04", version: 4 });
        throw refused("CONFLICT", "This company document was changed by somebody else in the meantime.");
      }
      return { updateCompanyDocument: document };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Edit Tax clearance" }));
  await userEvent.type(await screen.findByLabelText("Issued by"), " of Lagos");

  await userEvent.click(screen.getByRole("button", { name: "Save document" }));
  await waitFor(() => expect(tries).toBe(1));
  await screen.findByText("This company document was changed by somebody else in the meantime.");
  const notice = (await screen.findByText("The document was changed elsewhere since you opened it")).parentElement!;
  expect(notice).toHaveTextContent("Valid untilMay 4, 2031");
  expect(screen.getByLabelText(/^Valid until/)).toHaveValue("2031-05-04");
  await userEvent.click(screen.getByRole("button", { name: "Save document" }));

  await waitFor(() => expect(tries).toBe(2));
  const { variables } = api.operations.findLast(({ name }) => name === "UpdateCompanyDocument")!;
  expect(variables).toMatchObject({
    id: "d1",
    patch: { issuer: "Revenue Authority of Lagos", validUntil: "2031-05-04", version: 4 },
  });
  expect(variables.patch).not.toHaveProperty("fileId");
});

test("a file that a colleague replaced in the meantime is taken, by its name, and not replaced by the earlier one", async () => {
  const document = aCompanyDocument({ version: 3 });
  const replaced = { ...document.file, id: "0190b2f5-0000-7000-8000-000000000009", name: "Clearance 2031.pdf" };
  let tries = 0;
  const { api } = open({
    CompanyDocuments: () => ({ companyDocuments: [document] }),
    UpdateCompanyDocument: () => {
      if (tries++ === 0) {
        Object.assign(document, { file: replaced, issuer: "City of Lagos", version: 4 });
        throw refused("CONFLICT", "This company document was changed by somebody else in the meantime.");
      }
      return { updateCompanyDocument: document };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Edit Tax clearance" }));
  await userEvent.type(await screen.findByLabelText("Issued by"), " of Lagos");
  await userEvent.click(screen.getByRole("button", { name: "Save document" }));

  const notice = (await screen.findByText("The document was changed elsewhere since you opened it")).parentElement!;
  expect(notice).toHaveTextContent("FileClearance 2031.pdf");
  expect(notice).toHaveTextContent("Theirs: City of Lagos");
  expect(notice).toHaveTextContent("Yours: Revenue Authority of Lagos");
  await userEvent.click(screen.getByRole("button", { name: "Save document" }));

  await waitFor(() => expect(tries).toBe(2));
  const { variables } = api.operations.findLast(({ name }) => name === "UpdateCompanyDocument")!;
  expect(variables.patch).not.toHaveProperty("fileId");
});

test("while a form is open, no other document can be edited; closing it focuses the button that opened it", async () => {
  const second = aCompanyDocument({ id: "d2", name: "Insurance", kind: "insurance" });
  open({ CompanyDocuments: () => ({ companyDocuments: [aCompanyDocument(), second] }) });
  await userEvent.click(await screen.findByRole("button", { name: "Edit Tax clearance" }));
  await userEvent.type(await screen.findByLabelText("Issued by"), " of Lagos");

  expect(screen.getByRole("button", { name: "Edit Insurance" })).toBeDisabled();
  expect(screen.getByLabelText("Issued by")).toHaveValue("Revenue Authority of Lagos");

  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Edit Tax clearance" })).toHaveFocus());
  expect(screen.getByRole("button", { name: "Edit Insurance" })).toBeEnabled();
});

test("a file that is being checked for viruses is asked for again until the result is known", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { file } = aCompanyDocument();
  let virusCheck: "checking" | "clean" = "checking";
  const { api } = open({
    CompanyDocuments: () => ({ companyDocuments: [aCompanyDocument({ file: { ...file, virusCheck } })] }),
  });
  const asked = () => api.operations.filter(({ name }) => name === "CompanyDocuments").length;
  expect(await screen.findByText(/being checked for viruses/)).toBeVisible();

  virusCheck = "clean";
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(screen.queryByText(/being checked for viruses/)).not.toBeInTheDocument();
  const whenKnown = asked();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(asked()).toBe(whenKnown);
});

test("removing asks first; a document that expires soon or has expired says so", async () => {
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
  let documents = [
    aCompanyDocument({ validUntil: days(30) }),
    aCompanyDocument({ id: "d2", name: "Insurance", kind: "insurance", validUntil: days(-2) }),
  ];
  open({
    CompanyDocuments: () => ({ companyDocuments: documents }),
    DeleteCompanyDocument: () => {
      documents = documents.slice(1);
      return { deleteCompanyDocument: { __typename: "CompanyDocument", id: "d1" } };
    },
  });
  expect(await screen.findByText("Expires soon")).toBeVisible();
  expect(screen.getByText("Expired")).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Remove Tax clearance" }));
  const dialog = await screen.findByRole("dialog", { name: "Remove “Tax clearance”?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Remove" }));

  await waitFor(() => expect(screen.queryByRole("button", { name: "Remove Tax clearance" })).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: "Remove Insurance" })).toBeVisible();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Documents of your company" })).toHaveFocus());
});
