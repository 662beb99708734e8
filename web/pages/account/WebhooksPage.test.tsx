import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { rememberUser } from "#web/features/session/storedUser.ts";
import { WebhooksPage } from "#web/pages/account/WebhooksPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { fill } from "#web/testing/fill.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { aUser } from "#web/testing/session.builders.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=";
const URL = "https://hooks.example.org/axion";

const aWebhook = (given: object = {}) => ({
  __typename: "Webhook",
  id: "w1",
  url: URL,
  description: "Planning",
  events: ["tender.published"],
  createdAt: "2026-11-01T00:00:00.000Z",
  oldSecretEndsAt: null,
  failingSince: null,
  disabledAt: null,
  version: 1,
  ...given,
});

const aDelivery = (given: object = {}) => ({
  __typename: "WebhookDelivery",
  id: "d1",
  event: "tender.published",
  occurredAt: "2026-11-02T10:00:00.000Z",
  state: "failed",
  nextAttemptAt: null,
  attempts: [
    {
      __typename: "WebhookAttempt",
      attemptedAt: "2026-11-02T10:00:01.000Z",
      durationMs: 12,
      statusCode: 500,
      error: "Answered 500",
    },
  ],
  ...given,
});

const deliveries = (nodes: object[], hasNextPage = false) => ({
  webhook: {
    __typename: "Webhook",
    id: "w1",
    deliveries: { __typename: "WebhookDeliveryConnection", nodes, pageInfo: { __typename: "PageInfo", hasNextPage } },
  },
});

function show(answers: Answers, isAdmin = false) {
  rememberUser(aUser({ isAdmin }));
  return renderAt(paths.webhooks, [{ path: paths.webhooks, Component: WebhooksPage }], {
    OwnWebhooks: () => ({ webhooks: [] }),
    ...answers,
  });
}

test("a webhook is created with its events, and its secret told once", async () => {
  const { api } = show({
    CreateWebhook: () => ({ createWebhook: { __typename: "WebhookWithSecret", secret: SECRET, webhook: aWebhook() } }),
  });
  expect(await screen.findByText(/You have no webhooks/)).toBeVisible();

  await fill(screen.getByLabelText(/^Address/), URL);
  await userEvent.click(screen.getByRole("checkbox", { name: /A tender was published/ }));
  await userEvent.click(screen.getByRole("button", { name: "Create Webhook" }));

  expect(await screen.findByText(SECRET)).toBeVisible();
  expect(screen.getByText(/It is not shown again/)).toHaveFocus();
  expect(api.operations.find(({ name }) => name === "CreateWebhook")?.variables).toEqual({
    input: { url: URL, description: null, events: ["tender.published"] },
  });
  await userEvent.click(screen.getByRole("button", { name: "Done, I’ve saved it" }));
  expect(screen.queryByText(SECRET)).toBeNull();
});

test("a forbidden address is told at its field, and what was typed stays", async () => {
  show({
    CreateWebhook: () => {
      throw refused("BAD_USER_INPUT", "This address cannot be reached from the internet", {
        url: "This address cannot be reached from the internet",
      });
    },
  });

  await fill(screen.getByLabelText(/^Address/), "https://127.0.0.1/");
  await userEvent.click(screen.getByRole("checkbox", { name: /A tender was published/ }));
  await userEvent.click(screen.getByRole("button", { name: "Create Webhook" }));

  expect((await screen.findAllByText("This address cannot be reached from the internet")).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/^Address/)).toHaveValue("https://127.0.0.1/");
  expect(screen.getByLabelText(/^Address/)).toBeInvalid();
});

test("without an address and an event nothing is sent, and both are named", async () => {
  const { api } = show({});

  await userEvent.click(screen.getByRole("button", { name: "Create Webhook" }));

  expect((await screen.findAllByText("Choose at least one")).length).toBeGreaterThan(0);
  expect((await screen.findAllByText("Required")).length).toBeGreaterThan(0);
  expect(api.operations.map(({ name }) => name)).not.toContain("CreateWebhook");
});

test("events of bids, questions and requests are offered to administrators alone, except the decision on an own bid", async () => {
  const { unmount } = show({});
  expect(await screen.findAllByRole("checkbox")).toHaveLength(7);
  unmount();

  show({}, true);
  expect(await screen.findByRole("checkbox", { name: /bid\.submitted/ })).toBeEnabled();
  expect(screen.getAllByRole("checkbox")).toHaveLength(12);
});

test("a test is sent, and its result shown in the log", async () => {
  let isSent = false;
  const tested = (given: object = {}) =>
    aDelivery({
      id: "d2",
      event: "webhook.test",
      state: "delivered",
      attempts: [
        {
          __typename: "WebhookAttempt",
          attemptedAt: "2026-11-02T10:00:01.000Z",
          durationMs: 12,
          statusCode: 204,
          error: null,
        },
      ],
      ...given,
    });
  show({
    OwnWebhooks: () => ({ webhooks: [aWebhook()] }),
    TestWebhook: () => {
      isSent = true;
      return { testWebhook: tested({ state: "waiting", nextAttemptAt: new Date().toISOString(), attempts: [] }) };
    },
    WebhookDeliveries: () => deliveries(isSent ? [tested()] : []),
  });

  await userEvent.click(await screen.findByRole("button", { name: "Send Test to Planning" }));

  expect(await screen.findByText("webhook.test: Delivered")).toBeVisible();
  expect(screen.getByText(/Answered 204, 12 ms/)).toBeVisible();
});

test("the log shows each attempt with its reason, and a message is sent again", async () => {
  let state = "failed";
  const { api } = show({
    OwnWebhooks: () => ({ webhooks: [aWebhook()] }),
    WebhookDeliveries: () => deliveries([aDelivery({ state })]),
    Redeliver: () => {
      state = "delivered";
      return { redeliver: aDelivery({ state }) };
    },
  });

  await userEvent.click(await screen.findByRole("button", { name: "Deliveries to Planning" }));
  expect(await screen.findByText("tender.published: Failed")).toBeVisible();
  expect(screen.getByText(/Answered 500, 12 ms/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^Send Again: tender.published of / }));

  expect(await screen.findByText("tender.published: Delivered")).toBeVisible();
  expect(api.operations.find(({ name }) => name === "Redeliver")?.variables).toEqual({ id: "d1" });
});

test("a disabled webhook says so, sends nothing again, and is enabled", async () => {
  let disabledAt: string | null = "2026-11-03T10:00:00.000Z";
  show({
    OwnWebhooks: () => ({ webhooks: [aWebhook({ disabledAt })] }),
    WebhookDeliveries: () => deliveries([aDelivery()]),
    EnableWebhook: () => {
      disabledAt = null;
      return { enableWebhook: aWebhook() };
    },
  });
  expect(await screen.findByText(/^Disabled on Nov 3, 2026/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Deliveries to Planning" }));
  expect(await screen.findByText("tender.published: Failed")).toBeVisible();
  expect(screen.queryByRole("button", { name: /again$/ })).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Enable Planning" }));

  expect(await screen.findByText("The webhook works again")).toBeVisible();
  expect(screen.queryByText(/^Disabled on/)).toBeNull();
});

test("a new secret and a deletion are asked about first", async () => {
  let webhooks = [aWebhook()];
  const { api } = show({
    OwnWebhooks: () => ({ webhooks }),
    RotateWebhookSecret: () => ({
      rotateWebhookSecret: { __typename: "WebhookWithSecret", secret: SECRET, webhook: aWebhook({ version: 2 }) },
    }),
    DeleteWebhook: ({ id }) => {
      webhooks = [];
      return { deleteWebhook: { __typename: "Webhook", id } };
    },
  });

  await userEvent.click(await screen.findByRole("button", { name: "New secret for Planning" }));
  expect(api.operations.map(({ name }) => name)).not.toContain("RotateWebhookSecret");
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Choose a New Secret" }));
  expect(await screen.findByText(SECRET)).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: "Done, I’ve saved it" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete Planning" }));
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));

  expect(await screen.findByText("Planning was deleted")).toBeVisible();
  expect(await screen.findByText(/You have no webhooks/)).toBeVisible();
});

test("a change sends the version that was read, and begins with what is stored", async () => {
  const { api } = show({
    OwnWebhooks: () => ({ webhooks: [aWebhook()] }),
    UpdateWebhook: () => ({ updateWebhook: aWebhook({ description: "Planning, at night", version: 2 }) }),
  });

  await userEvent.click(await screen.findByRole("button", { name: "Change Planning" }));
  expect(screen.getByLabelText(/^Address/)).toHaveValue(URL);
  await fill(screen.getByLabelText(/^Description/), ", at night");
  await userEvent.click(screen.getByRole("button", { name: "Save Changes" }));

  expect(await screen.findByText("The webhook was changed")).toBeVisible();
  expect(api.operations.find(({ name }) => name === "UpdateWebhook")?.variables).toEqual({
    id: "w1",
    patch: { url: URL, description: "Planning, at night", events: ["tender.published"], version: 1 },
  });
  expect(screen.getByRole("button", { name: "Create Webhook" })).toBeVisible();
});

test("a list that cannot be read says so, and is read again", async () => {
  let isDown = true;
  show({
    OwnWebhooks: () => {
      if (isDown) throw new Error("no network");
      return { webhooks: [aWebhook()] };
    },
  });

  expect(await screen.findByText("Your webhooks could not be loaded.")).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: /again/i }));

  expect(await screen.findByText("Planning")).toBeVisible();
});
