import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { formatDateTime } from "#web/format/dates.ts";
import { type IntegrationRequestFragment } from "#web/graphql/generatedContact.ts";
import { RequestsPage } from "#web/pages/admin/RequestsPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers } from "#web/testing/fakeApi.ts";
import { fill } from "#web/testing/fill.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const aRequest = (given: Partial<IntegrationRequestFragment> = {}) => ({
  __typename: "ContactRequest",
  id: "c1",
  firstName: "Ada",
  lastName: "Diallo",
  email: "ada@btp.example",
  company: "BTP Conakry",
  role: "execution",
  message: "We build roads.",
  createdAt: "2026-11-20T09:30:00.000Z",
  handledAt: null,
  ...given,
});
const requestsOf = (nodes: object[], endCursor: string | null = null) => ({
  contactRequests: {
    __typename: "ContactRequestConnection",
    nodes,
    totalCount: nodes.length,
    totalCountIsExact: true,
    pageInfo: { __typename: "PageInfo", hasNextPage: endCursor !== null, endCursor },
  },
});
const show = (answers: Answers, search = "") =>
  renderAt(paths.requests + search, [{ path: paths.requests, Component: RequestsPage }], answers);

test("a request shows name, company, role, e-mail, message and when it came", async () => {
  show({ IntegrationRequests: () => requestsOf([aRequest()]) });

  const card = within(await screen.findByRole("article", { name: "Ada Diallo" }));

  for (const text of [
    "BTP Conakry",
    "Execution Company",
    "We build roads.",
    formatDateTime("2026-11-20T09:30:00.000Z"),
  ])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getByRole("link", { name: "ada@btp.example" })).toHaveAttribute(
    "href",
    "mailto:ada%40btp.example?subject=Your%20integration%20request%20to%20Axion",
  );
});

test("a request is marked as handled, and taken back", async () => {
  const { api } = show({
    IntegrationRequests: () => requestsOf([aRequest()]),
    MarkRequest: ({ handled }) => ({
      markContactRequest: aRequest({ handledAt: handled ? "2026-11-21T10:00:00.000Z" : null }),
    }),
  });

  await userEvent.click(await screen.findByRole("button", { name: "Mark as handled: Ada Diallo" }));

  expect(await screen.findByText("Handled Nov 21, 2026")).toBeVisible();
  expect(api.operations.at(-1)?.variables).toEqual({ id: "c1", handled: true });

  await userEvent.click(screen.getByRole("button", { name: /^Mark as not handled/ }));

  expect(await screen.findByRole("button", { name: "Mark as handled: Ada Diallo" })).toBeVisible();
});

test("the address holds what is looked for", async () => {
  const { api, router } = show({ IntegrationRequests: () => requestsOf([aRequest()]) }, "?show=open&search=roads");
  await screen.findByText("1 request found");
  expect(api.operations[0]?.variables).toMatchObject({ search: "roads", handled: false });

  await userEvent.selectOptions(screen.getByLabelText("Show"), "Handled");
  await waitFor(() => expect(api.operations.at(-1)?.variables).toMatchObject({ search: "roads", handled: true }));
  await userEvent.click(await screen.findByRole("button", { name: "Clear Filters" }));

  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(screen.getByLabelText("Search requests")).toHaveValue("");
});

test("the search starts when the typing pauses", async () => {
  const { api, router } = show({ IntegrationRequests: () => requestsOf([]) });
  expect(await screen.findByText("No requests yet")).toBeVisible();

  await fill(await screen.findByLabelText("Search requests"), "kindia");

  expect(await screen.findByText("No request matches")).toBeVisible();
  expect(router.state.location.search).toBe("?search=kindia");
  expect(api.operations.at(-1)?.variables).toMatchObject({ search: "kindia" });
});

test("further requests are read page by page", async () => {
  show({
    IntegrationRequests: ({ after }) =>
      after ? requestsOf([aRequest({ id: "c2", firstName: "Bo" })]) : requestsOf([aRequest()], "x"),
  });

  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));

  expect(await screen.findByRole("article", { name: "Bo Diallo" })).toBeVisible();
  expect(screen.getByRole("article", { name: "Ada Diallo" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("requests that cannot be loaded can be asked for again", async () => {
  const { api } = show({});
  const again = await screen.findByRole("button", { name: "Try again" });
  api.answers.IntegrationRequests = () => requestsOf([aRequest()]);

  await userEvent.click(again);

  expect(await screen.findByRole("article", { name: "Ada Diallo" })).toBeVisible();
});
