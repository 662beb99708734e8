import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { aTenderWithBids } from "#web/features/deciding/bid.builders.ts";
import { FIRST_VIEW } from "#web/features/deciding/bidsView.ts";
import { TenderBids } from "#web/features/deciding/groups/TenderBids.tsx";
import { formatDateTime } from "#web/format/dates.ts";
import { refused, type Answers } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const CLOSED = "2025-12-31T00:00:15.000Z";
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const adaApproved = (approvedAt: string, mine = true) => ({
  __typename: "OpeningPerson",
  id: "ada",
  username: "ada",
  approvedAt,
  mine,
});

/** Renders a sealed tender with two bids. */
function show(
  {
    personsNeeded = 1,
    opensAt = CLOSED,
    cancelledAt = null as string | null,
    unconfirmedAddenda = [] as number[],
    persons = [] as object[],
  } = {},
  answers: Answers = {},
) {
  const tender = aTenderWithBids({ sealed: true, bidCount: 2 });
  const opening = { __typename: "TenderOpening", personsNeeded, opensAt, openedAt: null, persons };
  const sealed = {
    __typename: "Tender",
    id: tender.id,
    status: "closed",
    cancelledAt,
    openedAt: null,
    version: 3,
    opening,
  };
  const from = (companyName: string) => ({
    __typename: "Bid",
    id: companyName,
    submittedAt: CLOSED,
    unconfirmedAddenda,
    company: { __typename: "Company", id: companyName, companyName },
  });
  const bids = {
    __typename: "BidConnection",
    totalCount: 2,
    nodes: [from("Ada Works"), from("Osun")],
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
  };
  const element = (
    <TenderBids tender={tender} now={new Date()} open onToggle={jest.fn()} view={FIRST_VIEW} onView={jest.fn()} />
  );
  return renderAt("/", [{ path: "*", element }], {
    SealedTender: () => ({ tender: sealed, bids }),
    ApproveOpening: () => ({
      approveOpening: { ...sealed, opening: { ...opening, persons: [adaApproved(minutesAgo(0))] } },
    }),
    WithdrawOpeningApproval: () => ({ withdrawOpeningApproval: { ...sealed, opening: { ...opening, persons: [] } } }),
    ...answers,
  });
}

test("of sealed bids the companies are shown and nothing else, and they can be neither compared nor exported", async () => {
  const { api } = show();

  const companies = within(await screen.findByRole("list", { name: /Companies with a sealed bid/ })).getAllByRole(
    "listitem",
  );

  expect(screen.getByText("Sealed until the opening")).toBeVisible();
  expect(companies.map(({ textContent }) => textContent)).toEqual(
    ["Ada Works", "Osun"].map((name) => `${name}, submitted ${formatDateTime(CLOSED)} History`),
  );
  expect(screen.queryByText(/Compare|Export CSV/)).not.toBeInTheDocument();
  expect(api.operations.map(({ name }) => name)).not.toContain("BidsOfTender");
});

test("a sealed bid is marked with the addenda that it does not confirm", async () => {
  show({ unconfirmedAddenda: [2] });

  const companies = within(await screen.findByRole("list", { name: /Companies with a sealed bid/ }));

  expect(companies.getAllByText("Addendum 2 not confirmed")).toHaveLength(2);
});

test("the bids on a cancelled tender are not opened", async () => {
  show({ cancelledAt: CLOSED });

  expect(await screen.findByText("This tender was cancelled: its bids are not opened.")).toBeVisible();
  expect(screen.queryByLabelText(/Your password/)).not.toBeInTheDocument();
});

test("before its time it says when the bids can be opened", async () => {
  show({ opensAt: "2999-01-01T00:00:15.000Z" });

  expect(
    await screen.findByText(`The bids can be opened from ${formatDateTime("2999-01-01T00:00:15.000Z")}.`),
  ).toBeVisible();
  expect(screen.queryByLabelText(/Your password/)).not.toBeInTheDocument();
});

test("the password is typed again, and a wrong one is told at the field", async () => {
  const message = "This is not your current password";
  const { api } = show(
    {},
    {
      ApproveOpening: () => {
        throw refused("BAD_USER_INPUT", message, { password: message });
      },
    },
  );

  await userEvent.type(await screen.findByLabelText(/Your password/), "wrong");
  await userEvent.click(screen.getByRole("button", { name: "Open the bids" }));

  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(screen.getByLabelText(/Your password/)).toBeInvalid();
  expect(api.operations.filter(({ name }) => name === "ApproveOpening")).toMatchObject([
    { variables: { password: "wrong" } },
  ]);
});

test("where two persons open, the first approves, reads that a second one is awaited, and can take it back", async () => {
  show({ personsNeeded: 2 });

  expect(await screen.findByText("Two administrators open these bids, within 30 minutes.")).toBeVisible();
  await userEvent.type(screen.getByLabelText(/Your password/), "correct horse");
  await userEvent.click(screen.getByRole("button", { name: "Approve the opening" }));
  expect(
    await screen.findByText(/^You approved the opening on .* A second administrator is awaited, until /),
  ).toBeVisible();
  expect(screen.queryByLabelText(/Your password/)).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole("button", { name: "Take back your approval" }));
  expect(await screen.findByText("Two administrators open these bids, within 30 minutes.")).toBeVisible();
  expect(screen.getByLabelText(/Your password/)).toBeVisible();
});

test("the second person reads who approved and until when it counts, opens the bids, and takes nobody's approval back", async () => {
  const approvedAt = minutesAgo(10);
  show({ personsNeeded: 2, persons: [adaApproved(approvedAt, false)] });

  const end = formatDateTime(new Date(Date.parse(approvedAt) + 30 * 60_000));
  expect(
    await screen.findByText(
      `ada approved the opening on ${formatDateTime(approvedAt)}. You open the bids as the second person, until ${end}.`,
    ),
  ).toBeVisible();
  expect(await screen.findByRole("button", { name: "Open the bids" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Take back your approval" })).not.toBeInTheDocument();
});

test("an approval that ends is asked for again, without a reload", async () => {
  show({ personsNeeded: 2, persons: [adaApproved(new Date(Date.now() - 30 * 60_000 + 700).toISOString())] });
  expect(await screen.findByText(/^You approved the opening/)).toBeVisible();

  expect(
    await screen.findByText("Two administrators open these bids, within 30 minutes.", {}, { timeout: 3000 }),
  ).toBeVisible();
  expect(await screen.findByRole("button", { name: "Approve the opening" })).toBeVisible();
});
