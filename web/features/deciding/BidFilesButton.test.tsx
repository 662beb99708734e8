import { screen } from "@testing-library/react";

import { aSubmittedBid } from "#web/features/deciding/bid.builders.ts";
import { BidFilesButton } from "#web/features/deciding/BidFilesButton.tsx";
import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

type BidFile = ReadableBid["documents"][number];

const inState = (state: BidFile["state"]) =>
  ({
    name: `${state}.pdf`,
    bytes: 812,
    sha256: "a".repeat(64),
    url: state === "given" ? "https://docs.example.org/m.pdf" : null,
    state,
  }) as BidFile;
const show = (...states: BidFile["state"][]) =>
  renderAt("/", [{ path: "*", element: <BidFilesButton bid={aSubmittedBid({ documents: states.map(inState) })} /> }]);

test.each([
  ["one that was not delivered", ["given", "notDelivered"], true],
  ["one that is owed still", ["given", "owed"], false],
  ["all of them delivered", ["given", "given"], false],
] as const)("a bid with two files, %s: whether it is marked", (_which, states, isMarked) => {
  show(...states);

  expect(screen.getByRole("button", { name: "2 files of Bangui Bâtir" })).toBeVisible();
  expect(screen.queryByText("Document not delivered") !== null).toBe(isMarked);
});

test("a bid that names no files has neither button nor mark", () => {
  show();

  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.queryByText("Document not delivered")).not.toBeInTheDocument();
});
