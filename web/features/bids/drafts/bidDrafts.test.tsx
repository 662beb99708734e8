import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";

import { BidForm } from "#web/features/bids/form/BidForm.tsx";
import { aDraft } from "#web/features/bids/myBid.builders.ts";
import { whenSaved } from "#web/features/bids/drafts/DraftStatus.tsx";
import { formatTime } from "#web/format/dates.ts";
import { type BidDraftTextFragment } from "#web/graphql/generatedBids.ts";
import { refused, type Answers } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { submitBid } from "#web/testing/submitBid.ts";

beforeEach(() => sessionStorage.clear());

/** A fake server that stores one draft and refuses a save with a stale version. */
function keeping(stored: BidDraftTextFragment | null = null) {
  const server = { draft: stored };
  const answers: Answers = {
    SaveBidDraft: ({ input }) => {
      const { version, ...typed } = input as { version: number | null };
      if ((server.draft?.version ?? null) !== version) throw refused("CONFLICT", "This draft was saved elsewhere");
      server.draft = aDraft({ ...typed, version: (version ?? 0) + 1 });
      return { saveBidDraft: server.draft };
    },
    DeleteBidDraft: () => {
      server.draft = null;
      return { deleteBidDraft: { __typename: "BidDraft", tenderId: "t1" } };
    },
    BidDraft: () => ({ bidDraft: server.draft }),
  };
  return { server, answers };
}

const bidForm = (stored: BidDraftTextFragment | null) => (
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
);
const showForm = (answers: Answers, stored: BidDraftTextFragment | null = null) =>
  renderAt("/", [{ path: "*", element: bidForm(stored) }], answers);

const amount = () => screen.getByLabelText(/Bid amount/);
const proposal = () => screen.getByLabelText(/Technical proposal/);
const saved = () => screen.findByText(`Saved ${whenSaved(aDraft().savedAt)}`);

test("typed text is saved after a pause, and the time is shown", async () => {
  const { server, answers } = keeping();
  const { api } = showForm(answers);

  await userEvent.type(amount(), "1250000");

  await saved();
  expect(server.draft).toMatchObject({ bidAmount: "1250000", version: 1 });
  expect(api.operations).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

test("a draft saved today shows the time, an older one the date too", () => {
  const noon = new Date(2026, 11, 1, 12);
  const at = (day: number, hour: number) => new Date(2026, 11, day, hour, 2).toISOString();

  expect(whenSaved(at(1, 0), noon)).toBe("00:02");
  expect(whenSaved(at(1, 23), noon)).toBe("23:02");
  expect(whenSaved(at(0, 23), noon)).toMatch(/^Nov 30, 2026, 11:02/);
});

test("a draft that was saved now shows the time alone", async () => {
  const savedAt = new Date().toISOString();
  const draft = aDraft({ savedAt });
  showForm(keeping(draft).answers, draft);

  expect(await screen.findByText(`Saved ${formatTime(savedAt)}`)).toBeVisible();
});

test("leaving a field saves at once; each save goes over the one before", async () => {
  const { server, answers } = keeping();
  showForm(answers);

  await userEvent.type(amount(), "1");
  await userEvent.click(proposal());
  await userEvent.type(proposal(), "We");
  await userEvent.tab();

  await waitFor(() => expect(server.draft).toMatchObject({ bidAmount: "1", technicalProposal: "We", version: 2 }));
});

test("the form opens with the draft that is stored, and nobody is asked on leaving it", async () => {
  const draft = aDraft();
  const { router } = showForm(keeping(draft).answers, draft);

  expect(amount()).toHaveValue("1250000");
  expect(proposal()).toHaveValue("What was typed in the office.");
  await saved();
  await act(() => router.navigate("/elsewhere"));

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a form that opens with a draft says so, and discarding it leaves no draft", async () => {
  const draft = aDraft();
  const { server, answers } = keeping(draft);
  showForm(answers, draft);
  expect(screen.getByRole("status", { name: "Restored text" })).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Discard" }));

  expect(amount()).toHaveValue("");
  expect(amount()).toHaveFocus();
  await waitFor(() => expect(server.draft).toBeNull());
  expect(screen.queryByRole("status", { name: "Restored text" })).not.toBeInTheDocument();
});

test("leaving in mid-word saves first and then goes on", async () => {
  const { server, answers } = keeping();
  const { router } = showForm(answers);
  await userEvent.type(amount(), "77");

  await act(() => router.navigate("/elsewhere"));

  await waitFor(() => expect(router.state.location.pathname).toBe("/elsewhere"));
  expect(server.draft).toMatchObject({ bidAmount: "77" });
});

test("without a connection it says so, keeps the text, and saves it when the connection is back", async () => {
  const { server, answers } = keeping();
  const { api } = showForm({});
  await userEvent.type(amount(), "55");
  await userEvent.tab();

  expect(await screen.findByText(/^Not saved: no connection\. It is kept in this browser/)).toBeVisible();
  Object.assign(api.answers, answers);
  act(() => void window.dispatchEvent(new Event("online")));

  await saved();
  expect(server.draft).toMatchObject({ bidAmount: "55" });
});

test("a form that is emptied leaves no draft", async () => {
  const draft = aDraft({ technicalProposal: "" });
  const { server, answers } = keeping(draft);
  showForm(answers, draft);

  await userEvent.clear(amount());
  await userEvent.tab();

  await waitFor(() => expect(server.draft).toBeNull());
});

test("a draft that is gone from the server is stored anew", async () => {
  const { server, answers } = keeping(null);
  showForm(answers, aDraft({ version: 4 }));

  await userEvent.type(amount(), "9");
  await userEvent.tab();

  await waitFor(() => expect(server.draft).toMatchObject({ bidAmount: "12500009", version: 1 }));
});

test("a save that the server refuses says why, and keeps the text", async () => {
  const SaveBidDraft = () => {
    throw refused("NOT_FOUND", "Tender not found");
  };
  showForm({ SaveBidDraft });

  await userEvent.type(amount(), "55");
  await userEvent.tab();

  expect(await screen.findByText("Not saved: Tender not found. It is kept in this browser.")).toBeVisible();
  expect(sessionStorage).toHaveLength(1);
});

async function typeAgainstAnother() {
  const first = aDraft();
  const { server, answers } = keeping(first);
  showForm(answers, first);
  server.draft = aDraft({ version: 2, technicalProposal: "What was typed at the site." });
  await userEvent.type(proposal(), " And more.");
  await userEvent.tab();
  await screen.findByText(/^Another text was saved in another window/);
  return server;
}

test("another window saved another text: nothing is overwritten, and the other text can be loaded", async () => {
  const server = await typeAgainstAnother();
  expect(server.draft).toMatchObject({ technicalProposal: "What was typed at the site." });

  await userEvent.click(screen.getByRole("button", { name: "Load the other text" }));

  expect(proposal()).toHaveValue("What was typed at the site.");
  expect(proposal()).toHaveFocus();
  expect(screen.queryByText(/^Another text was saved/)).not.toBeInTheDocument();
});

test("another window saved another text: this one can be kept", async () => {
  const server = await typeAgainstAnother();

  await userEvent.click(screen.getByRole("button", { name: "Keep this text" }));

  await waitFor(() =>
    expect(server.draft).toMatchObject({ technicalProposal: "What was typed in the office. And more.", version: 3 }),
  );
});

test("text that was never saved comes before what is stored, and the bidder chooses between the two", async () => {
  const { answers } = keeping(aDraft());
  const { unmount } = showForm({});
  await userEvent.type(amount(), "42");
  unmount();

  showForm(answers, aDraft());

  expect(amount()).toHaveValue("42");
  expect(await screen.findByText(/^Another text was saved in another window/)).toBeVisible();
});

/** A bid form that unmounts on the first keystroke, in the same render that would show the typed text. */
function FleetingForm() {
  const [stands, setStands] = useState(true);
  return <div onChange={() => setStands(false)}>{stands && bidForm(null)}</div>;
}

test("text typed in the moment that the form goes away is kept", () => {
  const { unmount } = renderAt("/", [{ path: "*", Component: FleetingForm }]);

  fireEvent.change(amount(), { target: { value: "43" } });
  expect(screen.queryByLabelText(/Bid amount/)).not.toBeInTheDocument();
  unmount();
  showForm(keeping().answers);

  expect(amount()).toHaveValue("43");
});

test("a save that was still on its way when the bid was submitted leaves no draft", async () => {
  const { server, answers } = keeping();
  let arrive: (() => void) | undefined;
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { api } = showForm({
    ...answers,
    SaveBidDraft: async (variables) => {
      await onItsWay;
      return answers.SaveBidDraft?.(variables) ?? {};
    },
    SubmitBid: () => ({ submitBid: { id: "b1" } }),
  });
  fireEvent.change(amount(), { target: { value: "1250000" } });
  fireEvent.change(proposal(), { target: { value: "We launch the girders from the south bank, in the dry season." } });
  fireEvent.change(screen.getByLabelText(/Timeline/), { target: { value: "90" } });
  await userEvent.click(proposal());
  await userEvent.tab();
  await submitBid();
  await waitFor(() => expect(api.operations).toContainEqual(expect.objectContaining({ name: "SubmitBid" })), {
    timeout: 5000,
  });

  act(() => arrive?.());

  await waitFor(() => expect(api.operations).toContainEqual(expect.objectContaining({ name: "DeleteBidDraft" })));
  expect(server.draft).toBeNull();
});
