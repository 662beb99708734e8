import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { submittedTerms } from "#web/features/bids/myBid.builders.ts";
import { BidReceiptCard } from "#web/features/bids/receipts/BidReceiptCard.tsx";
import { CheckReceipt } from "#web/features/bids/receipts/CheckReceipt.tsx";
import { refused, type Answers } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const SUM = "1".repeat(64);
const BID = {
  id: "b1",
  company: { __typename: "Company" as const, id: "c1", companyName: "Mwangi Engineering" },
  tenderNumber: "AX-2026-001",
  tenderTitle: "Athi River bridge rehabilitation",
};
const matching = () => ({
  verifyBidReceipt: {
    __typename: "BidReceiptVerification",
    matches: true,
    receipt: {
      __typename: "BidReceipt",
      receiptNumber: "AX-00001-ABCDE",
      revision: 1,
      submittedAt: "2026-12-01T12:30:00.000Z",
    },
  },
});
const differing = () => ({ verifyBidReceipt: { __typename: "BidReceiptVerification", matches: false, receipt: null } });

const show = (element: object, answers: Answers) => renderAt("/", [{ path: "*", element: element as never }], answers);
const verdict = () => screen.getByRole("status", { name: "Verification" });
const verifications = (api: ReturnType<typeof renderAt>["api"]) =>
  api.operations.filter(({ name }) => name === "VerifyBidReceipt").map(({ variables }) => variables);

describe("the receipt that is shown", () => {
  const receipt = <BidReceiptCard bid={BID} terms={submittedTerms()} />;

  /** Renders the receipt, and waits for its lazy-loaded button. */
  async function showReceipt(answers: Answers) {
    const shown = show(receipt, answers);
    await screen.findByRole("button", { name: "Save receipt" });
    return shown;
  }

  test("says what its sum covers", async () => {
    await showReceipt({});

    expect(
      screen.getByText(
        /^The SHA-256 covers the whole submission: bidder, tender, revision, time submitted, amount, timeline, proposal and documents link\.$/,
      ),
    ).toBeVisible();
    expect(verdict()).toBeEmptyDOMElement();
  });

  test("is checked with one press, and matches", async () => {
    const { api } = await showReceipt({ VerifyBidReceipt: matching });

    await userEvent.click(screen.getByRole("button", { name: "Check this receipt" }));

    await waitFor(() => expect(verdict()).toHaveTextContent("The receipt matches"));
    expect(verdict()).toHaveTextContent(
      "AX-00001-ABCDE is the receipt of revision 1, received Dec 1, 2026, 12:30:00 UTC.",
    );
    expect(verifications(api)).toEqual([{ receiptNumber: "AX-00001-ABCDE", sha256: SUM }]);
    expect(screen.getByRole("button", { name: "Check again" })).toHaveFocus();
  });

  test("is saved as a file that holds all that its sum covers", async () => {
    const whole = {
      __typename: "BidReceipt",
      receiptNumber: "AX-00001-ABCDE",
      bidId: "b1",
      revision: 1,
      submittedAt: "2026-12-01T12:30:00.000Z",
      receivedAt: null,
      sha256: SUM,
      canonicalForm: '{"bidAmount":1850000}',
    };
    const saved: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${saved.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation();
    const { api } = await showReceipt({
      WholeReceipts: () => ({
        bid: { __typename: "Bid", id: "b1", revisions: [{ __typename: "BidRevision", revision: 1, receipt: whole }] },
      }),
    });

    await userEvent.click(await screen.findByRole("button", { name: "Save receipt" }));

    await waitFor(() => expect(screen.getByRole("status", { name: "Saved file" })).toHaveTextContent("Saved"));
    expect(api.operations).toMatchObject([{ name: "WholeReceipts", variables: { id: "b1" } }]);
    expect((click.mock.instances[0] as unknown as HTMLAnchorElement).download).toBe("AX-00001-ABCDE.json");
    const text = await new Promise((read) =>
      Object.assign(new FileReader(), {
        onload: ({ target }: ProgressEvent<FileReader>) => read(target?.result),
      }).readAsText(saved[0]!),
    );
    expect(JSON.parse(text as string)).toEqual({ ...whole, __typename: undefined });
    expect(screen.getByRole("link", { name: "check the saved file and its closing seal" })).toHaveAttribute(
      "href",
      "/verify",
    );
    click.mockRestore();
  });

  test("that could not be loaded is not saved, and says so", async () => {
    await showReceipt({});

    await userEvent.click(await screen.findByRole("button", { name: "Save receipt" }));

    await waitFor(() =>
      expect(screen.getByRole("status", { name: "Saved file" })).toHaveTextContent(
        "Not saved: the receipt could not be loaded. Try again.",
      ),
    );
  });

  test("that does not match says so, and what to do", async () => {
    await showReceipt({ VerifyBidReceipt: differing });

    await userEvent.click(screen.getByRole("button", { name: "Check this receipt" }));

    await waitFor(() => expect(verdict()).toHaveTextContent("The receipt does not match"));
    expect(verdict()).toHaveTextContent(
      "What is stored under AX-00001-ABCDE has another SHA-256. Keep a copy of this receipt and write to globaldesk@axion.example.",
    );
  });

  test("that could not be checked is neither: it can be tried again", async () => {
    const { api } = await showReceipt({
      VerifyBidReceipt: () => {
        throw refused("RATE_LIMITED", "Too many tries");
      },
    });
    await userEvent.click(screen.getByRole("button", { name: "Check this receipt" }));
    await waitFor(() => expect(verdict()).toHaveTextContent("The receipt could not be checked"));
    expect(verdict()).not.toHaveTextContent("match");

    api.answers.VerifyBidReceipt = matching;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));

    await waitFor(() => expect(verdict()).toHaveTextContent("The receipt matches"));
  });

  test("a press while the check is under way asks nothing more", async () => {
    const { api } = await showReceipt({ VerifyBidReceipt: () => new Promise<never>(() => undefined) });
    await userEvent.click(screen.getByRole("button", { name: "Check this receipt" }));

    await userEvent.click(screen.getByRole("button", { name: "Checking..." }));

    expect(verifications(api)).toHaveLength(1);
  });
});

describe("a receipt on paper", () => {
  async function open(answers: Answers = {}) {
    const view = show(<CheckReceipt />, answers);
    await userEvent.click(screen.getByRole("button", { name: "Check a receipt" }));
    const dialog = within(screen.getByRole("dialog", { name: "Check a receipt" }));
    await dialog.findByLabelText("Receipt number");
    return { ...view, dialog };
  }

  test("is checked by its number and its sum, whatever their blanks, line breaks and capitals", async () => {
    const { api, dialog } = await open({ VerifyBidReceipt: matching });
    await userEvent.type(dialog.getByLabelText("Receipt number"), " ax-00001-abcde");
    await userEvent.click(dialog.getByLabelText("SHA-256"));
    await userEvent.paste(`${"A".repeat(32)}\n ${"b".repeat(32)} `);

    await userEvent.click(dialog.getByRole("button", { name: "Check receipt" }));

    await waitFor(() => expect(verdict()).toHaveTextContent("The receipt matches"));
    expect(verifications(api)).toEqual([{ receiptNumber: "AX-00001-ABCDE", sha256: "a".repeat(32) + "b".repeat(32) }]);
  });

  test("that is unknown, another company's or changed does not match", async () => {
    const { dialog } = await open({ VerifyBidReceipt: differing });
    await userEvent.type(dialog.getByLabelText("Receipt number"), "AX-00001-ABCDE");
    await userEvent.click(dialog.getByLabelText("SHA-256"));
    await userEvent.paste(SUM);

    await userEvent.click(dialog.getByRole("button", { name: "Check receipt" }));

    await waitFor(() =>
      expect(verdict()).toHaveTextContent(
        /^The receipt does not matchNo receipt that you may read has this number and this SHA-256\./,
      ),
    );
  });

  test("with a number or a sum of another form is told at the field, and nothing is asked", async () => {
    const { api, dialog } = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Check receipt" }));
    expect((await dialog.findAllByText("Receipt number is required")).length).toBeGreaterThan(0);
    expect(dialog.getAllByText("SHA-256 is required").length).toBeGreaterThan(0);

    await userEvent.type(dialog.getByLabelText("Receipt number"), "00001");
    await userEvent.type(dialog.getByLabelText("SHA-256"), "xyz");

    expect((await dialog.findAllByText("A receipt number looks like AX-7K2QM-94TNC")).length).toBeGreaterThan(0);
    expect((await dialog.findAllByText("A SHA-256 has 64 digits: 0 to 9 and a to f")).length).toBeGreaterThan(0);
    expect(verifications(api)).toEqual([]);
  });
});
