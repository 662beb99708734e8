import { pino } from "pino";

import { ContactRequest } from "#api/contact/ContactRequest.ts";
import { fillDemonstration } from "#api/demonstration/fillDemonstration.ts";
import { aMailServer } from "#api/mail/mailServer.builders.ts";
import { openMailEncryption } from "#api/mail/queueMail.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { sendDueMails } from "#api/mail/sendDueMails.ts";
import { smtpTransport } from "#api/mail/transports.ts";
import { anAdmin } from "#api/testing/builders/builders.ts";
import { TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { demonstrationStore, testApp } from "#api/testing/testApp.ts";

const DESK = "globaldesk@axion.example";

const request = (overrides: object = {}) => ({
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.org",
  company: "Analytical Engines",
  role: "supplier",
  message: "We would like to join.\n\nWhere do we begin?",
  ...overrides,
});

async function given() {
  const api = await testApp();
  const mailsTo = (recipient: string) =>
    api.db.manager.find(OutgoingMail, { where: { recipient }, order: { id: "ASC" } });
  return { api, mailsTo, stored: () => api.db.manager.find(ContactRequest) };
}

test("a request is mailed to the desk with all it holds, and acknowledged to its sender, over SMTP", async () => {
  const { api } = await given();
  const server = await aMailServer();
  const { body } = await api.visitor.post("/api/contact", request());

  const outbox = {
    db: api.db,
    log: pino({ level: "silent" }),
    transport: smtpTransport(server.url, `Axion <${DESK}>`),
    encryption: openMailEncryption("only for tests"),
  };
  await sendDueMails(outbox, { now: new Date(Date.now() + 60_000) });
  await server.stop();

  const to = (address: string) => server.received.find(({ envelope }) => envelope.to[0] === address)?.mail;
  const [desk, sender] = [to(DESK), to("ada@example.org")];
  expect(server.received).toHaveLength(2);
  expect(desk).toMatchObject({
    subject: "Integration request: Analytical Engines (Ada Lovelace)",
    replyTo: [{ address: "ada@example.org" }],
  });
  for (const part of [
    `Reference: ${body.id}`,
    "Received: 20",
    "Language: English",
    "First name: Ada",
    "Last name: Lovelace",
    "Email: ada@example.org",
  ])
    expect(desk?.text).toContain(part);
  expect(desk?.text).toContain(
    "Company: Analytical Engines\nRole: Supplier / Manufacturer\n\n> We would like to join.\n>\n> Where do we begin?",
  );
  expect(sender).toMatchObject({ subject: "Your integration request has been received", replyTo: [{ address: DESK }] });
  for (const part of [
    "Hello Ada Lovelace,",
    "The team will be in touch within 24 hours.",
    `Reference: ${body.id}`,
    "> Where do we begin?",
    DESK,
  ])
    expect(sender?.text).toContain(part);
});

test("a request from the French site is acknowledged in French; the desk reads English and is told the language", async () => {
  const { api, mailsTo, stored } = await given();

  await api.visitor.post("/api/contact", request({ language: "fr" }));

  const [acknowledgement] = await mailsTo("ada@example.org");
  const [desk] = await mailsTo(DESK);
  expect(await stored()).toMatchObject([{ language: "fr" }]);
  expect(acknowledgement?.subject).toBe("Votre demande d’intégration est bien arrivée");
  expect(acknowledgement?.text).toContain("L’équipe vous contactera dans les 24 heures.");
  expect(acknowledgement?.text).toContain("Rôle: Fournisseur ou fabricant");
  expect(desk?.text).toContain("Language: French");
});

test.each([
  [undefined, "en"],
  [null, "en"],
  ["en", "en"],
  ["fr", "fr"],
])("language %j is %s, and an admin reads it", async (language, expected) => {
  const { api } = await given();
  const admin = api.as(await api.has(anAdmin()));

  await api.visitor.graphql("mutation ($input: ContactRequestInput!) { createContactRequest(input: $input) { id } }", {
    input: request({ language }),
  });
  const { data } = await admin.graphql("{ contactRequests { nodes { language } } }");

  expect(data.contactRequests.nodes).toEqual([{ language: expected }]);
});

test("a language that the site does not speak is refused by name, and nothing is stored or mailed", async () => {
  const { api, stored } = await given();

  const answer = await api.visitor.post("/api/contact", request({ language: "de" }));

  expect(answer).toMatchObject({ status: 400, body: { fields: { language: "Invalid input" } } });
  expect(await stored()).toEqual([]);
  expect(await api.db.manager.count(OutgoingMail)).toBe(0);
});

test("a request whose honeypot field is filled is answered as a success, and nothing is stored or mailed", async () => {
  const { api, stored } = await given();
  const mutation =
    "mutation ($input: ContactRequestInput!) { createContactRequest(input: $input) { id firstName language createdAt handledAt } }";

  const real = await api.visitor.post("/api/contact", request());
  const realGraph = await api.visitor.graphql(mutation, { input: request() });
  const before = { requests: (await stored()).length, mails: await api.db.manager.count(OutgoingMail) };
  const quiet = await api.visitor.post("/api/contact", request({ website: "https://spam.example" }));
  const quietGraph = await api.visitor.graphql(mutation, { input: request({ website: "x" }) });
  const quietWrong = await api.visitor.post("/api/contact", request({ website: "x", email: "ada" }));

  const shape = (of: { status: number; headers: Headers }) => [of.status, [...of.headers.keys()].sort()];
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
  expect(shape(quiet)).toEqual(shape(real));
  expect(quiet.body).toEqual({ ...real.body, id: expect.stringMatching(uuid) });
  expect(quietGraph.data.createContactRequest).toEqual({
    ...realGraph.data.createContactRequest,
    id: expect.stringMatching(uuid),
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(quietWrong).toMatchObject({ status: 400, body: { fields: { email: "Invalid email" } } });
  expect({ requests: (await stored()).length, mails: await api.db.manager.count(OutgoingMail) }).toEqual(before);
});

test.each(["", "  ", null])("the field that people do not see, left as %j, hides nothing", async (website) => {
  const { api, stored } = await given();

  await api.visitor.post("/api/contact", request({ website }));

  expect(await stored()).toHaveLength(1);
});

test("a mailbox that no account has proven gets one acknowledgement a day, however its address is written; the desk gets every request", async () => {
  const { api, mailsTo } = await given();
  const written = [
    "ada@example.org",
    "ADA@example.org",
    "ada+one@example.org",
    "ada@example.org",
    "ada+two@example.org",
  ];

  await Promise.all(written.map((email) => api.visitor.post("/api/contact", request({ email }))));
  await api.visitor.post("/api/contact", request({ email: "grace@example.org" }));

  const acknowledged = (await Promise.all([...new Set(written)].map(mailsTo))).flat();
  expect(acknowledged).toHaveLength(1);
  expect(await mailsTo("grace@example.org")).toHaveLength(1);
  expect(await mailsTo(DESK)).toHaveLength(6);
});

test("a day later the mailbox is acknowledged again", async () => {
  const { api, mailsTo } = await given();
  for (let n = 1; n <= 2; n++) await api.visitor.post("/api/contact", request());
  await api.db.query("UPDATE rate_limits SET expire = $1", [Date.now() - 1]);

  await api.visitor.post("/api/contact", request());

  expect(await mailsTo("ada@example.org")).toHaveLength(2);
});

test("a name that holds line breaks begins no header and no line of ours", async () => {
  const { api, mailsTo } = await given();
  const lastName = "Lovelace\r\nBcc: eve@example.org\n\nReference: forged";

  await api.visitor.post("/api/contact", request({ lastName }));

  const [desk] = await mailsTo(DESK);
  const [acknowledgement] = await mailsTo("ada@example.org");
  expect(desk?.subject).toBe(
    "Integration request: Analytical Engines (Ada Lovelace Bcc: eve@example.org Reference: forged)",
  );
  for (const mail of [desk, acknowledgement]) expect(mail?.text).not.toMatch(/^(Bcc|Reference: forged)/m);
});

test("if the mails cannot be queued, the request is not stored either, and the sender gets an error", async () => {
  const { api, stored } = await given();
  await api.db.query("ALTER TABLE outgoing_mails ADD CONSTRAINT for_this_test CHECK (recipient <> 'ada@example.org')");

  const answer = await api.visitor.post("/api/contact", request());
  await api.db.query("ALTER TABLE outgoing_mails DROP CONSTRAINT for_this_test");

  expect(answer.status).toBe(500);
  expect(await stored()).toEqual([]);
  expect(await api.db.manager.count(OutgoingMail)).toBe(0);
});

test("the demonstration mails nobody", async () => {
  const { api } = await given();
  const admin = await api.has(anAdmin());

  await fillDemonstration(
    api.db,
    { admin: admin, wrappingKeys: TEST_WRAPPING_KEYS, files: demonstrationStore() },
    new Date(),
  );

  expect(await api.db.manager.count(ContactRequest)).toBeGreaterThan(0);
  expect(await api.db.manager.count(OutgoingMail)).toBe(0);
});
