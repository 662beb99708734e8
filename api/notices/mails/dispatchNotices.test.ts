import { openLog } from "#api/core/http/log.ts";
import { aMailServer } from "#api/mail/mailServer.builders.ts";
import { openMailSeal } from "#api/mail/mailSeal.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { sendDueMails } from "#api/mail/sendDueMails.ts";
import { smtpTransport } from "#api/mail/smtpTransport.ts";
import { dispatchNotices } from "#api/notices/mails/dispatchNotices.ts";
import { noticeDispatcher } from "#api/notices/mails/noticeDispatcher.ts";
import { FRAME, SEARCH, someFacts } from "#api/testing/notices.ts";
import { NOTICE_KIND_NAMES, NOTICE_KINDS, type NoticeKind } from "#api/notices/noticeKinds.rules.ts";
import { tell } from "#api/notices/tell.ts";
import { aPartner } from "#api/testing/builders.ts";
import { serverUrl } from "#api/testing/database.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";
import type { User } from "#api/users/User.ts";

const TENDER = "00000000-0000-7000-8000-000000000001";
const BID = "00000000-0000-7000-8000-000000000002";
const MINUTE = 60_000;
const after = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

const servers: Awaited<ReturnType<typeof aMailServer>>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function someone(overrides: Partial<User> = {}, settings: { language?: string; timeZone?: string; choices?: object } = {}) {
  const api = await testApp();
  const person = await api.has(aPartner({ firstName: "Ada", lastName: "Obi", ...overrides }));
  await choose(api, person, settings);
  const told = async (kind: NoticeKind, { occurrence = "", tenderId = TENDER, facts = {} } = {}) =>
    tell(api.db.manager, { kind, tenderId, bidId: BID, occurrence, facts: { ...someFacts([person.id])[kind], ...facts } }, [{ userId: person.id, reason: "bid" }]);
  const mails = () => api.db.manager.find(OutgoingMail, { order: { createdAt: "ASC", id: "ASC" } });
  return { api, person, told, mails };
}

const choose = (api: TestApp, { id }: Pick<User, "id">, { language = "en", timeZone, choices = {} }: { language?: string; timeZone?: string; choices?: object }) =>
  api.db.query(
    "INSERT INTO notice_settings (user_id, language, time_zone, choices) VALUES ($1, $2, $3, $4) ON CONFLICT (user_id) DO UPDATE SET language = $2, time_zone = $3, choices = $4",
    [id, language, timeZone ?? null, JSON.stringify(choices)],
  );

const dispatch = ({ db }: TestApp, now = after(11)) => dispatchNotices(db, FRAME, { now });

const MAILED = NOTICE_KIND_NAMES.filter((kind) => NOTICE_KINDS[kind].mail !== "none");

/** What each subject and text must have, in English and French. */
const WORDS: Record<(typeof MAILED)[number], { en: string[]; fr: string[] }> = {
  bidReceived: { en: ["Bid received: T-2026-7", "was received on December 1, 2026 at 14:02 GMT+1, by Ada Obi.", "Receipt AX-00000-00001, SHA-256", "Until December 12, 2026 at 00:59 GMT+1 you can revise or withdraw it."], fr: ["Offre reçue : T-2026-7", "Récépissé AX-00000-00001, SHA-256", "vous pouvez la modifier ou la retirer."] },
  bidRevised: { en: ["Bid revised: T-2026-7", "Receipt AX-00000-00002. The bid is sealed"], fr: ["Offre modifiée : T-2026-7", "L’offre est scellée"] },
  bidWithdrawn: { en: ["Bid withdrawn: T-2026-7", "your company may bid again."], fr: ["Offre retirée : T-2026-7", "peut déposer une nouvelle offre."] },
  tenderAmended: {
    en: ["Addendum 2 to T-2026-7", "Requirements: changed, see the marked words.", "Maximum budget: $250,000 → $300,000", "Closing time: December 1, 2026 at 14:02 GMT+1 → December 12, 2026 at 00:59 GMT+1", "Questions: taken → not taken", "The north abutment moves.", "Please confirm that it stands, or revise it, before December 12, 2026 at 00:59 GMT+1.", "/dashboard/tender/"],
    fr: ["Additif 2 à T-2026-7", "Exigences : modifié, voir les mots marqués.", "Questions : acceptées → non acceptées", "Veuillez confirmer qu’elle tient, ou la modifier"],
  },
  tenderCancelled: { en: ["Tender T-2026-7 was cancelled", "The buyer’s reason: The financing was withdrawn.", "Nothing more is needed from you."], fr: ["L’appel d’offres T-2026-7 a été annulé", "Motif de l’acheteur : The financing was withdrawn."] },
  closingSoon: { en: ["T-2026-7 closes in 3 days", "Your bid does not confirm addendum 2 yet.", "Your draft was last saved on December 1, 2026 at 14:02 GMT+1, by Ada Obi, and is not submitted."], fr: ["T-2026-7 ferme dans 3 jours", "Votre offre ne confirme pas encore l’additif 2.", "n’est pas déposé."] },
  tenderSealed: { en: [], fr: [] },
  documentsOwed: { en: ["Documents owed on T-2026-7", "2 documents of your bid have no address yet: Method.pdf, Drawings.zip.", "You have until December 12, 2026 at 00:59 GMT+1."], fr: ["Documents à fournir pour T-2026-7", "2 documents de votre offre n’ont pas encore d’adresse : Method.pdf, Drawings.zip.", "Vous avez jusqu’au 12 décembre 2026"] },
  bidsOpened: { en: ["Bids on T-2026-7 were opened", "were opened on December 1, 2026 at 14:02 GMT+1, by Ada Obi. 2 bids."], fr: ["Ouverture des offres : T-2026-7", "ont été ouvertes le 1 décembre 2026 à 14:02 UTC+1, par Ada Obi. 2 offres."] },
  questionAnswered: { en: ["Answer Q-3 on T-2026-7", "May the girders come by river?", "Yes, up to 30 tonnes.", "The tender now closes on December 12, 2026 at 00:59 GMT+1."], fr: ["Réponse Q-3 : T-2026-7", "a reçu une réponse.", "ferme désormais le 12 décembre 2026"] },
  questionDeclined: { en: ["Your question on T-2026-7", "was not answered: This is in the requirements already."], fr: ["Votre question sur T-2026-7", "n’a pas reçu de réponse : This is"] },
  questionAsked: { en: ["T-2026-7: a question to answer", "Answer it before the tender closes on December 12, 2026"], fr: ["T-2026-7 : une question attend une réponse", "avant la clôture"] },
  awardMade: { en: ["Awarded: T-2026-7", "your bid was chosen.", "Next steps: Sign the contract within 14 days."], fr: ["Marché attribué : T-2026-7", "votre offre a été retenue.", "La suite : Sign the contract"] },
  bidDecided: { en: ["Outcome of T-2026-7", "was not chosen.", "The reason: the price.", "In the buyer’s words: Two others were a third lower for the same work."], fr: ["Résultat de T-2026-7", "n’a pas été retenue.", "Le motif : le prix.", "Dans les mots de l’acheteur : Two others"] },
  searchMatched: { en: ["New tender: T-2026-7", "matches your saved search “Bridges in Kenya”.", "To stop its mails: https://axion.example/unsubscribe/"], fr: ["Nouvel appel d’offres : T-2026-7", "recherche enregistrée « Bridges in Kenya »"] },
  noBids: { en: ["T-2026-7: closed without a bid"], fr: ["T-2026-7 : clos sans offre"] },
  openingDue: { en: ["T-2026-7: its bids can be opened", "closed with 2 bids"], fr: ["T-2026-7 : les offres peuvent être ouvertes", "clos avec 2 offres"] },
  openingAwaited: { en: ["T-2026-7: a second person is awaited", "within 30 minutes"], fr: ["T-2026-7 : une seconde personne est attendue", "dans les 30 minutes"] },
  decisionOverdue: { en: ["T-2026-7: the decision is overdue", "was expected by December 11, 2026."], fr: ["T-2026-7 : la décision est en retard", "était attendue pour le 11 décembre 2026."] },
  requestReceived: { en: [], fr: [] },
};

const plain = (text: string) => text.replace(/\s+/g, " ");

test.each(["en", "fr"] as const)("every mail arrives in %s, with its words, in lines of 76, and with List-Unsubscribe unless it is a receipt or an outcome", async (language) => {
  const { api, person, told } = await someone({}, { language, timeZone: "Africa/Lagos" });
  const server = await aMailServer();
  servers.push(server);
  for (const [place, kind] of NOTICE_KIND_NAMES.entries()) await told(kind, { tenderId: `00000000-0000-7000-8000-0000000001${String(place).padStart(2, "0")}` });

  expect(await dispatch(api)).toBe(MAILED.length);
  await sendDueMails({ db: api.db, log: openLog("silent"), transport: smtpTransport(server.url, "Axion <desk@axion.example>"), seal: openMailSeal("x") }, { now: after(60) });

  for (const kind of MAILED) {
    const [subject, ...texts] = WORDS[kind][language];
    const { mail, envelope } = server.received.find((each) => each.mail.subject === subject)!;
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    expect(envelope.to).toEqual([person.email]);
    for (const text of texts) expect(plain(mail.text ?? "")).toContain(text);
    expect(mail.text).toMatch(/^(Hello|Bonjour) Ada Obi,$/m);
    expect(mail.text).toContain(`https://axion.example${NOTICE_KINDS[kind].page({ tenderId: headers.get("x") ?? "", bidId: BID }).slice(0, 12)}`);
    expect(mail.text!.split("\n").filter((line) => line.length > 76 && line.includes(" ") && !/^\S+\u00a0?\S*$/.test(line))).toEqual([]);
    const { group } = NOTICE_KINDS[kind];
    const stop = kind === "searchMatched" ? FRAME.stopSearchUrl(SEARCH) : group && FRAME.unsubscribeUrl(person.id, group);
    expect(headers.get("list-unsubscribe")).toBe(stop ? `<${stop}>` : undefined);
    expect(headers.get("list-unsubscribe-post")).toBe(stop ? "List-Unsubscribe=One-Click" : undefined);
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(mail.attachments).toEqual([]);
    expect(mail.html).toBeUndefined();
  }
});

test("receipts and outcomes go at once; what can wait goes ten minutes later, all about one tender in one mail, the weightiest in its subject", async () => {
  const { api, told, mails } = await someone();
  const other = "00000000-0000-7000-8000-000000000009";
  await told("bidReceived");
  await told("noBids");
  await told("bidsOpened");
  await told("openingDue");
  await told("noBids", { tenderId: other, facts: { number: "T-other" } });

  const first = await dispatch(api, after(1));
  const early = (await mails()).map(({ subject }) => subject);
  const later = await dispatch(api, after(11));

  expect([first, later]).toEqual([1, 2]);
  expect(early).toEqual(["Bid received: T-2026-7"]);
  expect((await mails()).map(({ subject }) => subject).sort()).toEqual(["Bid received: T-2026-7", "T-2026-7: its bids can be opened (and 2 more)", "T-other: closed without a bid"]);
  const bundle = (await mails()).find(({ subject }) => subject.includes("more"))!.text;
  for (const words of ["Bids on T-2026-7 were opened", "T-2026-7: closed without a bid", "T-2026-7: its bids can be opened"]) expect(bundle).toContain(words);
  expect(await dispatch(api, after(100_000))).toBe(0);
});

test("a person who is blocked, banned or deleted between notice and mail gets none", async () => {
  const { api, told, mails, person } = await someone();
  await told("bidReceived");
  await told("bidsOpened");

  await api.db.query("UPDATE users SET status = 'blocked' WHERE id = $1", [person.id]);
  expect(await dispatch(api)).toBe(0);
  await api.db.query("UPDATE users SET status = 'active' WHERE id = $1", [person.id]);

  expect(await dispatch(api)).toBe(0);
  expect(await mails()).toEqual([]);
});

test("who wants a group in the portal only gets none of its mails, also when it was chosen after the notice; own bids always come", async () => {
  const { api, person, told, mails } = await someone({}, { choices: { tenders: "portal" } });
  await told("bidsOpened");
  await told("closingSoon");
  await told("bidWithdrawn");
  await choose(api, person, { choices: { tenders: "portal", reminders: "portal" } });

  await dispatch(api);

  expect((await mails()).map(({ subject }) => subject)).toEqual(["Bid withdrawn: T-2026-7"]);
});

test("daily: all of a day in one mail, at 07:00 in the person's time zone, and what comes later in the next one", async () => {
  const { api, told, mails } = await someone({}, { timeZone: "Africa/Nairobi", choices: { tenders: "daily", administration: "daily" } });
  for (const kind of ["bidsOpened", "noBids"] as const) await told(kind);
  await api.db.query("UPDATE notices SET created_at = '2026-12-01T20:00:00Z', mail_due_at = '2026-12-01T20:00:00Z'");

  const rounds = [];
  for (const at of ["2026-12-01T20:01:00Z", "2026-12-02T03:59:00Z", "2026-12-02T04:00:00Z"]) rounds.push(await dispatch(api, new Date(at)));
  await told("openingDue");
  await api.db.query("UPDATE notices SET created_at = '2026-12-02T04:30:00Z', mail_due_at = '2026-12-02T04:30:00Z' WHERE kind = 'openingDue'");
  for (const at of ["2026-12-02T05:00:00Z", "2026-12-03T04:00:00Z"]) rounds.push(await dispatch(api, new Date(at)));

  expect(rounds).toEqual([0, 0, 1, 0, 1]);
  expect((await mails()).map(({ subject }) => subject)).toEqual(["2 notices of the day", "1 notice of the day"]);
});

test("no line break that somebody typed gets into a header or imitates a line of the mail", async () => {
  const { api, told, mails } = await someone({ firstName: "Ada\r\nBcc: all@example.org", lastName: "\n\nThe global desk\nevil@example.org" });
  await told("bidReceived", { facts: { number: "T-1\r\nBcc: all@example.org", title: "Bridge\n\n--------\n\nOutcome: you won" } });

  await dispatch(api);

  const [mail] = await mails();
  expect(mail!.subject).toBe("Bid received: T-1 Bcc: all@example.org");
  expect(mail!.text).not.toMatch(/^(Bcc:|--------$|Outcome:|evil@example.org$)/m);
});

test("2,000 people are told while the mail server is down: each mail is in the outbox once, and each person gets it once the server is back, once", async () => {
  const { api, mails } = await someone();
  await api.db.query("INSERT INTO users (username, email, password_hash) SELECT 'many-' || place, 'many-' || place || '@example.org', 'none' FROM generate_series(1, 2000) AS place");
  const people = await api.db.query<{ id: string }[]>("SELECT id FROM users WHERE username LIKE 'many-%'");
  await tell(api.db.manager, { kind: "awardMade", tenderId: TENDER, facts: someFacts().awardMade }, people.map(({ id }) => ({ userId: id, reason: "bid" })));
  const down = { destination: "nowhere", send: () => Promise.reject(new Error("ECONNREFUSED")) };

  const statements = await api.statementsOf(async () => expect(await dispatch(api)).toBe(2000));
  const ended = new AbortController();
  const outbox = { db: api.db, log: openLog("silent"), seal: openMailSeal("x") };
  const sending = sendDueMails({ ...outbox, transport: { ...down, send: () => (ended.abort(), down.send()) } }, { now: after(20), signal: ended.signal });

  expect(await sending).toEqual({ sent: 0, failed: 1 });
  expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(2000);
  expect(statements.length).toBeLessThan(21 * 10);
  expect(await dispatch(api, after(100_000))).toBe(0);

  const reached: string[] = [];
  const back = { destination: "somewhere", send: ({ recipient }: { recipient: string }) => Promise.resolve(void reached.push(recipient)) };
  const rounds = [await sendDueMails({ ...outbox, transport: back }, { now: after(40) }), await sendDueMails({ ...outbox, transport: back }, { now: after(100_000) })];

  expect(rounds).toEqual([{ sent: 2000, failed: 0 }, { sent: 0, failed: 0 }]);
  expect([reached.length, new Set(reached).size]).toEqual([2000, 2000]);
});

test("a process that dies between a notice and its mail leaves the notice due: the next one mails it, once", async () => {
  const { api, told, mails } = await someone();
  await told("bidReceived");
  await api.db.query("ALTER TABLE outgoing_mails RENAME TO hidden");
  await expect(dispatch(api)).rejects.toThrow("outgoing_mails");
  await api.db.query("ALTER TABLE hidden RENAME TO outgoing_mails");

  const rounds = [await dispatch(api), await dispatch(api)];

  expect(rounds).toEqual([1, 0]);
  expect(await mails()).toHaveLength(1);
});

const onServerOnly = serverUrl() ? test : test.skip; // The embedded database has one connection.

onServerOnly("of several processes that dispatch at once each notice is mailed by one, and each bundle is one mail", async () => {
  const { api, mails } = await someone();
  await api.db.query("INSERT INTO users (username, email, password_hash) SELECT 'many-' || place, 'many-' || place || '@example.org', 'none' FROM generate_series(1, 300) AS place");
  const people = (await api.db.query<{ id: string }[]>("SELECT id FROM users WHERE username LIKE 'many-%'")).map(({ id }) => ({ userId: id, reason: "administrator" as const }));
  for (const kind of ["noBids", "openingDue", "bidsOpened"] as const) await tell(api.db.manager, { kind, tenderId: TENDER, facts: someFacts()[kind] }, people);

  const made = await Promise.all(Array.from({ length: 4 }, () => dispatch(api)));

  expect(made.reduce((sum, each) => sum + each, 0)).toBe(300);
  const sent = await mails();
  expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(300);
  expect(new Set(sent.map(({ subject }) => subject))).toEqual(new Set(["T-2026-7: its bids can be opened (and 2 more)"]));
});

test("a process reminds and dispatches by itself, wakes the mail, goes on after a failure, and ends", async () => {
  const { api, told, mails } = await someone();
  let [reminded, woken] = [0, 0];
  const dispatcher = noticeDispatcher({ ...FRAME, db: api.db, log: openLog("silent"), remind: () => (reminded++ === 0 ? Promise.reject(new Error("once")) : Promise.resolve()), queued: () => woken++ }, 20);

  await told("bidReceived");
  await until(() => woken === 1 && reminded > 1);
  await dispatcher.stop();
  await told("bidWithdrawn");

  expect((await mails()).map(({ subject }) => subject)).toEqual(["Bid received: T-2026-7"]);
});
