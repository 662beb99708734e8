import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { BidForm } from "#web/features/bids/form/BidForm.tsx";
import { aDraft } from "#web/features/bids/myBid.builders.ts";
import { aCompanyDocument } from "#web/testing/companyDocument.builders.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

jest.mock("#web/ui/uploads/sendFile.ts", () => jest.requireActual<object>("#web/testing/fakeSender.ts"));
jest.mock("#web/ui/fingerprints/openWorker.ts", () => jest.requireActual<object>("#web/testing/fakeWorker.ts"));

test("the documents asked for say what is attached, kept or missing, and what expires before the closing", async () => {
  const { sha256 } = aCompanyDocument().file;
  const { api } = renderAt(
    "/",
    [
      {
        path: "*",
        element: (
          <BidForm
            tenderId="t1"
            bidderId="amina"
            stored={aDraft()}
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
      UploadedFiles: () => ({ uploadedFiles: [{ __typename: "UploadedFile", id: "f2", sha256, state: "kept" }] }),
      CompanyDocuments: () => ({ companyDocuments: [aCompanyDocument({ validUntil: "2026-12-30" })] }),
      AttachCompanyDocument: () => ({
        attachCompanyDocument: { __typename: "UploadedFile", id: "f2", bytes: 13, sha256, state: "kept" },
      }),
    },
  );
  const [clearance, insurance] = within(await screen.findByRole("list", { name: "Documents asked for" })).getAllByRole(
    "listitem",
  );
  expect(await within(clearance!).findByText("Expires on Dec 30, 2026, before the closing")).toBeVisible();
  expect(within(insurance!).getByText(/^Missing\./)).toBeVisible();

  await userEvent.click(within(clearance!).getByRole("button", { name: "Attach Tax clearance" }));

  expect(await within(clearance!).findByText("Attached: Tax clearance.pdf")).toBeVisible();
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
