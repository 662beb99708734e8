import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { BidForm } from "#web/features/bids/form/BidForm.tsx";
import { aDraft } from "#web/features/bids/myBid.builders.ts";
import { paths } from "#web/paths.ts";
import { refused, type Answers } from "#web/testing/fakeApi.ts";
import { fill } from "#web/testing/fill.ts";
import { pass, unavailable, withoutJitter } from "#web/testing/outage.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { submitBid } from "#web/testing/submitBid.ts";

const PROPOSAL = "We replace the deck in four stages and keep one lane open to traffic.";
const RECEIVED = {
  submitBid: { __typename: "Bid", id: "b1", status: "pending", submittedAt: "2026-12-01T12:00:00.000Z" },
};

beforeEach(() => sessionStorage.clear());

function showForm(answers: Answers = {}, { closed = false, sealed = false, bidderId = "amina" } = {}) {
  const onSubmitted = jest.fn();
  const form = (
    <BidForm
      tenderId="t1"
      bidderId={bidderId}
      tender={{ budgetMin: 1, budgetMax: 9, closingDate: "2026-12-31T21:00:00.000Z" }}
      budgetRange="$1 – $9"
      closed={closed}
      sealed={sealed}
      newestAddendum={0}
      amendedAt={null}
      onSubmitted={onSubmitted}
    />
  );
  return { onSubmitted, ...renderAt("/", [{ path: "*", element: form }], answers) };
}

async function fillIn() {
  await fill(screen.getByLabelText(/Bid amount \(USD\)/), "1850000");
  await fill(screen.getByLabelText(/Timeline \(days\)/), "240");
  await fill(screen.getByLabelText(/Technical proposal/), PROPOSAL);
}
const press = () => userEvent.click(screen.getByRole("button", { name: "Submit Bid" }));
const submitted = (api: ReturnType<typeof renderAt>["api"]) =>
  api.operations.filter(({ name }) => name === "SubmitBid");
const inputs = (api: ReturnType<typeof renderAt>["api"]) =>
  submitted(api).map(({ variables }) => variables.input as Record<string, unknown>);

test("an empty form is told what a bid needs, and nothing is sent", async () => {
  const { api } = showForm();

  await press();

  expect(await screen.findAllByText("Bid amount is required")).not.toHaveLength(0);
  expect(screen.getAllByText("Technical proposal must be at least 50 characters")).not.toHaveLength(0);
  expect(screen.getAllByText("Timeline is required")).not.toHaveLength(0);
  const summary = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(summary.toSorted()).toEqual([
    "Bid amount is required",
    "Technical proposal must be at least 50 characters",
    "Timeline is required",
  ]);
  expect(submitted(api)).toEqual([]);
});

test.each([
  [false, "Administrators can read bids on this tender before it closes."],
  [true, "This tender is sealed: nobody but your company reads your bid before the opening."],
])("beside the button stands who reads the bid before the closing time (sealed: %s)", (sealed, sentence) => {
  showForm({}, { sealed });

  expect(screen.getByText(sentence)).toBeVisible();
});

test("a technical proposal of 49 characters is too short", async () => {
  showForm();
  await fill(screen.getByLabelText(/Technical proposal/), "x".repeat(49));

  await press();

  expect(screen.getByLabelText(/Technical proposal/)).toBeInvalid();
  await userEvent.type(screen.getByLabelText(/Technical proposal/), "x");
  await waitFor(() => expect(screen.getByLabelText(/Technical proposal/)).toBeValid());
});

test("the amount is hinted to lie within the budget range, which is not enforced", async () => {
  const { api, onSubmitted } = showForm({ SubmitBid: () => RECEIVED });
  expect(screen.getByLabelText(/Bid amount/)).toHaveAccessibleDescription("Budget range: $1 – $9");

  await fillIn();
  await submitBid();

  await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
  expect(onSubmitted).toHaveBeenCalledWith("b1");
  expect(await screen.findByText("Your bid has been submitted successfully")).toBeVisible();
  expect(inputs(api)).toEqual([
    {
      tenderId: "t1",
      bidAmount: 1_850_000,
      technicalProposal: PROPOSAL,
      timelineDays: 240,
      documentsUrl: null,
      documents: [],
      addendaSeen: 0,
      clientMutationId: expect.any(String) as string,
    },
  ]);
});

test("before a bid is sent, it is shown with the amount in words and against the range, its files and its readers", async () => {
  const { api } = showForm({ SubmitBid: () => RECEIVED }, { sealed: true });
  await fillIn();
  await fill(screen.getByLabelText(/Documents URL/), "https://example.org/bid");

  await press();

  const dialog = await screen.findByRole("dialog", { name: "Check your bid" });
  for (const text of [
    "one million eight hundred fifty thousand US dollars",
    "$1,849,991 above the range",
    "240 days",
    "https://example.org/bid",
    "Only your company, until the bids are opened after closing. Then administrators too.",
  ])
    expect(within(dialog).getByText(text)).toBeVisible();
  expect(dialog).toHaveTextContent(/until the tender closes: .*2026/);
  expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus();
  expect(submitted(api)).toEqual([]);
});

test("a bid that is not confirmed is not sent; the focus returns to the button, and changed terms are shown again", async () => {
  const { api } = showForm({ SubmitBid: () => RECEIVED });
  await fillIn();
  await press();
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("button", { name: "Submit Bid" })).toHaveFocus());
  expect(submitted(api)).toEqual([]);

  await fill(screen.getByLabelText(/Bid amount/), "0");
  await press();

  expect(await screen.findByText("eighteen million five hundred thousand US dollars")).toBeVisible();
  expect(submitted(api)).toEqual([]);
});

test("the amount is read back as money", async () => {
  showForm();

  await userEvent.type(screen.getByLabelText(/Bid amount/), "3200000000");

  expect(screen.getByLabelText(/Bid amount/)).toHaveAccessibleDescription(
    "Budget range: $1 – $9. You offer $3,200,000,000",
  );
});

test.each(["1,250,000", "$1,250,000", "1 250 000"])("an amount may be typed as %p", async (typed) => {
  const { api, onSubmitted } = showForm({ SubmitBid: () => RECEIVED });
  await fillIn();
  await userEvent.clear(screen.getByLabelText(/Bid amount/));
  await userEvent.type(screen.getByLabelText(/Bid amount/), typed);
  expect(screen.getByLabelText(/Bid amount/)).toHaveAccessibleDescription(/You offer \$1,250,000$/);

  await submitBid();

  await waitFor(() => expect(onSubmitted).toHaveBeenCalled());
  expect(inputs(api)).toMatchObject([{ bidAmount: 1_250_000 }]);
});

test("an amount or days that are no whole number are told at their fields, and never read as another one", async () => {
  const { api } = showForm();
  await fillIn();
  await userEvent.clear(screen.getByLabelText(/Bid amount/));
  await userEvent.type(screen.getByLabelText(/Bid amount/), "12 50");
  await userEvent.clear(screen.getByLabelText(/Timeline/));
  await userEvent.type(screen.getByLabelText(/Timeline/), "0x10");

  await press();

  await waitFor(() =>
    expect(screen.getByLabelText(/Bid amount/)).toHaveAccessibleDescription(
      "Bid amount must be a whole number of US dollars, at least 1 Budget range: $1 – $9",
    ),
  );
  expect(screen.getByLabelText(/Timeline/)).toHaveAccessibleDescription(
    "Timeline must be a whole number of days, at least 1",
  );
  expect(screen.getByLabelText(/Bid amount/)).toHaveValue("12 50");
  expect(submitted(api)).toEqual([]);
});

test("a comma that parts no thousands is not swallowed", async () => {
  const { api } = showForm();
  await fillIn();
  await userEvent.type(screen.getByLabelText(/Bid amount/), ",50");

  await press();

  expect(await screen.findAllByText(/must be a whole number of US dollars/)).not.toHaveLength(0);
  expect(submitted(api)).toEqual([]);
});

test("a bid that fails says so and loses nothing; a retry of the same content cannot create two", async () => {
  const { api, onSubmitted } = showForm();
  await fillIn();
  await submitBid();
  expect(await screen.findByText("Failed to submit bid. Please try again.")).toBeVisible();
  expect(screen.getByLabelText(/Technical proposal/)).toHaveValue(PROPOSAL);

  api.answers.SubmitBid = () => RECEIVED;
  await submitBid();

  await waitFor(() => expect(onSubmitted).toHaveBeenCalled());
  const [first, second] = inputs(api);
  expect(second?.clientMutationId).toBe(first?.clientMutationId);
});

test("other content is another bid", async () => {
  const { api } = showForm();
  await fillIn();
  await submitBid();
  await screen.findByText(/could not be confirmed/);

  await userEvent.type(screen.getByLabelText(/Timeline/), "0");
  await submitBid();

  await waitFor(() => expect(submitted(api)).toHaveLength(2));
  const [first, second] = inputs(api);
  expect(second?.clientMutationId).not.toBe(first?.clientMutationId);
});

test("a refusal of the server stays on the form in the server's words", async () => {
  showForm({
    SubmitBid: () => {
      throw refused("TENDER_CLOSED", "This tender no longer accepts bids");
    },
  });

  await fillIn();
  await submitBid();

  expect(await screen.findByText("This tender no longer accepts bids")).toBeVisible();
  expect(screen.getByText("Failed to submit bid. Please try again.")).toBeVisible();
  expect(screen.getByLabelText(/Bid amount/)).toHaveValue("1850000");
});

describe("a tender that was deleted while its bid form was open", () => {
  const SubmitBid = () => {
    throw refused("NOT_FOUND", "Tender not found");
  };

  test("is told of, with where the draft is and what to do next", async () => {
    showForm({ SubmitBid, SaveBidDraft: ({ input }) => ({ saveBidDraft: aDraft(input as object) }) });
    await fillIn();
    await screen.findByText(/^Saved /);

    await submitBid();

    const notice = await screen.findByText(
      "This tender was deleted since you opened it and takes no bids any more. What you typed is kept as a draft: read it under My Bids, and use what you need for another tender.",
    );
    expect(notice.closest('[role="alert"]')).toHaveFocus();
    expect(screen.getByRole("link", { name: "My Bids" })).toHaveAttribute("href", paths.myBids);
    expect(screen.queryByText("Tender not found")).not.toBeInTheDocument();
    expect(screen.getByLabelText(/Technical proposal/)).toHaveValue(PROPOSAL);
  });

  test("takes no new draft: the text stands on the page alone, and that is said", async () => {
    showForm({ SubmitBid, SaveBidDraft: SubmitBid });
    await fillIn();

    await submitBid();

    expect(
      await screen.findByText(
        /What you typed stands only on this page: copy what you need for another tender before you leave it\./,
      ),
    ).toBeVisible();
    expect(screen.getByLabelText(/Technical proposal/)).toHaveValue(PROPOSAL);
  });
});

test("a field that the server refuses is marked", async () => {
  showForm({
    SubmitBid: () => {
      throw refused("BAD_USER_INPUT", "Some fields need another look", { documentsUrl: "Invalid input" });
    },
  });

  await fillIn();
  await submitBid();

  await waitFor(() => expect(screen.getByLabelText("Documents URL")).toBeInvalid());
});

test("a form whose tender has closed reads Closed", () => {
  showForm({}, { closed: true });

  expect(screen.getByRole("button", { name: "Closed" })).toBeDisabled();
  expect(screen.queryByRole("button", { name: "Submit Bid" })).not.toBeInTheDocument();
  expect(screen.getByRole("status", { name: "Bidding" })).toHaveTextContent(/^Bidding on this tender has closed\.$/);
  expect(screen.getByRole("link", { name: "Browse Tenders" })).toHaveAttribute("href", paths.browseTenders);
});

test("the typed text is there again after signing in again, for the same person only", async () => {
  const { unmount } = showForm();
  await fillIn();
  unmount();

  const again = showForm();
  expect(screen.getByLabelText(/Technical proposal/)).toHaveValue(PROPOSAL);
  again.unmount();

  showForm({}, { bidderId: "somebody else" });
  expect(screen.getByLabelText(/Technical proposal/)).toHaveValue("");
});

test("the last typed text is kept, also when it equals the stored one", async () => {
  const first = showForm();
  await userEvent.type(screen.getByLabelText(/Bid amount/), "1250000");
  first.unmount();

  const second = showForm();
  const amount = screen.getByLabelText(/Bid amount/);
  await userEvent.clear(amount);
  await userEvent.type(amount, "9");
  await userEvent.clear(amount);
  await userEvent.type(amount, "1250000");
  second.unmount();

  const third = showForm();
  expect(screen.getByLabelText(/Bid amount/)).toHaveValue("1250000");
  await userEvent.clear(screen.getByLabelText(/Bid amount/));
  third.unmount();

  expect(sessionStorage).toHaveLength(0);
});

test("a draft that is put back is unsaved work, and no error yet", async () => {
  const { unmount } = showForm();
  await userEvent.type(screen.getByLabelText(/Bid amount/), "none");
  unmount();

  const { router } = showForm();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Bid amount/)).toBeValid();
  await act(() => router.navigate("/elsewhere"));

  expect(await screen.findByRole("dialog")).toBeVisible();
});

test("a submitted bid leaves no draft", async () => {
  const { onSubmitted, unmount } = showForm({ SubmitBid: () => RECEIVED });
  await fillIn();
  await submitBid();
  await waitFor(() => expect(onSubmitted).toHaveBeenCalled());
  unmount();

  showForm();

  expect(screen.getByLabelText(/Bid amount/)).toHaveValue("");
});

describe("while the server cannot be reached", () => {
  withoutJitter();

  async function submitTo(SubmitBid: Answers[string]) {
    const view = showForm({ SubmitBid });
    await fillIn();
    await submitBid();
    await screen.findByText(/The portal cannot be reached at the moment/);
    return view;
  }

  test("the bid is sent again by itself: one key, one success, and the text stays meanwhile", async () => {
    const { api, onSubmitted } = await submitTo(unavailable(2, () => RECEIVED));
    expect(screen.getByText("Failed to submit bid. Please try again.")).toBeVisible();
    expect(screen.getByText(/could not be confirmed/).closest('[role="alert"]')).toHaveFocus();
    await userEvent.click(screen.getByLabelText(/Technical proposal/));

    await pass(4);
    expect(submitted(api)).toHaveLength(2);
    expect(screen.getByLabelText(/Technical proposal/)).toHaveValue(PROPOSAL);
    expect(screen.getByLabelText(/Technical proposal/)).toHaveFocus();
    await pass(4);

    const [first, ...again] = inputs(api);
    expect(again).toEqual([first, first]);
    expect(onSubmitted).toHaveBeenCalledTimes(1);
    expect(screen.getAllByText("Your bid has been submitted successfully")).toHaveLength(1);
    expect(screen.queryByText(/could not be confirmed/)).not.toBeInTheDocument();
  });

  test("a tender that closed meanwhile is told as usual, once the server is back", async () => {
    const { api } = await submitTo(
      unavailable(1, () => {
        throw refused("TENDER_CLOSED", "This tender no longer accepts bids");
      }),
    );

    await pass(8);

    const notice = screen.getByText("This tender no longer accepts bids");
    expect(notice.closest('[role="alert"]')).toHaveFocus();
    expect(screen.queryByText(/sent again by itself/)).not.toBeInTheDocument();
    expect(screen.getByLabelText(/Technical proposal/)).toHaveValue(PROPOSAL);
    await pass(30);
    expect(submitted(api)).toHaveLength(2);
  });

  test("edited terms are sent by the button alone, under another key", async () => {
    const { api } = await submitTo(unavailable(1, () => RECEIVED));
    await userEvent.type(screen.getByLabelText(/Timeline/), "0");
    await pass(30);
    expect(submitted(api)).toHaveLength(1);

    await submitBid();
    await pass(4);

    const [first, second] = inputs(api);
    expect(second).toMatchObject({ timelineDays: 2400 });
    expect(second?.clientMutationId).not.toBe(first?.clientMutationId);
  });

  test("leaving the form ends the sending", async () => {
    const { api, unmount } = await submitTo(unavailable(1, () => RECEIVED));
    unmount();

    await pass(30);

    expect(submitted(api)).toHaveLength(1);
  });
});

test("a change that came while the bid was written is shown above it, and the next press sends the bid with it", async () => {
  const SENTENCE = "Addendum 3 changed this tender while you were writing";
  const addendum = {
    __typename: "Addendum",
    id: "a3",
    number: 3,
    issuedAt: "2026-12-01T12:00:00.000Z",
    weight: "confirm",
    note: "The lender asks for four.",
    changes: [{ __typename: "AddendumChange", field: "requirements", before: "Three bridges", after: "Four bridges" }],
  };
  const { api, onSubmitted } = showForm({
    SubmitBid: ({ input }) => {
      if ((input as { addendaSeen: number }).addendaSeen < 3)
        throw refused("CONFLICT", SENTENCE, { addendaSeen: SENTENCE });
      return RECEIVED;
    },
    TenderAddenda: () => ({
      tender: {
        __typename: "Tender",
        id: "t1",
        tenderNumber: "AX-1",
        title: "Bridge",
        newestAddendum: 3,
        cancelledAt: null,
        cancelReason: null,
        addenda: [addendum],
      },
    }),
  });
  await fillIn();

  await submitBid();
  const changed = within(await screen.findByRole("article", { name: "Addendum 3" }));
  expect(screen.getAllByText(SENTENCE)[0]).toBeVisible();
  expect(changed.getByText("The lender asks for four.")).toBeVisible();
  expect(changed.getByText("Four", { selector: "ins" })).toHaveTextContent("added: Four");
  expect(changed.getByText("Three", { selector: "del" })).toHaveTextContent("removed: Three");
  expect(screen.getByLabelText(/Technical proposal/)).toHaveValue(PROPOSAL);
  await submitBid();

  await waitFor(() => expect(onSubmitted).toHaveBeenCalledWith("b1"));
  expect(inputs(api).map(({ addendaSeen }) => addendaSeen)).toEqual([0, 3]);
});

describe("a draft whose tender was changed since it was saved", () => {
  const addendum = (number: number) => ({
    __typename: "Addendum",
    id: `a${number}`,
    number,
    issuedAt: `2026-12-0${number}T12:00:00.000Z`,
    weight: "confirm",
    note: null,
    changes: [
      { __typename: "AddendumChange", field: "requirements", before: `${number} bridges`, after: "More bridges" },
    ],
  });
  const complete = { bidAmount: "1850000", timelineDays: "240", technicalProposal: PROPOSAL };
  const answers = (more: Answers = {}): Answers => ({
    TenderAddenda: () => ({
      tender: {
        __typename: "Tender",
        id: "t1",
        tenderNumber: "AX-1",
        title: "Bridge",
        newestAddendum: 3,
        cancelledAt: null,
        cancelReason: null,
        addenda: [addendum(3), addendum(2), addendum(1)],
      },
    }),
    SubmitBid: () => RECEIVED,
    SaveBidDraft: ({ input }) => ({ saveBidDraft: aDraft({ ...(input as object), version: 2 }) }),
    ...more,
  });
  const show = (stored: ReturnType<typeof aDraft> | null, more?: Answers) =>
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
              newestAddendum={3}
              amendedAt="2026-12-03T12:00:00.000Z"
              onSubmitted={jest.fn()}
            />
          ),
        },
      ],
      answers(more),
    );
  const NOTICE = "This tender was changed since you saved your draft";
  const shown = () => screen.getAllByRole("article").map((article) => within(article).getByRole("heading").textContent);
  const savedSeen = (api: ReturnType<typeof renderAt>["api"]) =>
    api.operations
      .filter(({ name }) => name === "SaveBidDraft")
      .map(({ variables }) => (variables.input as { addendaSeen: number }).addendaSeen);
  /**
   * A save time after the newest addendum: another window, which did not show the addendum, may autosave the draft
   * later.
   */
  const SAVED_LATER = "2026-12-05T12:00:00.000Z";

  test("what came after the one that was seen is shown, however late the draft was saved, and the bid is sent with what was shown", async () => {
    const { api } = show(aDraft({ ...complete, addendaSeen: 1, savedAt: SAVED_LATER }));

    expect(screen.getByText(NOTICE)).toBeVisible();
    await screen.findByRole("article", { name: "Addendum 3" });
    expect(shown()).toEqual(["Addendum 3", "Addendum 2"]);
    await userEvent.type(screen.getByLabelText(/Timeline/), "0");
    await waitFor(() => expect(savedSeen(api)).toEqual([3]));
    await submitBid();

    await waitFor(() => expect(inputs(api).map(({ addendaSeen }) => addendaSeen)).toEqual([3]));
  });

  test("while the changes cannot be shown the number stays, in the draft and in the bid", async () => {
    const { api } = show(aDraft({ ...complete, addendaSeen: 1 }), {
      TenderAddenda: () => {
        throw refused("RATE_LIMITED", "Too many");
      },
    });
    await screen.findByText("The changes could not be loaded.");

    await userEvent.type(screen.getByLabelText(/Timeline/), "0");
    await waitFor(() => expect(savedSeen(api)).toEqual([1]));
    await submitBid();

    await waitFor(() => expect(inputs(api).map(({ addendaSeen }) => addendaSeen)).toEqual([1]));
  });

  test("text that was kept in this browser keeps its number", async () => {
    sessionStorage.setItem(
      "axion_bid_draft:amina:t1",
      JSON.stringify({ typed: { ...complete, documentsUrl: "", documents: [] }, over: null, addendaSeen: 2 }),
    );
    show(null);

    expect(screen.getByText(NOTICE)).toBeVisible();
    await screen.findByRole("article", { name: "Addendum 3" });
    expect(shown()).toEqual(["Addendum 3"]);
  });

  test("text that is kept in this browser says what was shown to its writer", async () => {
    show(null, { SaveBidDraft: unavailable(9, () => RECEIVED) });

    await userEvent.type(screen.getByLabelText(/Timeline/), "9");

    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem("axion_bid_draft:amina:t1") ?? "null")).toMatchObject({
        typed: { timelineDays: "9" },
        addendaSeen: 3,
      }),
    );
  });

  test("of a draft without a number the time tells", async () => {
    show(aDraft({ ...complete, savedAt: "2026-12-02T13:00:00.000Z" }));

    expect(screen.getByText(NOTICE)).toBeVisible();
    await screen.findByRole("article", { name: "Addendum 3" });
    expect(shown()).toEqual(["Addendum 3"]);
  });

  test.each([
    ["that knows the newest", aDraft({ ...complete, addendaSeen: 3, savedAt: "2026-12-01T12:00:00.000Z" })],
    ["without a number that was saved later", aDraft({ ...complete, savedAt: SAVED_LATER })],
  ])("a draft %s shows none", async (_which, stored) => {
    const { api } = show(stored);

    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    await submitBid();

    await waitFor(() => expect(inputs(api).map(({ addendaSeen }) => addendaSeen)).toEqual([3]));
  });
});
