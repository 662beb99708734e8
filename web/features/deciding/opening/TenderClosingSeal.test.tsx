import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { TenderClosingSeal } from "#web/features/deciding/opening/TenderClosingSeal.tsx";
import { type Answers } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const SEAL = { __typename: "ClosingSeal", closing: 1, sealedAt: "2026-12-01T12:00:16.000Z", sha256: "5".repeat(64) };
const verified = (found: object) => () => ({
  verifyClosingSeal: {
    __typename: "ClosingSealVerification",
    matches: false,
    missing: [],
    added: [],
    altered: [],
    ...found,
  },
});

const show = (answers: Answers, closingSeal: object | null = SEAL) =>
  renderAt("/", [{ path: "*", element: <TenderClosingSeal tenderId="t1" /> }], {
    ClosingSeal: () => ({ tender: { __typename: "Tender", id: "t1", closingSeal } }),
    ...answers,
  });

const verdict = () => screen.getByRole("status", { name: "Verification of the seal" });
const press = async () => userEvent.click(await screen.findByRole("button", { name: "Verify the seal" }));

test("the seal is shown with its time and the page where anybody computes it", async () => {
  show({});

  expect(await screen.findByText(SEAL.sha256)).toBeVisible();
  expect(screen.getByText("Dec 1, 2026, 12:00:16 UTC")).toBeVisible();
  expect(screen.getByRole("link", { name: "anybody can compute it" })).toHaveAttribute("href", "/verify");
  expect(verdict()).toBeEmptyDOMElement();
});

test("before there is a seal nothing is shown", async () => {
  const { api } = show({}, null);

  await waitFor(() => expect(api.operations).toHaveLength(1));

  expect(screen.queryByRole("region", { name: "Closing seal" })).not.toBeInTheDocument();
});

test("bids that give the seal are told as unchanged", async () => {
  show({ VerifyClosingSeal: verified({ matches: true }) });
  await press();

  await waitFor(() => expect(verdict()).toHaveTextContent("none was added, removed or changed"));
});

test("each receipt that is missing, added or altered is named", async () => {
  show({ VerifyClosingSeal: verified({ missing: ["AX-00001-AAAAA"], altered: ["AX-00002-AAAAA", "AX-00003-AAAAA"] }) });
  await press();

  await waitFor(() =>
    expect(verdict()).toHaveTextContent(
      "do not give this seal. Missing: AX-00001-AAAAA. Altered: AX-00002-AAAAA, AX-00003-AAAAA.",
    ),
  );
});

test("a verification that was not answered says nothing about the bids", async () => {
  show({});
  await press();

  await waitFor(() => expect(verdict()).toHaveTextContent("The seal could not be verified"));
});
