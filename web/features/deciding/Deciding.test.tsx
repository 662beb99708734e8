import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";

import { aSubmittedBid, aTenderWithBids } from "#web/features/deciding/bid.builders.ts";
import { rowOf, TenderBids } from "#web/features/deciding/groups/TenderBids.tsx";
import { useExpandedTenders } from "#web/features/deciding/groups/useExpandedTenders.ts";
import { useFocusOfMoved } from "#web/features/deciding/groups/useFocusOfMoved.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { type TenderToDecideFragment, useTendersByBidsQuery } from "#web/graphql/generatedDeciding.ts";
import { refused, type Answers } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const NOW = new Date("2026-06-01T12:00:00Z");
const pageInfo = { __typename: "PageInfo", hasNextPage: false, endCursor: null };

const from = (companyName: string, given: Partial<ReadableBid> = {}) => {
  const bid = aSubmittedBid(given);
  return { ...bid, company: { ...bid.company, companyName } };
};

/**
 * Renders the tender from a cached query, so that a mutation's effect on the cache is visible. The Move button remounts
 * the tender, as happens when a tender moves to another group.
 */
function Opened() {
  const { data } = useTendersByBidsQuery({ variables: { group: "awaitingDecision", filter: {}, first: 100 } });
  const expanded = useExpandedTenders();
  const watchFocus = useFocusOfMoved(rowOf);
  const [group, setGroup] = useState(1);
  return (
    <>
      <button onClick={() => setGroup(group + 1)}>Move</button>
      {data?.tendersByBids.nodes.map((tender) => (
        <TenderBids
          key={`${group} ${tender.id}`}
          tender={tender}
          now={NOW}
          open
          onToggle={jest.fn()}
          view={expanded.viewOf(tender.id)}
          onView={(changed) => expanded.show(tender.id, changed)}
          watchFocus={watchFocus(tender.id)}
        />
      ))}
    </>
  );
}

/** The mocked response to a decision; unless `decidedAt` is given, the decision was made just now. */
const decided = (id: unknown, status: unknown, decidedAt = new Date().toISOString()) => ({
  __typename: "Bid",
  id,
  status,
  decidedAt: status === "pending" ? null : decidedAt,
  outcome: null,
  tender: null,
});

function open(tender: TenderToDecideFragment, bids: ReadableBid[], answers: Answers = {}) {
  return renderAt("/", [{ path: "*", element: <Opened /> }], {
    TendersByBids: () => ({
      tendersByBids: {
        __typename: "TenderConnection",
        bidsRevision: "1",
        totalCount: 1,
        totalCountIsExact: true,
        nodes: [tender],
        pageInfo,
      },
    }),
    BidsOfTender: () => ({
      bids: {
        __typename: "BidConnection",
        bidsRevision: "1",
        totalCount: bids.length,
        totalCountIsExact: true,
        nodes: bids,
        pageInfo,
      },
    }),
    DecideBid: ({ id, status }) => ({ decideBid: decided(id, status) }),
    AwardTender: () => ({ awardTender: { ...tender, status: "awarded", version: tender.version + 1 } }),
    ...answers,
  });
}
const card = async (name: string) => within(await screen.findByRole("article", { name }));

test("while the tender takes bids nothing is decided, and it says when that opens", async () => {
  const closingDate = "2026-06-30T12:00:00.000Z";
  open(aTenderWithBids({ status: "open", closingDate }), [from("Ada Works")]);

  expect(
    await screen.findByText(`Decisions open when the tender closes: ${formatDateTime(closingDate)}`),
  ).toBeVisible();
  expect(screen.queryByRole("group", { name: /Decide/ })).not.toBeInTheDocument();
});

test("on a cancelled tender nothing is decided", async () => {
  open(aTenderWithBids({ cancelledAt: "2026-05-30T12:00:00.000Z" }), [from("Ada Works")]);

  expect(await screen.findByText("This tender was cancelled: its bids are not decided.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^(Accept|Reject|Award)/ })).not.toBeInTheDocument();
});

const confirm = async (button: string) =>
  userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: button }));

async function accept(bid: Awaited<ReturnType<typeof card>>) {
  await userEvent.click(bid.getByRole("button", { name: /^Accept/ }));
  await confirm("Accept bid");
}

/** Presses Reject, and confirms the rejection without giving a reason. */
async function reject(bid: Awaited<ReturnType<typeof card>>) {
  await userEvent.click(bid.getByRole("button", { name: /^Reject/ }));
  await confirm("Reject bid");
}

test("an open tender whose closing time has passed can be decided", async () => {
  open(aTenderWithBids({ status: "open", closingDate: "2026-05-30T12:00:00.000Z" }), [from("Ada Works")]);

  expect(await screen.findByRole("button", { name: "Accept: Ada Works" })).toBeVisible();
});

test("an acceptance asks first, says what follows, and sends nothing before it is confirmed", async () => {
  const { api } = open(aTenderWithBids({ bidCount: 2 }), [from("Ada Works"), from("Bo Works")]);
  const ada = await card("Ada Works");

  await userEvent.click(ada.getByRole("button", { name: "Accept: Ada Works" }));

  const dialog = await screen.findByRole("dialog", { name: "Accept this bid?" });
  expect(dialog).toHaveTextContent("It gets an email 60 seconds after you accept: until then you can undo.");
  expect(dialog).toHaveTextContent("The tender is not awarded by this, and the other bids stay as they are.");
  expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(api.operations.some(({ name }) => name === "DecideBid")).toBe(false);
});

test("instead of an acceptance the tender can be awarded", async () => {
  open(aTenderWithBids({ bidCount: 1 }), [from("Ada Works")]);
  await userEvent.click((await card("Ada Works")).getByRole("button", { name: "Accept: Ada Works" }));

  await confirm("Award instead");

  expect(await screen.findByRole("dialog", { name: "Award this tender?" })).toBeVisible();
});

test("a bid is accepted, and the decision undone until its mail goes out; the focus stays among the buttons", async () => {
  open(aTenderWithBids(), [from("Ada Works")]);
  const ada = await card("Ada Works");
  expect(ada.getByText("pending")).toBeVisible();

  await accept(ada);
  expect(await screen.findByText("Bid accepted")).toBeVisible();
  expect(ada.getByText("accepted")).toBeVisible();
  expect(ada.getByText(/^The email to Ada Works goes out in \d+ s\. Undo takes back both\.$/)).toBeVisible();
  await waitFor(() => expect(ada.getByRole("button", { name: "Undo: Ada Works" })).toHaveFocus());

  await userEvent.click(ada.getByRole("button", { name: "Undo: Ada Works" }));
  expect(await screen.findByText("Decision taken back")).toBeVisible();
  expect(ada.getByText("pending")).toBeVisible();
  expect(ada.getByRole("button", { name: "Accept: Ada Works" })).toHaveFocus();
});

test("a decision whose mail was sent is taken back after a confirmation that says what the company learns", async () => {
  open(aTenderWithBids(), [from("Ada Works", { status: "accepted", decidedAt: "2026-05-30T12:00:00.000Z" })]);
  const ada = await card("Ada Works");

  await userEvent.click(ada.getByRole("button", { name: "Undo decision: Ada Works" }));
  expect(await screen.findByRole("dialog", { name: "Undo this decision?" })).toHaveTextContent(
    "It gets another email, that the bid is pending again.",
  );
  await confirm("Undo decision");

  expect(await screen.findByText("Decision taken back")).toBeVisible();
});

test("after an award was taken back its decisions, whose mails are sent, are not undone at once; the reason is shown", async () => {
  const decidedAt = new Date().toISOString();
  const taken = { awardTakenBackAt: decidedAt, awardTakenBackReason: "The winner gave no performance bond." };
  open(aTenderWithBids(taken), [from("Ada Works", { status: "accepted", decidedAt })]);
  const ada = await card("Ada Works");

  expect(ada.getByRole("button", { name: "Undo decision: Ada Works" })).toBeVisible();
  expect(ada.queryByRole("button", { name: "Undo: Ada Works" })).toBeNull();
  expect(
    await screen.findByText(/^The award was taken back on .+\. Reason: The winner gave no performance bond\.$/),
  ).toBeVisible();
});

test("a second acceptance names the first, and offers the award instead", async () => {
  const { api } = open(aTenderWithBids({ bidCount: 2 }), [
    from("Ada Works"),
    from("Bo Works", { status: "accepted", decidedAt: "2026-05-30T12:00:00.000Z" }),
  ]);

  await userEvent.click((await card("Ada Works")).getByRole("button", { name: "Accept: Ada Works" }));

  const dialog = await screen.findByRole("dialog", { name: "The bid of Bo Works is accepted" });
  expect(dialog).toHaveTextContent("first take back the decision on the bid of Bo Works");
  expect(within(dialog).queryByRole("button", { name: "Accept bid" })).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole("button", { name: "Award instead" }));
  expect(await screen.findByRole("dialog", { name: "Award this tender?" })).toHaveTextContent(
    "The bid of Bo Works was accepted before.",
  );
  expect(api.operations.some(({ name }) => name === "DecideBid")).toBe(false);
});

test("a rejected bid cannot be awarded before its decision is taken back", async () => {
  open(aTenderWithBids(), [from("Ada Works")]);
  const ada = await card("Ada Works");

  await reject(ada);

  expect(await screen.findByText("Bid rejected")).toBeVisible();
  expect(ada.queryByRole("button", { name: /Award/ })).not.toBeInTheDocument();
});

test("a rejection sends the chosen reason with its words; another one than the list's needs words", async () => {
  const { api } = open(aTenderWithBids(), [from("Ada Works")]);
  const ada = await card("Ada Works");
  await userEvent.click(ada.getByRole("button", { name: /^Reject/ }));
  const dialog = within(await screen.findByRole("dialog"));

  await userEvent.selectOptions(dialog.getByLabelText("Reason"), "Other");
  await userEvent.type(dialog.getByLabelText("In your words"), "Too short");
  await userEvent.click(dialog.getByRole("button", { name: "Reject bid" }));
  expect(dialog.getByText("Say why, in 20 to 3,000 characters")).toBeVisible();
  await userEvent.type(dialog.getByLabelText("In your words"), ", and no method for the pier");
  await userEvent.click(dialog.getByRole("button", { name: "Reject bid" }));

  expect(await screen.findByText("Bid rejected")).toBeVisible();
  expect(api.operations.filter(({ name }) => name === "DecideBid").map(({ variables }) => variables)).toMatchObject([
    { status: "rejected", reason: { reason: "other", words: "Too short, and no method for the pier" } },
  ]);
});

test("an award sends one reason for all the others, one of its own for one of them, and the next steps", async () => {
  const bids = [from("Ada Works"), from("Bo Works"), from("Cy Works")];
  const { api } = open(aTenderWithBids({ bidCount: 3 }), bids);
  await userEvent.click((await card("Ada Works")).getByRole("button", { name: "Award tender: Ada Works" }));
  const dialog = within(await screen.findByRole("dialog"));

  await userEvent.selectOptions(dialog.getByLabelText("Why the others are not chosen"), "Price");
  await userEvent.click(dialog.getByText("A reason for each company"));
  await userEvent.selectOptions(dialog.getByLabelText("Cy Works"), "Document missing");
  await userEvent.type(dialog.getByLabelText("Next steps for the winner (optional)"), "Sign until Friday.");
  await userEvent.click(dialog.getByRole("button", { name: "Award tender" }));

  expect(await screen.findByText("Tender awarded to Ada Works")).toBeVisible();
  expect(api.operations.find(({ name }) => name === "AwardTender")?.variables).toMatchObject({
    reasons: [
      { bidId: bids[1]!.id, reason: "price", words: null },
      { bidId: bids[2]!.id, reason: "documentMissing", words: null },
    ],
    nextSteps: "Sign until Friday.",
  });
});

test("an award leaves the reason that a company was told as it is, shows it, and gives the common one to the others alone", async () => {
  const outcome = {
    __typename: "BidOutcome" as const,
    reason: "requirementNotMet" as const,
    words: "The method has no scour protection.",
  };
  const bids = [
    from("Ada Works"),
    from("Bo Works", { status: "rejected", outcome: outcome }),
    from("Cy Works"),
    from("Di Works", { status: "rejected", outcome: { ...outcome, reason: null, words: null } }),
  ];
  const { api } = open(aTenderWithBids({ bidCount: 4 }), bids);
  await userEvent.click((await card("Ada Works")).getByRole("button", { name: "Award tender: Ada Works" }));
  const dialog = within(await screen.findByRole("dialog"));

  expect(dialog.getByLabelText("Bo Works")).toHaveDisplayValue("Requirement not met");
  expect(dialog.getByLabelText("In your words (optional)")).toHaveValue(outcome.words);
  await userEvent.selectOptions(dialog.getByLabelText("Why the others are not chosen"), "Price");
  await userEvent.click(dialog.getByRole("button", { name: "Award tender" }));

  expect(await screen.findByText("Tender awarded to Ada Works")).toBeVisible();
  expect(api.operations.find(({ name }) => name === "AwardTender")?.variables.reasons).toEqual([
    { bidId: bids[2]!.id, reason: "price", words: null },
    { bidId: bids[3]!.id, reason: "price", words: null },
  ]);
});

test("a company that was told a reason is given another one where it is chosen for it alone", async () => {
  const outcome = { __typename: "BidOutcome" as const, reason: "price" as const, words: null };
  const bids = [from("Ada Works"), from("Bo Works", { status: "rejected", outcome: outcome })];
  const { api } = open(aTenderWithBids({ bidCount: 2 }), bids);
  await userEvent.click((await card("Ada Works")).getByRole("button", { name: "Award tender: Ada Works" }));
  const dialog = within(await screen.findByRole("dialog"));

  expect(dialog.queryByLabelText("Why the others are not chosen")).not.toBeInTheDocument();
  await userEvent.selectOptions(dialog.getByLabelText("Bo Works"), "Document missing");
  await userEvent.click(dialog.getByRole("button", { name: "Award tender" }));

  expect(await screen.findByText("Tender awarded to Ada Works")).toBeVisible();
  expect(api.operations.find(({ name }) => name === "AwardTender")?.variables.reasons).toEqual([
    { bidId: bids[1]!.id, reason: "documentMissing", words: null },
  ]);
});

test("awarding asks first, naming company, amount and how many others will be rejected", async () => {
  const tender = aTenderWithBids({ bidCount: 3, version: 7 });
  const bids = [from("Ada Works", { bidAmount: 1_500_000 }), from("Bo Works", { revision: 2 }), from("Cy Works")];
  const { api } = open(tender, bids);

  await userEvent.click((await card("Ada Works")).getByRole("button", { name: "Award tender: Ada Works" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Ada Works wins with $1,500,000. The 2 other bids will be rejected.")).toBeVisible();
  expect(api.operations.map(({ name }) => name)).not.toContain("AwardTender");
  await userEvent.click(dialog.getByRole("button", { name: "Award tender" }));

  expect(await screen.findByText("Tender awarded to Ada Works")).toBeVisible();
  expect(api.operations.find(({ name }) => name === "AwardTender")?.variables).toMatchObject({
    tenderId: tender.id,
    version: 7,
    revision: 1,
    seenStatus: "pending",
    seenBids: bids.map(({ id, revision }) => ({ id, revision })),
  });
  const summary = await screen.findByRole("button", { name: /awarded/ });
  expect(within(screen.getByRole("article", { name: "Ada Works" })).getByText("accepted")).toBeVisible();
  expect(screen.getAllByText("rejected")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: /^Award/ })).not.toBeInTheDocument();
  await waitFor(() => expect(summary).toHaveFocus());
});

test("the focus inside a tender goes to its row when the tender moves to another group", async () => {
  const tender = aTenderWithBids();
  open(tender, [from("Ada Works")]);
  (await card("Ada Works")).getByRole("button", { name: "Accept: Ada Works" }).focus();

  fireEvent.click(screen.getByText("Move"));

  expect(document.getElementById(rowOf(tender.id))).toHaveFocus();
});

test("an award whose answer comes once its tender has moved to another group leaves the focus on the tender's row", async () => {
  const tender = aTenderWithBids();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  open(tender, [from("Ada Works")], {
    AwardTender: async () =>
      answered.then(() => ({ awardTender: { ...tender, status: "awarded", version: tender.version + 1 } })),
  });
  await userEvent.click((await card("Ada Works")).getByRole("button", { name: "Award tender: Ada Works" }));
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Award tender" }));
  fireEvent.click(screen.getByText("Move"));

  answer();

  expect(await screen.findByText("Tender awarded to Ada Works")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(document.getElementById(rowOf(tender.id))).toHaveFocus();
});

test("the question of an award stays when the tender moves to another group", async () => {
  open(aTenderWithBids(), [from("Ada Works")]);
  await userEvent.click((await card("Ada Works")).getByRole("button", { name: "Award tender: Ada Works" }));
  const dialog = await screen.findByRole("dialog");

  fireEvent.click(screen.getByText("Move"));

  expect(dialog).not.toBeInTheDocument();
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Award tender" }));
  expect(await screen.findByText("Tender awarded to Ada Works")).toBeVisible();
});

test("an award over an accepted bid names the company of that bid", async () => {
  open(aTenderWithBids({ bidCount: 2 }), [
    from("Ada Works", { bidAmount: 1_500_000 }),
    from("Bo Works", { status: "accepted" }),
  ]);

  await userEvent.click((await card("Ada Works")).getByRole("button", { name: "Award tender: Ada Works" }));

  const text =
    "Ada Works wins with $1,500,000. The other bid will be rejected. The bid of Bo Works was accepted before.";
  expect(within(await screen.findByRole("dialog")).getByText(text)).toBeVisible();
});

test("a refusal is shown in the server's words, and what somebody else decided is read anew", async () => {
  const tender = aTenderWithBids();
  const message = "This tender was changed by somebody else in the meantime. Reload it and try again.";
  open(tender, [from("Ada Works")], {
    AwardTender: () => {
      throw refused("CONFLICT", message);
    },
    TenderToDecide: () => ({ tender: { ...tender, status: "awarded", version: 4 } }),
  });

  await userEvent.click((await card("Ada Works")).getByRole("button", { name: /Award tender/ }));
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Award tender" }));

  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText(/^This tender is awarded/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

/** Makes the mocked server refuse a decision with CONFLICT, and return the given bids from then on. */
function changedMeanwhile(message: string, tender: TenderToDecideFragment, bids: ReadableBid[]) {
  const later: Answers = {
    TenderToDecide: () => ({ tender: { ...tender, bidCount: bids.length } }),
    BidsOfTender: () => ({
      bids: {
        __typename: "BidConnection",
        bidsRevision: "1",
        totalCount: bids.length,
        totalCountIsExact: true,
        nodes: bids,
        pageInfo,
      },
    }),
  };
  return (answers: Answers) => () => {
    Object.assign(answers, later);
    throw refused("CONFLICT", message);
  };
}

test("a bid that was revised meanwhile is not decided: it says so and shows the new terms, in the same place", async () => {
  const [tender, bid] = [aTenderWithBids({ bidCount: 1 }), from("Ada Works", { bidAmount: 180_000 })];
  const message = "This bid was revised in the meantime. Read its new terms before you decide.";
  const { api } = open(tender, [bid]);
  const ada = await card("Ada Works");
  api.answers.DecideBid = changedMeanwhile(message, tender, [{ ...bid, bidAmount: 280_000, revision: 2 }])(api.answers);

  await accept(ada);

  expect(await screen.findByText(message)).toBeVisible();
  expect(await ada.findByText("$280,000")).toBeVisible();
  await waitFor(() => expect(ada.getByRole("button", { name: "Accept: Ada Works" })).toHaveFocus());
  api.answers.DecideBid = ({ id, status }) => ({ decideBid: decided(id, status) });
  await accept(ada);
  expect(await screen.findByText("Bid accepted")).toBeVisible();
  const sent = api.operations.filter(({ name }) => name === "DecideBid").map(({ variables }) => variables);
  expect(sent).toMatchObject([
    { revision: 1, seenStatus: "pending" },
    { revision: 2, seenStatus: "pending" },
  ]);
});

test("after a refusal as many bids are read again as were shown", async () => {
  const [tender, first, second] = [
    aTenderWithBids({ bidCount: 2 }),
    from("Ada Works", { bidAmount: 111 }),
    from("Bo Works", { bidAmount: 222 }),
  ];
  const { api } = open(tender, [], {
    BidsOfTender: ({ after }) => ({
      bids: {
        __typename: "BidConnection",
        bidsRevision: "1",
        totalCount: 2,
        totalCountIsExact: true,
        nodes: [after ? second : first],
        pageInfo: { ...pageInfo, hasNextPage: !after, endCursor: after ? null : "c1" },
      },
    }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
  const bo = await card("Bo Works");
  api.answers.DecideBid = () => {
    second.bidAmount = 333;
    throw refused("CONFLICT", "Revised");
  };

  await accept(bo);

  expect(await bo.findByText("$333")).toBeVisible();
  await waitFor(() => expect(bo.getByRole("button", { name: /^Accept/ })).toHaveFocus());
  expect(screen.getByText("$111")).toBeVisible();
});

test("another admin's decision in the meantime is not overwritten: the dialog says so and shows it", async () => {
  const [tender, bid] = [aTenderWithBids({ bidCount: 1 }), from("Ada Works")];
  const message = "The decision on this bid was changed in the meantime: it is accepted now.";
  const { api } = open(tender, [bid]);
  const ada = await card("Ada Works");
  api.answers.DecideBid = changedMeanwhile(message, tender, [{ ...bid, status: "accepted" }])(api.answers);

  await reject(ada);

  expect(await screen.findByText(message)).toBeVisible();
  expect(await ada.findByText("accepted")).toBeVisible();
  await waitFor(() => expect(ada.getByRole("button", { name: "Undo decision: Ada Works" })).toHaveFocus());
});

test("a tender with bids that were not seen is not awarded: it says so and shows them", async () => {
  const [tender, bid, late] = [aTenderWithBids({ bidCount: 1 }), from("Ada Works"), from("Bo Works")];
  const message =
    "The bids on this tender are not the ones that were read: it has 2 bids now. Read them before you award it.";
  const { api } = open(tender, [bid]);
  api.answers.AwardTender = changedMeanwhile(message, tender, [late, bid])(api.answers);

  await userEvent.click((await card("Ada Works")).getByRole("button", { name: /Award tender/ }));
  expect(await screen.findByText(/It is the only bid\./)).toBeVisible();
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Award tender" }));

  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByRole("article", { name: "Bo Works" })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: /2 bids/ })).toBeVisible();
});

test("one's own decision is overwritten before its answer is there, in the order of the presses", async () => {
  const { api } = open(aTenderWithBids(), [from("Ada Works")]);
  const ada = await card("Ada Works");
  fireEvent.click(ada.getByRole("button", { name: /^Accept/ }));
  const acceptButton = within(await screen.findByRole("dialog")).getByRole("button", { name: "Accept bid" });

  fireEvent.click(acceptButton);
  fireEvent.click(ada.getByRole("button", { name: /^Reject/, hidden: true }));
  fireEvent.click(within(screen.getByRole("dialog", { name: "Reject this bid?" })).getByText("Reject bid"));

  expect(await ada.findByText("rejected")).toBeInTheDocument();
  const sent = api.operations.filter(({ name }) => name === "DecideBid").map(({ variables }) => variables);
  expect(sent).toMatchObject([
    { status: "accepted", seenStatus: "pending" },
    { status: "rejected", seenStatus: "accepted" },
  ]);
});

test("bids that cannot be read again after a refusal are not decided before they are", async () => {
  const [tender, bid] = [aTenderWithBids(), from("Ada Works")];
  const { api } = open(tender, [bid]);
  const ada = await card("Ada Works");
  const { BidsOfTender } = api.answers;
  api.answers.DecideBid = changedMeanwhile("Changed", tender, [bid])(api.answers);
  await reject(ada);
  expect(await screen.findByText("Changed")).toBeVisible();
  await waitFor(() => expect(ada.getByRole("button", { name: /^Reject/ })).toBeVisible());

  api.answers.DecideBid = () => {
    delete api.answers.BidsOfTender;
    throw refused("CONFLICT", "Changed again");
  };
  await reject(ada);
  expect(await screen.findByText("The bids could not be read again. They can be decided once they are.")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Reject/ })).not.toBeInTheDocument());
  api.answers.BidsOfTender = BidsOfTender!;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await screen.findByRole("button", { name: /^Reject/ })).toBeVisible();
});

test.each([
  ["no bid", "pending", /^This tender is awarded, but no bid is accepted\. To decide, take back the award/],
  ["a bid", "accepted", /^This tender is awarded\. To decide again, take back the award/],
] as const)("of an awarded tender with %s accepted it says what to do", async (_name, status, sentence) => {
  open(aTenderWithBids({ status: "awarded" }), [from("Ada Works", { status })]);

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole("group", { name: /Decide/ })).not.toBeInTheDocument();
});

test("an answer that never comes is said so, and the award can be tried again", async () => {
  open(aTenderWithBids(), [from("Ada Works")], {
    AwardTender: () => {
      throw new Error("The network is down");
    },
    DecideBid: () => {
      throw new Error("The network is down");
    },
  });

  await accept(await card("Ada Works"));
  expect(await screen.findByText("Failed to update bid")).toBeVisible();
  await userEvent.click((await card("Ada Works")).getByRole("button", { name: /Award tender/ }));
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Award tender" }));

  expect(await screen.findByText("Failed to award tender")).toBeInTheDocument();
  expect(screen.getByRole("dialog")).toBeVisible();
});
