import { act, screen } from "@testing-library/react";
import { useMemo } from "react";

import { useNow } from "#web/clock/useNow.ts";
import { type BidderProfile } from "#web/features/tenders/bidderProfile.ts";
import { aTender } from "#web/features/tenders/tender.builders.ts";
import { TenderList } from "#web/features/tenders/browse/TenderList.tsx";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date("2026-12-01T12:00:00.000Z");
const closingIn = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => void jest.useRealTimers());

function show(tender: TenderFactsFragment, profile: BidderProfile = "present") {
  return renderAt("/", [{ path: "*", element: <Shown tender={tender} profile={profile} /> }]);
}

function Shown({ tender, profile }: { tender: TenderFactsFragment; profile: BidderProfile }) {
  const now = useNow(useMemo(() => [tender.closingDate], [tender.closingDate]));
  return <TenderList tenders={[tender]} profile={profile} now={now} />;
}

test("a card reads number and status, title, who and where, budget, days left, action", () => {
  show(aTender({ tenderNumber: "AX-7", closingDate: closingIn(30 * DAY) }));

  const text = screen.getByRole("article").textContent;
  const order = [
    "AX-7",
    "open",
    "Athi River bridge rehabilitation",
    "Infrastructure · Machakos County, Kenya",
    "$1,000,000 – $2,500,000",
    "30 days left",
    "Submit Bid",
  ];
  expect(order.map((part) => text.indexOf(part))).toEqual(
    order.map((part) => text.indexOf(part)).sort((a, b) => a - b),
  );
  expect(order.filter((part) => !text.includes(part))).toEqual([]);
});

test.each([
  [7 * DAY, true],
  [1, true],
  [7 * DAY + 1, false],
  [-1, false],
])("CLOSING SOON shows when the closing date is 1 to 7 days away (%d ms: %s)", (left, soon) => {
  show(aTender({ closingDate: closingIn(left) }));

  expect(screen.queryByText("CLOSING SOON") !== null).toBe(soon);
});

test("View Documents exists only with a documentsUrl, and opens beside the portal", () => {
  const tender = aTender({ documentsUrl: "https://docs.example.org/a.pdf", tenderNumber: "AX-9" });
  const { unmount } = show(tender);

  const button = screen.getByRole("link", { name: /^View Documents: AX-9, Athi River/ });
  expect(button).toHaveAttribute("href", "https://docs.example.org/a.pdf");
  expect(button).toHaveAttribute("target", "_blank");
  expect(button).toHaveAttribute("rel", "noopener noreferrer");

  unmount();
  show(aTender());
  expect(screen.queryByText("View Documents")).not.toBeInTheDocument();
});

test.each([
  ["Loading...", "loading"],
  ["Profile Required", "missing"],
] as const)("the button reads %s while the company profile is %s", (label, profile) => {
  show(aTender(), profile);

  expect(screen.getByRole("button", { name: label })).toBeDisabled();
});

test("the button reads Closed when the closing date has passed, whatever the profile", () => {
  show(aTender({ closingDate: closingIn(-1) }), "loading");

  expect(screen.getByRole("button", { name: "Closed" })).toBeDisabled();
});

test("otherwise it reads Submit Bid, leads to the bid form and names its tender", () => {
  const tender = aTender();
  show(tender);

  const button = screen.getByRole("link", { name: "Submit Bid" });
  expect(button).toHaveAttribute("href", paths.submitBid(tender.id));
  expect(button).toHaveAccessibleDescription(tender.title);
});

test("a tender closes on the screen at its closing moment, without a reload", () => {
  show(aTender({ closingDate: closingIn(90_500) }));

  act(() => jest.advanceTimersByTime(90_500));
  expect(screen.getByRole("link", { name: "Submit Bid" })).toBeVisible();

  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole("button", { name: "Closed" })).toBeDisabled();
});

test("the description is folded", () => {
  show(aTender({ description: "Two lanes." }));
  expect(screen.getByText("Two lanes.")).not.toBeVisible();

  act(() => screen.getByRole("button", { name: "Show all Description" }).click());

  expect(screen.getByText("Two lanes.")).toBeVisible();
});

test("long requirements unfold", () => {
  show(aTender({ requirements: Array.from({ length: 9 }, (_, line) => `Requirement ${line}`).join("\n") }));

  const button = screen.getByRole("button", { name: "Show all Requirements" });
  act(() => button.click());

  expect(button).toHaveAttribute("aria-expanded", "true");
});
