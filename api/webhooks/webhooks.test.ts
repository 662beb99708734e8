import { aBidder, anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { type Client, client } from "#api/testing/client.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { testApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";
import { aDelivery, aWebhook, TEST_WEBHOOK_ENCRYPTION, webhookInput } from "#api/testing/builders/webhooks.ts";
import { MOST_WEBHOOKS } from "#api/webhooks/webhook.rules.ts";

const WEBHOOK = "id url description events createdAt oldSecretEndsAt failingSince disabledAt version";
const CREATE = `mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret webhook { ${WEBHOOK} } } }`;
const create = (person: Client, overrides: object = {}) => person.graphql(CREATE, { input: webhookInput(overrides) });
const UPDATE = `mutation ($id: ID!, $patch: WebhookPatch!) { updateWebhook(id: $id, patch: $patch) { ${WEBHOOK} } }`;

test("a webhook's secret is told once; neither the database, the trail nor the log has it in the clear", async () => {
  const api = await testApp();
  const person = api.as(await api.has(aPartner()));

  const { data } = await create(person, {
    url: "https://Hooks.example.org:443/axion?key=hidden#part",
    events: ["bid.decided", "tender.published", "bid.decided"],
    description: " Night shift ",
  });

  const { secret, webhook } = data.createWebhook as { secret: string; webhook: { id: string } };
  expect(secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
  expect(webhook).toMatchObject({
    url: "https://hooks.example.org/axion?key=hidden",
    events: ["tender.published", "bid.decided"],
    description: "Night shift",
    disabledAt: null,
    version: 1,
  });
  const [stored] = await api.db.query<[{ row: string; sealed: string }]>(
    "SELECT webhooks::text AS row, sealed_secret AS sealed FROM webhooks",
  );
  const events = JSON.stringify(await api.db.query("SELECT audit_events::text AS row FROM audit_events"));
  expect(stored.row + events + api.logged.join("\n")).not.toContain(secret.slice(6, -1));
  expect(events + api.logged.join("\n")).not.toContain("hidden");
  expect(TEST_WEBHOOK_ENCRYPTION.decrypt(stored.sealed)).toBe(secret);
  expect(
    (await person.graphql(`{ webhooks { ${WEBHOOK} } webhook(id: "${webhook.id}") { ${WEBHOOK} } }`)).data,
  ).toEqual({ webhooks: [webhook], webhook });
});

test.each([
  [{ url: "" }, { url: "Required" }],
  [{ url: "hooks.example.org" }, { url: "Must be a web address that starts with https://" }],
  [{ url: "http://hooks.example.org" }, { url: "Must be a web address that starts with https://" }],
  [{ url: "https://2130706433/" }, { url: "This address cannot be reached from the internet" }],
  [{ url: "https://0177.0.0.1/" }, { url: "This address cannot be reached from the internet" }],
  [{ url: "https://[::ffff:10.0.0.1]/" }, { url: "This address cannot be reached from the internet" }],
  [{ url: "https://ada:pw@hooks.example.org" }, { url: "Must have no user name or password" }],
  [{ url: "https://hooks.example.org:25" }, { url: "Must have port 443, or one from 1024 up" }],
  [{ url: "https://nowhere.example.com" }, { url: "This address cannot be reached from the internet" }],
  [{ url: `https://hooks.example.org/${"x".repeat(2000)}` }, { url: "Must be at most 2,000 characters" }],
  [{ description: "x".repeat(201) }, { description: "Must be at most 200 characters" }],
  [{ events: [] }, { events: "Choose at least one" }],
  [
    { events: ["tender.renamed"] },
    { events: expect.stringMatching(/^There is no event "tender\.renamed"\. There are tender\.published, /) as string },
  ],
  [{ events: ["bid.submitted"] }, { events: "Only administrators are told of bid.submitted" }],
])(
  "a partner's webhook with %j is refused at its field, when it is created and when it is changed",
  async (overrides, fields) => {
    const api = await testApp();
    const partner = await api.has(aPartner());
    const { id } = await api.has(aWebhook(partner));

    const created = await create(api.as(partner), overrides);
    const changed = await api.as(partner).graphql(UPDATE, { id, patch: overrides });

    expect(created.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields } }]);
    expect(changed.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields } }]);
    expect(await api.db.query("SELECT url, description, events FROM webhooks")).toEqual([webhookInput()]);
  },
);

test("a name that leads to a private network is refused when it is saved", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());

  await secondApp(
    api,
    {
      webhooks: {
        reach: { allowPrivate: false, resolve: () => Promise.resolve(["93.184.215.14", "169.254.169.254"]) },
      },
    },
    async (url) => {
      const { errors } = await create(client(url, { username: partner.username, password: "correct horse" }));

      expect(errors).toMatchObject([
        { extensions: { fields: { url: "This address cannot be reached from the internet" } } },
      ]);
    },
  );
});

interface SlowNames {
  api: Awaited<ReturnType<typeof testApp>>;
  /** The host names that were resolved. */
  asked: string[];
  release: () => void;
}

/** Starts an api that resolves host names that begin with "slow" only after `release` is called. */
async function withSlowNames(use: (as: (person: { username: string }) => Client, slow: SlowNames) => Promise<void>) {
  const api = await testApp();
  const asked: string[] = [];
  let release!: () => void;
  const released = new Promise<void>((resolved) => (release = resolved));
  const resolve = async (name: string) => {
    asked.push(name);
    if (name.startsWith("slow")) await released;
    return ["93.184.215.14"];
  };
  await secondApp(api, { webhooks: { reach: { allowPrivate: false, resolve } } }, (url) =>
    use(({ username }) => client(url, { username, password: PASSWORD }), { api, asked, release }),
  );
}

test("slow names of one account delay no webhook of another; two of them are looked up at once", async () => {
  await withSlowNames(async (as, { api, asked, release }) => {
    const slow = as(await api.has(aPartner()));
    const other = as(await api.has(aPartner()));
    await slow.openSession();
    const answers = Array.from({ length: 8 }, (_, n) => create(slow, { url: `https://slow${n}.example.org` }));
    await until(() => asked.length === 2);

    const created = await create(other);

    expect(created.errors).toBeUndefined();
    expect(asked).toHaveLength(3);
    release();
    expect((await Promise.all(answers)).filter(({ errors }) => errors)).toEqual([]);
    expect(asked).toHaveLength(9);
  });
});

test("a change of a webhook resolves its name only for its owner, with a proven address and the version of now", async () => {
  await withSlowNames(async (as, { api, asked }) => {
    const patch = { url: "https://other.example.org", version: 1 };
    const owner = await api.has(aPartner());
    const unproven = await api.has(aPartner({ emailProvenAt: null }));
    const { id } = await api.has(aWebhook(owner));
    const { id: ofUnproven } = await api.has(aWebhook(unproven));
    const codeOf = async (person: Client, variables: object) =>
      (await person.graphql(UPDATE, variables)).errors?.[0]?.extensions.code;

    expect(await codeOf(as(await api.has(aPartner())), { id, patch })).toBe("NOT_FOUND");
    expect(await codeOf(as(unproven), { id: ofUnproven, patch })).toBe("FORBIDDEN");
    expect(await codeOf(as(owner), { id, patch: { ...patch, version: 2 } })).toBe("CONFLICT");
    expect(asked).toEqual([]);
    expect(await codeOf(as(owner), { id, patch })).toBeUndefined();
    expect(asked).toEqual(["other.example.org"]);
  });
});

test("an address of U+0000 or half a surrogate pair is refused, not a fault", async () => {
  const api = await testApp();
  const person = api.as(await api.has(aPartner()));

  for (const url of ["https://hooks.example.org/\0", "https://hooks.example.org/\ud800", "https://\ud800.example.org/"])
    await create(person, { url });

  expect(api.faults).toEqual([]);
});

test("an administrator may subscribe to submitted bids", async () => {
  const api = await testApp();

  const { data } = await create(api.as(await api.has(anAdmin())), { events: ["bid.submitted"] });

  expect(data.createWebhook.webhook.events).toEqual(["bid.submitted"]);
});

test("a repeated call with its key creates nothing, and does not tell the secret again", async () => {
  const api = await testApp();
  const person = api.as(await api.has(aPartner()));

  const first = await create(person, { clientMutationId: "once" });
  const again = await create(person, { clientMutationId: "once" });
  const other = await create(person, { clientMutationId: "once", events: ["tender.closed"] });

  expect(again.data.createWebhook).toEqual({ secret: null, webhook: first.data.createWebhook.webhook });
  expect(other.errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect((await person.graphql("{ webhooks { id } }")).data.webhooks).toHaveLength(1);
});

test("a person has ten webhooks at most, also when eleven come at once", async () => {
  const api = await testApp();
  const person = api.as(await api.has(aPartner()));
  await person.openSession();

  const answers = await Promise.all(Array.from({ length: MOST_WEBHOOKS + 1 }, () => create(person)));

  expect(answers.filter(({ errors }) => errors)).toMatchObject([
    {
      errors: [
        { message: "You have 10 webhooks: delete one that is not needed first", extensions: { code: "CONFLICT" } },
      ],
    },
  ]);
});

test.each([
  ["webhook", "query ($id: ID!) { webhook(id: $id) { id } }"],
  ["updateWebhook", 'mutation ($id: ID!) { updateWebhook(id: $id, patch: { description: "Mine" }) { id } }'],
  ["deleteWebhook", "mutation ($id: ID!) { deleteWebhook(id: $id) { id } }"],
  ["rotateWebhookSecret", "mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret } }"],
  ["enableWebhook", "mutation ($id: ID!) { enableWebhook(id: $id) { id } }"],
  ["testWebhook", "mutation ($id: ID!) { testWebhook(id: $id) { id } }"],
  ["redeliver", "mutation ($id: ID!) { redeliver(deliveryId: $id) { id } }"],
])(
  "%s: another person's id is not found, not even by an administrator, and neither is garbage",
  async (name, document) => {
    const api = await testApp();
    const webhook = await api.has(aWebhook(await api.has(aPartner())));
    const delivery = await api.has(aDelivery(webhook));

    for (const stranger of [api.as(await api.has(aBidder())), api.as(await api.has(anAdmin()))])
      for (const id of [name === "redeliver" ? delivery.id : webhook.id, "0", "' OR 1=1"]) {
        const { data, errors } = await stranger.graphql(document, { id });

        expect([data, errors]).toMatchObject([{ [name]: null }, [{ extensions: { code: "NOT_FOUND" } }]]);
      }
    expect(await api.db.query("SELECT description, version FROM webhooks")).toEqual([
      { description: null, version: 1 },
    ]);
  },
);

test("of others' webhooks and deliveries nothing is listed", async () => {
  const api = await testApp();
  await api.has(aDelivery(await api.has(aWebhook(await api.has(aPartner())))));
  const admin = api.as(await api.has(anAdmin()));

  expect((await admin.graphql("{ webhooks { id deliveries { nodes { id } totalCount } } }")).data).toEqual({
    webhooks: [],
  });
});

test("no token manages webhooks", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  const { text } = await api.has(anApiToken(admin));
  const program = client(api.url, undefined, bearer(text));

  expect((await create(program)).errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
  expect((await program.graphql("{ webhooks { id } }")).errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
});

test("a changed webhook keeps its secret; a stale version is refused", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const { id, secret } = await api.has(aWebhook(partner));
  const person = api.as(partner);

  const changed = await person.graphql(UPDATE, {
    id,
    patch: { url: "https://other.example.org/", events: ["tender.closed"], version: 1 },
  });
  const stale = await person.graphql(UPDATE, { id, patch: { description: "Late", version: 1 } });
  const cleared = await person.graphql(UPDATE, { id, patch: { events: null } });

  expect(changed.data.updateWebhook).toMatchObject({
    url: "https://other.example.org/",
    events: ["tender.closed"],
    description: null,
    version: 2,
  });
  expect(stale.errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect(cleared.errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { events: "Choose at least one" } } },
  ]);
  const [{ sealed }] = await api.db.query<[{ sealed: string }]>("SELECT sealed_secret AS sealed FROM webhooks");
  expect(TEST_WEBHOOK_ENCRYPTION.decrypt(sealed)).toBe(secret);
});

test("a deleted webhook is answered, and gone with its deliveries", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const webhook = await api.has(aWebhook(partner));
  await api.has(aDelivery(webhook));

  const { data } = await api
    .as(partner)
    .graphql("mutation ($id: ID!) { deleteWebhook(id: $id) { id url } }", { id: webhook.id });

  expect(data.deleteWebhook).toEqual({ id: webhook.id, url: webhook.url });
  expect(await api.db.query("SELECT FROM webhook_deliveries")).toEqual([]);
});

test("deliveries are paged, the newest first; a cursor of another list and a page that is too large are refused", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const webhook = await api.has(aWebhook(partner));
  const made = [];
  for (let n = 0; n < 3; n++) made.unshift((await api.has(aDelivery(webhook))).id);
  const page = async (args: string) =>
    await api
      .as(partner)
      .graphql(
        `{ webhook(id: "${webhook.id}") { deliveries(${args}) { nodes { id state attempts { statusCode } } pageInfo { hasNextPage endCursor } totalCount } } }`,
      );

  const first = (await page("first: 2")).data.webhook.deliveries;
  const rest = (await page(`first: 2, after: "${first.pageInfo.endCursor}"`)).data.webhook.deliveries;

  expect([...first.nodes, ...rest.nodes].map(({ id }) => id)).toEqual(made);
  expect([first.totalCount, first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage, first.nodes[0].state]).toEqual([
    3,
    true,
    false,
    "delivered",
  ]);
  expect((await page('first: 2, after: "abc"')).errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  expect((await page("first: 101")).errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
});

test("the number of statements does not grow with the deliveries", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const webhook = await api.has(aWebhook(partner));
  const person = api.as(partner);
  await person.openSession();
  const read = () =>
    api.statementsOf(() =>
      person.graphql("{ webhooks { id deliveries { nodes { id state attempts { statusCode error } } } } }"),
    );
  await api.has(aDelivery(webhook));

  const few = await read();
  for (let n = 0; n < 9; n++) await api.has(aDelivery(webhook));

  expect((await read()).length).toBe(few.length);
});

test("the database refuses a webhook without events, with an unknown one, and with another scheme", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());

  for (const wrong of [
    { events: [] },
    { events: ["tender.renamed" as never] },
    { url: "ftp://hooks.example.org" },
    { description: "" },
    { oldSealedSecret: "x" },
  ])
    await expect(api.has(aWebhook(partner, wrong))).rejects.toThrow(/check constraint/);
});
