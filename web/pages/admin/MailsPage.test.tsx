import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { formatDateTime } from "#web/format/dates.ts";
import { MailsPage } from "#web/pages/admin/MailsPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const aMail = (given: object = {}) => ({
  __typename: "OutgoingMail",
  id: "m1",
  recipient: "ada@btp.example",
  subject: "Bid received: T-2026-7",
  createdAt: "2026-11-20T09:30:00.000Z",
  attempts: 21,
  lastError: "No such host",
  ...given,
});
const mailsOf = (nodes: object[], endCursor: string | null = null) => ({
  givenUpMails: {
    __typename: "OutgoingMailConnection",
    nodes,
    totalCount: nodes.length,
    totalCountIsExact: true,
    pageInfo: { __typename: "PageInfo", hasNextPage: endCursor !== null, endCursor },
  },
});
const show = (answers: Answers) => renderAt(paths.mails, [{ path: paths.mails, Component: MailsPage }], answers);

test("each mail tells to whom it was not sent, since when, how often it was tried and why it failed", async () => {
  show({
    GivenUpMails: () =>
      mailsOf([aMail(), aMail({ id: "m2", subject: "Outcome of T-2026-8", attempts: 1, lastError: null })]),
  });

  expect(await screen.findByText("2 mails")).toBeVisible();
  const card = within(screen.getByRole("article", { name: "Bid received: T-2026-7" }));
  for (const text of ["ada", formatDateTime("2026-11-20T09:30:00.000Z"), "21 times", "No such host"])
    expect(card.getByText(text, { exact: false })).toBeVisible();
  expect(screen.getByRole("article", { name: "Outcome of T-2026-8" })).toHaveTextContent("once");
});

test("further mails are read page by page", async () => {
  show({
    GivenUpMails: ({ after }) => (after ? mailsOf([aMail({ id: "m2", subject: "Second" })]) : mailsOf([aMail()], "x")),
  });

  await userEvent.click(await screen.findByRole("button", { name: "Show more mails" }));

  expect(await screen.findByRole("article", { name: "Second" })).toBeVisible();
});

test("no mail was given up; mails that cannot be loaded are asked for again", async () => {
  const { api } = show({});
  const again = await screen.findByRole("button", { name: "Try again" });
  api.answers.GivenUpMails = () => mailsOf([]);

  await userEvent.click(again);

  expect(await screen.findByText("No undelivered emails")).toBeVisible();
});
