import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type GraphQLError } from "graphql";
import { type RouteObject } from "react-router-dom";

import { unsavedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { aDraft, anOwnBid } from "#web/features/bids/myBid.builders.ts";
import { rememberUser } from "#web/features/session/storedUser.ts";
import { aTender } from "#web/features/tenders/tender.builders.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { SubmitBidPage } from "#web/pages/partner/SubmitBidPage.tsx";
import { paths } from "#web/paths.ts";
import { aProfile } from "#web/testing/companyProfile.builders.ts";
import { refused, type Answers } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { submitBid } from "#web/testing/submitBid.ts";
import { aUser } from "#web/testing/session.builders.ts";

const withProfile = { CompanyProfile: () => ({ companyProfile: aProfile() }) };

function bidOn(tenderId: string, answers: Answers, profileForm: RouteObject = { element: <p>The profile form</p> }) {
  rememberUser(aUser());
  return renderAt(
    paths.submitBid(tenderId),
    [
      { path: paths.submitBid(":tenderId"), element: <SubmitBidPage /> },
      { ...profileForm, path: paths.companyProfile },
    ],
    answers,
  );
}

test("the company profile is verified, then the tender is loaded, then the bid form is there", async () => {
  const tender = aTender({ documentsUrl: "https://docs.example.org/a.pdf" });
  bidOn(tender.id, { ...withProfile, TenderToBid: () => ({ tender }) });

  expect(screen.getByText("Verifying company profile...")).toBeVisible();
  await screen.findByText("Loading tender details...");

  expect(await screen.findByRole("heading", { name: tender.title })).toBeVisible();
  expect(screen.getByText(/ISO 9001 certificate/)).toBeVisible();
  expect(screen.getByRole("link", { name: /^View Tender Documents/ })).toHaveAttribute("href", tender.documentsUrl);
  expect(screen.getByLabelText(/Bid amount/)).toHaveAccessibleDescription("Budget range: $1,000,000 – $2,500,000");
  expect(screen.getByRole("button", { name: "Submit Bid" })).toBeEnabled();
  expect(screen.getByText(/After the award every bidder is told who won, and the amount\.$/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Tender page" })).toHaveAttribute("href", paths.tender(tender.id));
});

test("a tender that does not disclose its winner promises no bidder that it is told", async () => {
  const tender = aTender({ discloseWinner: false });
  bidOn(tender.id, { ...withProfile, TenderToBid: () => ({ tender }) });

  expect(await screen.findByText("Administrators can read bids on this tender before it closes.")).toBeVisible();
});

test("without a company profile one is sent to create it: Redirecting to create company profile...", async () => {
  let arrive: (form: object) => void = () => undefined;
  const form = new Promise<object>((resolve) => (arrive = resolve));
  bidOn("t1", { CompanyProfile: () => ({ companyProfile: null }) }, { lazy: () => form });
  expect(await screen.findByText("Redirecting to create company profile...")).toBeVisible();

  arrive({ Component: () => <p>The profile form</p> });

  expect(await screen.findByText("The profile form")).toBeVisible();
  expect(await screen.findByText("Company Profile Required")).toBeVisible();
  expect(screen.getByText("Please create your company profile to submit bids")).toBeVisible();
});

test.each([
  ["is not there", refused("NOT_FOUND", "No such tender")],
  ["has a malformed id", refused("BAD_USER_INPUT", "Invalid id")],
])("a tender that %s is not found, with a button back", async (_case, error: GraphQLError) => {
  bidOn("nowhere", {
    ...withProfile,
    TenderToBid: () => {
      throw error;
    },
  });

  expect(await screen.findByText("Tender not found")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Tenders" })).toHaveAttribute("href", paths.browseTenders);
});

test("a tender that cannot be loaded can be tried again", async () => {
  const { api } = bidOn("t1", withProfile);
  const again = await screen.findByRole("button", { name: "Try again" });

  api.answers.TenderToBid = () => ({ tender: aTender({ id: "t1", title: "At last" }) });
  act(() => again.click());

  expect(await screen.findByText("At last")).toBeVisible();
});

test("a closing time that passes while the form is open turns the button into Closed", async () => {
  const now = new Date("2026-12-01T12:00:00.000Z");
  jest.useFakeTimers({ now });
  const tender = aTender({ closingDate: new Date(now.getTime() + 2000).toISOString() });
  bidOn(tender.id, { ...withProfile, TenderToBid: () => ({ tender }) });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole("button", { name: "Submit Bid" })).toBeEnabled();
  fireEvent.change(screen.getByLabelText(/Bid amount/), { target: { value: "1250000" } });

  await act(() => jest.advanceTimersByTimeAsync(1001));

  expect(screen.getByRole("button", { name: "Closed" })).toBeDisabled();
  expect(screen.getByRole("status", { name: "Bidding" })).toHaveTextContent(
    "Bidding on this tender has closed. What you typed is kept.",
  );
  expect(screen.getByLabelText(/Bid amount/)).toHaveValue("1250000");
  jest.useRealTimers();
});

test("a tender that is closed while the form is open reads closed all over once a bid is refused, and keeps what was typed", async () => {
  const tender = aTender({ closingDate: new Date(Date.now() + 86_400_000).toISOString() });
  const { api } = await refusedBidOn(tender, refused("TENDER_CLOSED", "This tender no longer accepts bids"), {
    ...tender,
    status: "closed",
  });

  expect(await screen.findByText("This tender no longer accepts bids")).toBeVisible();
  await readsClosed();
  expect(api.operations.filter(({ name }) => name === "TenderToBid")).toHaveLength(2);
});

test("a tender that is gone once a bid is refused reads closed, and keeps the form with what was typed", async () => {
  await refusedBidOn(
    aTender({ closingDate: new Date(Date.now() + 86_400_000).toISOString() }),
    refused("NOT_FOUND", "Tender not found"),
    null,
  );

  expect(await screen.findByText(/^This tender was deleted since you opened it/)).toBeVisible();
  await readsClosed();
  expect(screen.queryByText("Tender not found")).not.toBeInTheDocument();
});

/**
 * Submits a bid that the server refuses.
 * @param later The tender that the refetch after the refusal returns; null if it was deleted.
 */
async function refusedBidOn(tender: ReturnType<typeof aTender>, refusal: GraphQLError, later: typeof tender | null) {
  const view = bidOn(tender.id, {
    ...withProfile,
    SaveBidDraft: () => ({ saveBidDraft: aDraft({ tenderId: tender.id }) }),
    TenderToBid: () => ({ tender }),
    SubmitBid: () => {
      throw refusal;
    },
  });
  fireEvent.change(await screen.findByLabelText(/Bid amount/), { target: { value: "1250000" } });
  fireEvent.change(screen.getByLabelText(/Technical proposal/), {
    target: { value: "We launch the girders from the south bank in the dry season." },
  });
  fireEvent.change(screen.getByLabelText(/Timeline/), { target: { value: "90" } });
  expect(screen.getByText("CLOSING SOON")).toBeVisible();
  view.api.answers.TenderToBid = () => {
    if (later) return { tender: later };
    throw refused("NOT_FOUND", "Tender not found");
  };
  await submitBid();
  return view;
}

async function readsClosed() {
  expect(await screen.findByRole("button", { name: "Closed" })).toBeDisabled();
  expect(screen.getByRole("status", { name: "Bidding" })).toHaveTextContent(
    "Bidding on this tender has closed. What you typed is kept.",
  );
  expect(screen.getByText("closed")).toBeVisible();
  expect(screen.queryByText("CLOSING SOON")).not.toBeInTheDocument();
  expect(screen.queryByRole("timer")).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Bid amount/)).toHaveValue("1250000");
}

const ownBids = (...nodes: object[]) => ({
  OwnLiveBid: () => ({ myBids: { __typename: "BidConnection", nodes }, bidDraft: null }),
});

test("a company that has a live bid on the tender sees it in place of the form", async () => {
  const tender = aTender();
  const bid = anOwnBid({ documentsUrl: "https://docs.example.org/bid.pdf" });
  const { api } = bidOn(tender.id, { ...withProfile, ...ownBids(bid), TenderToBid: () => ({ tender }) });

  const card = within(await screen.findByRole("region", { name: "Your company has a bid on this tender" }));

  expect(card.getByText("$1,850,000")).toBeVisible();
  expect(card.getByText("240 days")).toBeVisible();
  expect(card.getByText(formatDateTime(bid.submittedAt))).toBeVisible();
  expect(card.getByText("pending")).toBeVisible();
  expect(card.getByText(/Stage one: scour protection/)).toBeVisible();
  expect(card.getByRole("link", { name: /^View Bid Documents/ })).toHaveAttribute("href", bid.documentsUrl);
  expect(card.getByRole("link", { name: "Receipt, revise or withdraw" })).toHaveAttribute("href", paths.myBid(bid.id));
  expect(card.getByRole("link", { name: "Back to Browse Tenders" })).toHaveAttribute("href", paths.browseTenders);
  expect(screen.queryByLabelText(/Bid amount/)).not.toBeInTheDocument();
  expect(api.operations.find(({ name }) => name === "OwnLiveBid")?.variables).toEqual({ tenderId: tender.id });
});

test("on a cancelled tender, the company's bid awaits no decision", async () => {
  const tender = aTender({ status: "closed", cancelledAt: "2026-03-02T09:00:00.000Z" });
  bidOn(tender.id, { ...withProfile, ...ownBids(anOwnBid()), TenderToBid: () => ({ tender }) });

  const card = within(await screen.findByRole("region", { name: "Your company has a bid on this tender" }));

  expect(card.getByText("no decision")).toBeVisible();
  expect(card.queryByText("pending")).not.toBeInTheDocument();
});

test("a company without a live bid on the tender gets the form", async () => {
  const tender = aTender();
  bidOn(tender.id, { ...withProfile, ...ownBids(), TenderToBid: () => ({ tender }) });

  expect(await screen.findByLabelText(/Bid amount/)).toBeVisible();
});

test("the form does not depend on the question for an earlier bid: where that fails it is there", async () => {
  const tender = aTender();
  const OwnLiveBid = () => {
    throw refused("INTERNAL", "Something went wrong");
  };
  bidOn(tender.id, { ...withProfile, OwnLiveBid, TenderToBid: () => ({ tender }) });

  expect(await screen.findByLabelText(/Bid amount/)).toBeVisible();
});

const LATER = "2099-01-01T12:00:00.000Z";
const CLOSED = "2026-11-01T12:00:00.000Z";

test.each([
  ["open, its closing time has passed", { closingDate: CLOSED }, "closed", `It closed on ${formatDateTime(CLOSED)}.`],
  [
    "closed, its closing time has passed",
    { status: "closed", closingDate: CLOSED },
    "closed",
    `It closed on ${formatDateTime(CLOSED)}.`,
  ],
  [
    "closed before its time",
    { status: "closed", closingDate: LATER },
    "closed",
    `It was closed before its closing time, ${formatDateTime(LATER)}.`,
  ],
  [
    "awarded",
    { status: "awarded", closingDate: CLOSED },
    "awarded",
    `It closed on ${formatDateTime(CLOSED)}, and the tender is awarded.`,
  ],
] as const)(
  "a tender that is %s says first that and when it closed and what is possible now: no form, no calendar",
  async (_case, given, badge, sentence) => {
    const tender = aTender(given);
    const { container } = bidOn(tender.id, { ...withProfile, ...ownBids(), TenderToBid: () => ({ tender }) });

    const notice = await screen.findByRole("status", { name: "Tender" });

    await waitFor(() => expect(screen.queryByText("Loading tender details...")).not.toBeInTheDocument());
    expect(within(notice).getByRole("heading", { level: 2, name: "Bidding on this tender has closed" })).toBeVisible();
    expect(notice).toHaveTextContent(sentence);
    expect(within(notice).getByRole("link", { name: "Browse open tenders" })).toHaveAttribute(
      "href",
      paths.browseTenders,
    );
    expect(within(notice).getByRole("link", { name: "My Bids" })).toHaveAttribute("href", paths.myBids);
    expect(screen.getAllByRole("heading", { level: 2 })[0]).toHaveTextContent("Bidding on this tender has closed");
    expect(screen.getByText(badge)).toBeVisible();
    expect(container.querySelector("form")).toBeNull();
    expect(screen.queryByRole("link", { name: /calendar/i })).not.toBeInTheDocument();
    expect(screen.queryByText("open")).not.toBeInTheDocument();
    expect(screen.queryByText("CLOSING SOON")).not.toBeInTheDocument();
  },
);

test("a company that has a bid on a closed tender is led to read it", async () => {
  const tender = aTender({ closingDate: CLOSED });
  bidOn(tender.id, { ...withProfile, ...ownBids(anOwnBid()), TenderToBid: () => ({ tender }) });

  expect(await screen.findByRole("link", { name: "Read your bid" })).toHaveAttribute("href", paths.myBid("b1"));
  expect(screen.getByRole("link", { name: "Receipt and outcome" })).toHaveAttribute("href", paths.myBid("b1"));
  expect(screen.queryByRole("link", { name: /revise/i })).not.toBeInTheDocument();
});

test("a draft that was not submitted before the tender closed is shown as text", async () => {
  const tender = aTender({ closingDate: CLOSED });
  const drafts = {
    OwnLiveBid: () => ({
      myBids: { __typename: "BidConnection", nodes: [] },
      bidDraft: aDraft({ tenderId: tender.id }),
    }),
  };
  const { container } = bidOn(tender.id, { ...withProfile, ...drafts, TenderToBid: () => ({ tender }) });

  const draft = within(await screen.findByRole("region", { name: "Your draft" }));

  expect(await draft.findByText("What was typed in the office.")).toBeVisible();
  expect(draft.getByText("1250000")).toBeVisible();
  expect(container.querySelector("form")).toBeNull();
});

test("text that had not reached the server when the page was loaded again is shown as text too", async () => {
  const tender = aTender({ closingDate: CLOSED });
  const typed = {
    bidAmount: "",
    technicalProposal: "Typed without a connection.",
    timelineDays: "",
    documentsUrl: "",
    documents: [],
  };
  unsavedBid(aUser().id, tender.id).keep({ typed, over: null, addendaSeen: null });
  bidOn(tender.id, { ...withProfile, ...ownBids(), TenderToBid: () => ({ tender }) });

  expect(await screen.findByText("Typed without a connection.")).toBeVisible();
});

test("a form that opened with a draft stays with its text when the tender closes", async () => {
  const now = new Date("2026-12-01T12:00:00.000Z");
  jest.useFakeTimers({ now });
  const tender = aTender({ closingDate: new Date(now.getTime() + 2000).toISOString() });
  const drafts = {
    OwnLiveBid: () => ({
      myBids: { __typename: "BidConnection", nodes: [] },
      bidDraft: aDraft({ tenderId: tender.id }),
    }),
  };
  bidOn(tender.id, { ...withProfile, ...drafts, TenderToBid: () => ({ tender }) });
  await act(() => jest.advanceTimersByTimeAsync(1000));

  await act(() => jest.advanceTimersByTimeAsync(1001));

  expect(screen.getByRole("button", { name: "Closed" })).toBeDisabled();
  expect(screen.getByLabelText(/Bid amount/)).toHaveValue("1250000");
  jest.useRealTimers();
});

test("a form on which nothing was typed goes when the tender closes, and leaves the focus on the title", async () => {
  const now = new Date("2026-12-01T12:00:00.000Z");
  jest.useFakeTimers({ now });
  const tender = aTender({ closingDate: new Date(now.getTime() + 2000).toISOString() });
  bidOn(tender.id, { ...withProfile, TenderToBid: () => ({ tender }) });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  act(() => screen.getByLabelText(/Bid amount/).focus());

  await act(() => jest.advanceTimersByTimeAsync(1001));

  expect(screen.getByRole("status", { name: "Tender" })).toHaveTextContent("Bidding on this tender has closed");
  expect(screen.queryByLabelText(/Bid amount/)).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  jest.useRealTimers();
});
