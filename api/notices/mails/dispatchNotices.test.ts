import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { openLog } from "#api/core/http/log.ts";
import { aMailServer } from "#api/mail/mailServer.builders.ts";
import { openMailEncryption } from "#api/mail/queueMail.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { sendDueMails } from "#api/mail/sendDueMails.ts";
import { smtpTransport } from "#api/mail/transports.ts";
import { dispatchNotices } from "#api/notices/mails/dispatchNotices.ts";
import { noticeDispatcher } from "#api/notices/mails/noticeDispatcher.ts";
import { manyUsers } from "#api/testing/builders/manyUsers.ts";
import { FRAME, SEARCH, someFacts } from "#api/testing/builders/notices.ts";
import { NOTICE_KIND_NAMES, NOTICE_KINDS, type NoticeKind } from "#api/notices/noticeKinds.rules.ts";
import { notify } from "#api/notices/notify.ts";
import { aPartner } from "#api/testing/builders/builders.ts";
import { serverUrl } from "#api/testing/database.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";
import { IS_SECOND_TIER } from "#api/testing/sampled.ts";
import type { User } from "#api/users/User.ts";

const TENDER = "00000000-0000-7000-8000-000000000001";
const BID = "00000000-0000-7000-8000-000000000002";
const ID = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const HASH = someFacts().tenderSealed.hash;
const MINUTE = 60_000;
const linksIn = (text = ""): readonly string[] => text.match(/https:\/\/axion\.example\/\S+/g) ?? [];
const after = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

const servers: Awaited<ReturnType<typeof aMailServer>>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function someone(
  overrides: Partial<User> = {},
  settings: { language?: string; timeZone?: string; choices?: object } = {},
) {
  const api = await testApp();
  const person = await api.has(aPartner({ firstName: "Ada", lastName: "Obi", ...overrides }));
  await choose(api, person, settings);
  const addNotice = async (kind: NoticeKind, { occurrence = "", tenderId = TENDER, facts = {} } = {}) =>
    notify(
      api.db.manager,
      { kind, tenderId, bidId: BID, occurrence, facts: { ...someFacts([person.id])[kind], ...facts } },
      [{ userId: person.id, reason: "bid" }],
    );
  const mails = () => api.db.manager.find(OutgoingMail, { order: { createdAt: "ASC", id: "ASC" } });
  return { api, person, addNotice, mails };
}

const choose = (
  api: TestApp,
  { id }: Pick<User, "id">,
  { language = "en", timeZone, choices = {} }: { language?: string; timeZone?: string; choices?: object },
) =>
  api.db.query(
    "INSERT INTO notice_settings (user_id, language, time_zone, choices) VALUES ($1, $2, $3, $4) ON CONFLICT (user_id) DO UPDATE SET language = $2, time_zone = $3, choices = $4",
    [id, language, timeZone ?? null, JSON.stringify(choices)],
  );

const dispatch = ({ db }: TestApp, now = after(11), lines: string[] = []) =>
  dispatchNotices({ db, log: openLog("error", { write: (line: string) => lines.push(line) }), frame: FRAME }, { now });

/** For each kind of notice, texts that the subject and body of its mail must contain, in English and French. */
const WORDS: Record<NoticeKind, { en: string[]; fr: string[] }> = {
  bidReceived: {
    en: [
      "Bid received: T-2026-7",
      "was received on December 1, 2026 at 14:02 GMT+1, by Ada Obi.",
      "Receipt AX-00000-00001, SHA-256",
      "Until December 12, 2026 at 00:59 GMT+1 you can revise or withdraw it.",
    ],
    fr: ["Soumission reçue : T-2026-7", "Récépissé AX-00000-00001, SHA-256", "vous pouvez la réviser ou la retirer."],
  },
  bidRevised: {
    en: ["Bid revised: T-2026-7", "Receipt AX-00000-00002. The bid is sealed"],
    fr: ["Soumission révisée : T-2026-7", "La soumission est scellée"],
  },
  bidWithdrawn: {
    en: ["Bid withdrawn: T-2026-7", "your company may bid again."],
    fr: ["Soumission retirée : T-2026-7", "peut soumissionner de nouveau."],
  },
  tenderAmended: {
    en: [
      "Addendum 2 to T-2026-7",
      "Requirements: changed, see the marked words.",
      "Maximum budget: $250,000 → $300,000",
      "Closing time: December 1, 2026 at 14:02 GMT+1 → December 12, 2026 at 00:59 GMT+1",
      "Questions: taken → not taken",
      "The north abutment moves.",
      "Please confirm it unchanged, or revise it, before December 12, 2026 at 00:59 GMT+1.",
      "/dashboard/tender/",
    ],
    fr: [
      "Avenant 2 à T-2026-7",
      "Exigences : modifié, voir les mots marqués.",
      "Questions : acceptées → non acceptées",
      "Confirmez que vous la maintenez, ou révisez-la",
    ],
  },
  tenderCancelled: {
    en: [
      "Tender T-2026-7 was cancelled",
      "The buyer’s reason: The financing was withdrawn.",
      "Nothing more is needed from you.",
    ],
    fr: ["L’appel d’offres T-2026-7 a été annulé", "Motif du maître d’ouvrage : The financing was withdrawn."],
  },
  statusChanged: {
    en: [
      "Tender T-2026-7 was closed early",
      "Bridge over the Mpoko was closed early.",
      "A bid that was submitted before stands.",
    ],
    fr: [
      "L’appel d’offres T-2026-7 a été clos avant la date prévue",
      "Une soumission déposée auparavant reste valable.",
    ],
  },
  closingSoon: {
    en: [
      "T-2026-7 closes in 3 days",
      "Your bid does not confirm addendum 2 yet.",
      "Your draft was last saved on December 1, 2026 at 14:02 GMT+1, by Ada Obi, and is not submitted.",
    ],
    fr: [
      "T-2026-7 : clôture dans 3 jours",
      "Votre soumission ne confirme pas encore l’avenant 2.",
      "n’est pas déposé.",
    ],
  },
  tenderSealed: {
    en: [
      `T-2026-7 has closed: seal ${HASH.slice(0, 12)}`,
      "Bridge over the Mpoko has closed. 2 bids were held at the closing time. Their receipts stand in one seal:",
      HASH,
      "Your receipt AX-00000-00001 is in it.",
      "Keep this mail: it shows later that no bid was added, removed or changed.",
      "https://axion.example/verify",
    ],
    fr: [
      `T-2026-7 est clos : sceau ${HASH.slice(0, 12)}`,
      "2 soumissions étaient déposées à la clôture. Leurs récépissés sont réunis sous un seul sceau :",
      HASH,
      "Votre récépissé AX-00000-00001 en fait partie.",
      "Gardez cet e-mail",
      "https://axion.example/fr/verify",
    ],
  },
  documentsOwed: {
    en: [
      "Documents owed on T-2026-7",
      "2 documents of your bid have no address yet: Method.pdf, Drawings.zip.",
      "You have until December 12, 2026 at 00:59 GMT+1.",
    ],
    fr: [
      "Documents à remettre pour T-2026-7",
      "2 documents de votre soumission n’ont pas encore de lien : Method.pdf, Drawings.zip.",
      "Vous avez jusqu’au 12 décembre 2026",
    ],
  },
  fileRefused: {
    en: [
      "Method.pdf contains a virus",
      "Method.pdf, uploaded for Bridge over the Mpoko, contains a virus (Eicar-Test-Signature) and was deleted.",
      "it is still submitted, without this file",
    ],
    fr: [
      "Method.pdf contient un virus",
      "Method.pdf, envoyé pour Bridge over the Mpoko, contient un virus (Eicar-Test-Signature) et a été supprimé.",
      "elle reste déposée, sans ce fichier",
    ],
  },
  bidsOpened: {
    en: ["Bids on T-2026-7 were opened", "were opened on December 1, 2026 at 14:02 GMT+1, by Ada Obi. 2 bids."],
    fr: [
      "Dépouillement : T-2026-7",
      "ont été dépouillées le 1 décembre 2026 à 14:02 UTC+1, par Ada Obi. 2 soumissions.",
    ],
  },
  questionAnswered: {
    en: [
      "Answer Q-3 on T-2026-7",
      "May the girders come by river?",
      "Yes, up to 30 tonnes.",
      "The tender now closes on December 12, 2026 at 00:59 GMT+1.",
    ],
    fr: ["Réponse Q-3 : T-2026-7", "a reçu une réponse.", "est désormais fixée au 12 décembre 2026"],
  },
  questionDeclined: {
    en: ["Your question on T-2026-7", "was not answered: This is in the requirements already."],
    fr: ["Votre question sur T-2026-7", "n’a pas reçu de réponse : This is"],
  },
  questionAsked: {
    en: ["T-2026-7: a question to answer", "Answer it before the tender closes on December 12, 2026"],
    fr: ["T-2026-7 : une question attend une réponse", "avant la clôture"],
  },
  awardMade: {
    en: ["Awarded: T-2026-7", "your bid was chosen.", "Next steps: Sign the contract within 14 days."],
    fr: ["Marché attribué : T-2026-7", "votre soumission a été retenue.", "Prochaines étapes : Sign the contract"],
  },
  bidDecided: {
    en: [
      "Outcome of T-2026-7",
      "was not chosen.",
      "The reason: the price.",
      "In the buyer’s words: Two others were a third lower for the same work.",
    ],
    fr: [
      "Résultat de T-2026-7",
      "n’a pas été retenue.",
      "Motif : le prix.",
      "Explication du maître d’ouvrage : Two others",
    ],
  },
  searchMatched: {
    en: [
      "New tender: T-2026-7",
      "matches your saved search “Bridges in Kenya”.",
      "To stop its mails: https://axion.example/unsubscribe/",
    ],
    fr: ["Nouvel appel d’offres : T-2026-7", "recherche enregistrée « Bridges in Kenya »"],
  },
  noBids: { en: ["T-2026-7: closed without a bid"], fr: ["T-2026-7 : clos sans soumission"] },
  openingDue: {
    en: ["T-2026-7: its bids can be opened", "closed with 2 bids"],
    fr: ["T-2026-7 : dépouillement possible", "clos avec 2 soumissions"],
  },
  openingAwaited: {
    en: ["T-2026-7: a second person is awaited", "within 30 minutes"],
    fr: ["T-2026-7 : une seconde personne est attendue", "dans les 30 minutes"],
  },
  decisionOverdue: {
    en: ["T-2026-7: the decision is overdue", "was expected by December 11, 2026."],
    fr: ["T-2026-7 : la décision est en retard", "était attendue pour le 11 décembre 2026."],
  },
  requestReceived: {
    en: [
      "A new integration request",
      "was received on December 1, 2026 at 14:02 GMT+1. Read it and mark it as handled",
    ],
    fr: ["Nouvelle demande d’intégration", "a été reçue le 1 décembre 2026 à 14:02 UTC+1."],
  },
  companyDocumentExpires: {
    en: [
      "Tax clearance 2026 expires in 14 days",
      "“Tax clearance 2026”, a document of your company, expires on December 11, 2026.",
      "https://axion.example/dashboard/company-profile",
    ],
    fr: [
      "Tax clearance 2026 expire dans 14 jours",
      "« Tax clearance 2026 », un document de votre entreprise, expire le 11 décembre 2026.",
    ],
  },
  tokenEnds: {
    en: [
      "Your API token Nightly copy ends in 14 days",
      "Your API token “Nightly copy”, which begins with axn_4fQz, ends on December 12, 2026 at 00:59 GMT+1.",
      "https://axion.example/dashboard/api-tokens",
    ],
    fr: [
      "Votre jeton d’API Nightly copy expire dans 14 jours",
      "« Nightly copy », qui commence par axn_4fQz, expire le 12 décembre 2026 à 00:59 UTC+1.",
    ],
  },
  webhookDisabled: {
    en: [
      "Your webhook at hooks.example.org was disabled",
      "and was disabled on December 1, 2026 at 14:02 GMT+1. The last attempt ended so: Answered 500.",
      "https://axion.example/dashboard/webhooks",
    ],
    fr: [
      "Votre webhook hooks.example.org a été désactivé",
      "il a été désactivé le 1 décembre 2026 à 14:02 UTC+1. La dernière tentative s’est terminée ainsi : Answered 500.",
    ],
  },
};

/** Further notices, whose data differs from those in WORDS, with the texts that their mails must contain. */
const VARIANTS: readonly { of: NoticeKind; facts: object; en: string[]; fr: string[] }[] = [
  {
    of: "awardMade",
    facts: { isChosen: false, reason: "documentMissing", words: null, nextSteps: null },
    en: ["Outcome of T-2026-7", "was awarded: your bid was not chosen.", "The reason: a document is missing."],
    fr: ["Résultat de T-2026-7", "votre soumission n’a pas été retenue.", "Motif : un document manque."],
  },
  {
    of: "bidDecided",
    facts: { outcome: "accepted", reason: null, words: null, nextSteps: "Sign within 14 days." },
    en: ["Outcome of T-2026-7", "was accepted.", "Next steps: Sign within 14 days."],
    fr: ["Résultat de T-2026-7", "a été retenue.", "Prochaines étapes : Sign within 14 days."],
  },
  {
    of: "bidDecided",
    facts: { outcome: "pending", reason: null, words: null },
    en: ["Outcome of T-2026-7", "was taken back: it is pending again."],
    fr: ["Résultat de T-2026-7", "a été annulée : elle est de nouveau à l’étude."],
  },
  {
    of: "questionAnswered",
    facts: { isCorrected: true, closing: null },
    en: ["Corrected answer Q-3 on T-2026-7", "The answer to a question about Bridge over the Mpoko was corrected."],
    fr: ["Réponse corrigée Q-3 : T-2026-7", "a été corrigée."],
  },
  {
    of: "closingSoon",
    facts: { hours: 24, at: null, persons: [], unconfirmed: 2 },
    en: ["T-2026-7 closes in 24 hours", "Your bid does not confirm addendum 2 yet."],
    fr: ["T-2026-7 : clôture dans 24 heures", "ne confirme pas encore l’avenant 2."],
  },
  {
    of: "closingSoon",
    facts: { hours: 24, at: null, persons: [], unconfirmed: null },
    en: ["T-2026-7 closes in 24 hours", "You asked a question about it, and have not submitted a bid."],
    fr: [
      "T-2026-7 : clôture dans 24 heures",
      "Vous avez posé une question à son sujet, et n’avez pas déposé de soumission.",
    ],
  },
  {
    of: "closingSoon",
    facts: { hours: 24, unconfirmed: null },
    en: [
      "T-2026-7 closes in 24 hours",
      "Your draft was last saved on December 1, 2026 at 14:02 GMT+1, by Ada Obi, and is not submitted.",
    ],
    fr: ["T-2026-7 : clôture dans 24 heures", "par Ada Obi, et n’est pas déposé."],
  },
  {
    of: "documentsOwed",
    facts: { owed: 1, names: ["Method.pdf"] },
    en: ["Documents owed on T-2026-7", "1 document of your bid has no address yet: Method.pdf."],
    fr: ["Documents à remettre pour T-2026-7", "1 document de votre soumission n’a pas encore de lien : Method.pdf."],
  },
  {
    of: "fileRefused",
    facts: { name: null },
    en: ["A file of your bid contains a virus", "A file, uploaded for Bridge over the Mpoko, contains a virus"],
    fr: ["Un fichier de votre soumission contient un virus", "Un fichier, envoyé pour Bridge over the Mpoko,"],
  },
  {
    of: "fileRefused",
    facts: { of: "bid" },
    en: ["Method.pdf contains a virus", "The bid is still submitted, without this file."],
    fr: ["Method.pdf contient un virus", "La soumission reste déposée, sans ce fichier."],
  },
  {
    of: "fileRefused",
    facts: { of: "ownTender", title: null },
    en: ["Method.pdf contains a virus", "Method.pdf contains a virus (Eicar-Test-Signature) and was deleted."],
    fr: ["Method.pdf contient un virus", "Veuillez envoyer un fichier sain à sa place."],
  },
  {
    of: "bidsOpened",
    facts: { bids: 1 },
    en: ["Bids on T-2026-7 were opened", "by Ada Obi. 1 bid."],
    fr: ["Dépouillement : T-2026-7", "par Ada Obi. 1 soumission."],
  },
  {
    of: "bidsOpened",
    facts: {
      bids: 3,
      readOut: [
        { company: "Osun Spans", amount: null },
        { company: `Mwangi ${"Engineering ".repeat(15).trim()}`, amount: null },
      ],
    },
    en: [
      "Bids on T-2026-7 were opened",
      `The bidders: Osun Spans; Mwangi ${"Engineering ".repeat(15).trim()}; and 1 more.`,
    ],
    fr: ["Dépouillement : T-2026-7", "Les soumissionnaires : Osun Spans ; Mwangi Engineering", "; et 1 autre."],
  },
  {
    of: "bidsOpened",
    facts: {
      bids: 2,
      readOut: [
        { company: "Mwangi\r\nBcc: x@example.org", amount: "1250000" },
        { company: "Osun Spans", amount: "7" },
      ],
    },
    en: [
      "Bids on T-2026-7 were opened",
      "The bidders and their amounts: Mwangi Bcc: x@example.org, $1,250,000; Osun Spans, $7.",
    ],
    fr: [
      "Dépouillement : T-2026-7",
      "Les soumissionnaires et leurs montants : Mwangi Bcc: x@example.org, 1 250 000 $ ; Osun Spans, 7 $.",
    ],
  },
  {
    of: "openingDue",
    facts: { bids: 1 },
    en: ["T-2026-7: its bids can be opened", "has closed with 1 bid."],
    fr: ["T-2026-7 : dépouillement possible", "clos avec 1 soumission."],
  },
  {
    of: "tenderSealed",
    facts: { bids: 1, isAgain: true },
    en: [
      `T-2026-7 has closed: seal ${HASH.slice(0, 12)}`,
      "1 bid was held at the closing time. Its receipt stands in one seal:",
      "was opened for bids again.",
    ],
    fr: [
      `T-2026-7 est clos : sceau ${HASH.slice(0, 12)}`,
      "1 soumission était déposée à la clôture. Son récépissé est réuni sous un seul sceau :",
      "puis rouvert.",
    ],
  },
];

const plain = (text: string) => text.replace(/\s+/g, " ");
const tenderOf = (place: number) => `00000000-0000-7000-8000-0000000001${String(place).padStart(2, "0")}`;

/** Matches the path of each page of the web client. */
const A_PAGE = new RegExp(
  `^(${Object.values(sitePaths)
    .map((path) => (typeof path === "string" ? path : path(":id", "[a-z]+" as never)).replaceAll(":id", ID))
    .join("|")})$`,
);

test.each(["en", "fr"] as const)(
  "every mail arrives in %s, with its words, links that lead to its page, in lines of 76, and with List-Unsubscribe unless it is a receipt or an outcome",
  async (language) => {
    const { api, person, addNotice } = await someone({}, { language, timeZone: "Africa/Lagos" });
    const server = await aMailServer();
    servers.push(server);
    const all = [...NOTICE_KIND_NAMES.map((of) => ({ of, facts: {}, ...WORDS[of] })), ...VARIANTS];
    for (const [place, { of, facts }] of all.entries()) await addNotice(of, { tenderId: tenderOf(place), facts });

    expect(await dispatch(api)).toBe(all.length);
    await sendDueMails(
      {
        db: api.db,
        log: openLog("silent"),
        transport: smtpTransport(server.url, "Axion <desk@axion.example>"),
        encryption: openMailEncryption("x"),
      },
      { now: after(60) },
    );

    expect(server.received).toHaveLength(all.length);
    for (const [place, { of, [language]: words }] of all.entries()) {
      const [subject, ...texts] = words;
      const said = server.received.filter(
        ({ mail }) => mail.subject === subject && texts.every((text) => plain(mail.text ?? "").includes(text)),
      );
      const links = {
        more: `https://axion.example${NOTICE_KINDS[of].page({ tenderId: tenderOf(place), bidId: BID })}`,
        desk: "https://axion.example/dashboard/settings",
        verify: `https://axion.example${language === "fr" ? "/fr" : ""}/verify`,
      };
      const { mail, envelope } = said.find((each) => linksIn(each.mail.text).includes(links.more)) ?? said[0]!;
      const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
      const { group } = NOTICE_KINDS[of];
      const stop =
        of === "searchMatched" ? FRAME.stopSearchUrl(SEARCH) : group && FRAME.unsubscribeUrl(person.id, [group]);
      expect(envelope.to).toEqual([person.email]);
      expect(texts.filter((text) => !plain(mail.text ?? "").includes(text))).toEqual([]);
      expect(linksIn(mail.text)).toEqual([
        ...(of === "tenderSealed" ? [links.verify] : []),
        links.more,
        ...(group ? [links.desk] : []),
        ...(of === "searchMatched" ? [stop] : []),
      ]);
      for (const link of linksIn(mail.text))
        expect(new URL(link).pathname.replace(/^\/(fr(?=\/)|unsubscribe\/.*)/, "") + new URL(link).hash).toMatch(
          link === stop ? /^$|^\/$/ : A_PAGE,
        );
      expect(mail.text).toMatch(/^(Hello|Bonjour) Ada Obi,$/m);
      expect(
        mail
          .text!.split("\n")
          .filter((line) => line.length > 76 && line.includes(" ") && !/^\S+\u00a0?\S*$/.test(line)),
      ).toEqual([]);
      expect(headers.get("list-unsubscribe")).toBe(stop ? `<${stop}>` : undefined);
      expect(headers.get("list-unsubscribe-post")).toBe(stop ? "List-Unsubscribe=One-Click" : undefined);
      expect(headers.get("auto-submitted")).toBe("auto-generated");
      expect(mail.attachments).toEqual([]);
      expect(mail.html).toBeUndefined();
    }
  },
);

test("a notice that no mail can be made of is put off for an hour, with a line in the log that has nothing of it; the others go", async () => {
  const { api, addNotice, mails } = await someone();
  await addNotice("bidWithdrawn", { facts: { closing: "planted: no time", persons: ["no id"] } });
  await addNotice("bidReceived");
  await addNotice("noBids");
  await addNotice("bidsOpened", { facts: { at: "planted: no time" } });
  await addNotice("openingDue", { facts: { number: null, title: null } });
  const lines: string[] = [];

  const made = await dispatch(api, undefined, lines);
  const subjects = (await mails()).map(({ subject }) => subject);
  await api.db.query('UPDATE notices SET facts = facts || \'{"closing": "2026-12-11T23:59:59.999Z"}\'');
  const rounds = [await dispatch(api, after(11 + 59)), await dispatch(api, after(11 + 61))];

  expect([made, rounds]).toEqual([2, [0, 1]]);
  expect(subjects.sort()).toEqual(["Bid received: T-2026-7", "null: its bids can be opened (and 1 more)"]);
  expect((await mails()).map(({ subject }) => subject)).toContain("Bid withdrawn: T-2026-7");
  expect(lines.filter((line) => line.includes("making a mail of notices failed"))).toHaveLength(2);
  expect(lines.join()).not.toMatch(/planted|no time/);
});

test("a mail that the outbox does not take is put off alone", async () => {
  const { api, person, addNotice, mails } = await someone();
  await addNotice("bidReceived");
  const other = await api.has(aPartner({ email: "refused@example.org, another@example.org" }));
  await notify(
    api.db.manager,
    { kind: "awardMade", tenderId: TENDER, facts: someFacts().awardMade },
    [other, person].map(({ id }) => ({ userId: id, reason: "bid" })),
  );
  const lines: string[] = [];

  const made = await dispatch(api, undefined, lines);

  expect([made, (await mails()).map(({ recipient }) => recipient)]).toEqual([2, [person.email, person.email]]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("refused@example.org");
  expect(await dispatch(api, after(12))).toBe(0);
});

test("a kind that only a newer process knows waits for it, and the others go", async () => {
  const { api, addNotice, mails } = await someone();
  await addNotice("bidReceived");
  await addNotice("noBids");
  const [{ check }] = await api.db.query<[{ check: string }]>(
    "SELECT pg_get_constraintdef(oid) AS check FROM pg_constraint WHERE conname = 'notices_kind_check'",
  );
  await api.db.query("ALTER TABLE notices DROP CONSTRAINT notices_kind_check");
  await api.db.query("UPDATE notices SET kind = 'ofTomorrow' WHERE kind = 'noBids'");

  const made = await dispatch(api);
  const waiting = await api.db.query(
    "SELECT kind FROM notices WHERE mailed_at IS NULL AND mail_due_at > now() + interval '1 hour'",
  );
  await api.db.query("DELETE FROM notices WHERE kind = 'ofTomorrow'");
  await api.db.query(`ALTER TABLE notices ADD CONSTRAINT notices_kind_check ${check}`);

  expect([made, waiting]).toEqual([1, [{ kind: "ofTomorrow" }]]);
  expect((await mails()).map(({ subject }) => subject)).toEqual(["Bid received: T-2026-7"]);
});

test("a reminder is mailed at once also where daily was chosen before: it could come after the deadline", async () => {
  const { api, addNotice, mails } = await someone({}, { choices: { reminders: "daily", administration: "daily" } });
  for (const kind of ["closingSoon", "documentsOwed", "openingAwaited"] as const) await addNotice(kind);

  expect(await dispatch(api, after(1))).toBe(3);

  expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
    "Documents owed on T-2026-7",
    "T-2026-7 closes in 3 days",
    "T-2026-7: a second person is awaited",
  ]);
});

test("the link of a mail over several groups stops all of them", async () => {
  const { api, person, addNotice, mails } = await someone();
  await addNotice("bidsOpened");
  await addNotice("openingDue");

  await dispatch(api);

  expect((await mails()).map(({ unsubscribeUrl }) => unsubscribeUrl)).toEqual([
    FRAME.unsubscribeUrl(person.id, ["tenders", "administration"]),
  ]);
});

test("integration requests of ten minutes are one mail to each administrator; the global desk, which has mails of its own, gets none", async () => {
  const { api, person, mails } = await someone();
  const desk = await api.has(aPartner({ email: FRAME.desk.toUpperCase() }));
  for (const occurrence of ["one", "two"])
    await notify(
      api.db.manager,
      { kind: "requestReceived", occurrence, facts: someFacts().requestReceived },
      [person, desk].map(({ id }) => ({ userId: id, reason: "administrator" })),
    );

  await dispatch(api);

  expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [person.email, "A new integration request (and 1 more)"],
  ]);
});

test("receipts and outcomes go at once; what can wait goes ten minutes later, all about one tender in one mail, the weightiest in its subject", async () => {
  const { api, addNotice, mails } = await someone();
  const other = "00000000-0000-7000-8000-000000000009";
  await addNotice("bidReceived");
  await addNotice("noBids");
  await addNotice("bidsOpened");
  await addNotice("openingDue");
  await addNotice("noBids", { tenderId: other, facts: { number: "T-other" } });

  const first = await dispatch(api, after(1));
  const early = (await mails()).map(({ subject }) => subject);
  const later = await dispatch(api, after(11));

  expect([first, later]).toEqual([1, 2]);
  expect(early).toEqual(["Bid received: T-2026-7"]);
  expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
    "Bid received: T-2026-7",
    "T-2026-7: its bids can be opened (and 2 more)",
    "T-other: closed without a bid",
  ]);
  const bundle = (await mails()).find(({ subject }) => subject.includes("more"))!.text;
  for (const words of [
    "Bids on T-2026-7 were opened",
    "T-2026-7: closed without a bid",
    "T-2026-7: its bids can be opened",
  ])
    expect(bundle).toContain(words);
  expect(await dispatch(api, after(100_000))).toBe(0);
});

test("a person who is blocked, banned or deleted between notice and mail gets none", async () => {
  const { api, addNotice, mails, person } = await someone();
  await addNotice("bidReceived");
  await addNotice("bidsOpened");

  await api.db.query("UPDATE users SET status = 'blocked' WHERE id = $1", [person.id]);
  expect(await dispatch(api)).toBe(0);
  await api.db.query("UPDATE users SET status = 'active' WHERE id = $1", [person.id]);

  expect(await dispatch(api)).toBe(0);
  expect(await mails()).toEqual([]);
});

test("who wants a group in the portal only gets none of its mails, also when it was chosen after the notice; own bids always come", async () => {
  const { api, person, addNotice, mails } = await someone({}, { choices: { tenders: "portal" } });
  await addNotice("bidsOpened");
  await addNotice("closingSoon");
  await addNotice("bidWithdrawn");
  await choose(api, person, { choices: { tenders: "portal", reminders: "portal" } });

  await dispatch(api);

  expect((await mails()).map(({ subject }) => subject)).toEqual(["Bid withdrawn: T-2026-7"]);
});

test("daily: all of a day in one mail, at 07:00 in the person's time zone, and what comes later in the next one", async () => {
  const { api, addNotice, mails } = await someone(
    {},
    { timeZone: "Africa/Nairobi", choices: { tenders: "daily", administration: "daily" } },
  );
  for (const kind of ["bidsOpened", "noBids"] as const) await addNotice(kind);
  await api.db.query("UPDATE notices SET created_at = '2026-12-01T20:00:00Z', mail_due_at = '2026-12-01T20:00:00Z'");

  const rounds = [];
  for (const at of ["2026-12-01T20:01:00Z", "2026-12-02T03:59:00Z", "2026-12-02T04:00:00Z"])
    rounds.push(await dispatch(api, new Date(at)));
  await addNotice("openingDue");
  await api.db.query(
    "UPDATE notices SET created_at = '2026-12-02T04:30:00Z', mail_due_at = '2026-12-02T04:30:00Z' WHERE kind = 'openingDue'",
  );
  for (const at of ["2026-12-02T05:00:00Z", "2026-12-03T04:00:00Z"]) rounds.push(await dispatch(api, new Date(at)));

  expect(rounds).toEqual([0, 0, 1, 0, 1]);
  expect((await mails()).map(({ subject }) => subject)).toEqual(["2 notices of the day", "1 notice of the day"]);
});

test("no line break that somebody typed gets into a header or imitates a line of the mail", async () => {
  const { api, addNotice, mails } = await someone({
    firstName: "Ada\r\nBcc: all@example.org",
    lastName: "\n\nThe global desk\nevil@example.org",
  });
  await addNotice("bidReceived", {
    facts: { number: "T-1\r\nBcc: all@example.org", title: "Bridge\n\n--------\n\nOutcome: you won" },
  });

  await dispatch(api);

  const [mail] = await mails();
  expect(mail!.subject).toBe("Bid received: T-1 Bcc: all@example.org");
  expect(mail!.text).not.toMatch(/^(Bcc:|--------$|Outcome:|evil@example.org$)/m);
});

/** The number of users in the test below. */
const MANY = IS_SECOND_TIER ? 2000 : 300;

test(`${MANY} people are told while the mail server is down: each mail is in the outbox once, and each person gets it once the server is back, once`, async () => {
  const { api, mails } = await someone();
  await manyUsers(api, MANY);
  const people = await api.db.query<{ id: string }[]>("SELECT id FROM users WHERE username LIKE 'many-%'");
  await notify(
    api.db.manager,
    { kind: "awardMade", tenderId: TENDER, facts: someFacts().awardMade },
    people.map(({ id }) => ({ userId: id, reason: "bid" })),
  );
  const down = { destination: "nowhere", send: () => Promise.reject(new Error("ECONNREFUSED")) };

  const statements = await api.statementsOf(async () => expect(await dispatch(api)).toBe(MANY));
  const ended = new AbortController();
  const outbox = { db: api.db, log: openLog("silent"), encryption: openMailEncryption("x") };
  const sending = sendDueMails(
    { ...outbox, transport: { ...down, send: () => (ended.abort(), down.send()) } },
    { now: after(20), signal: ended.signal },
  );

  expect(await sending).toEqual({ sent: 0, failed: 1 });
  expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(MANY);
  expect(statements.length).toBeLessThan((MANY / 100 + 1) * 10);
  expect(await dispatch(api, after(100_000))).toBe(0);

  const reached: string[] = [];
  const back = {
    destination: "somewhere",
    send: ({ recipient }: { recipient: string }) => Promise.resolve(void reached.push(recipient)),
  };
  const rounds = [
    await sendDueMails({ ...outbox, transport: back }, { now: after(40) }),
    await sendDueMails({ ...outbox, transport: back }, { now: after(100_000) }),
  ];

  expect(rounds).toEqual([
    { sent: MANY, failed: 0 },
    { sent: 0, failed: 0 },
  ]);
  expect([reached.length, new Set(reached).size]).toEqual([MANY, MANY]);
});

test("a process that dies between a notice and its mail leaves the notice due: the next one mails it, once", async () => {
  const { api, addNotice, mails } = await someone();
  await addNotice("bidReceived");
  await api.db.query("ALTER TABLE outgoing_mails RENAME TO hidden");
  await expect(dispatch(api)).rejects.toThrow("outgoing_mails");
  await api.db.query("ALTER TABLE hidden RENAME TO outgoing_mails");

  const rounds = [await dispatch(api), await dispatch(api)];

  expect(rounds).toEqual([1, 0]);
  expect(await mails()).toHaveLength(1);
});

const onServerOnly = serverUrl() ? test : test.skip; // The embedded database has only one connection.

onServerOnly(
  "of several processes that dispatch at once each notice is mailed by one, and each bundle is one mail",
  async () => {
    const { api, mails } = await someone();
    await manyUsers(api, 300);
    const people = (await api.db.query<{ id: string }[]>("SELECT id FROM users WHERE username LIKE 'many-%'")).map(
      ({ id }) => ({ userId: id, reason: "administrator" as const }),
    );
    for (const kind of ["noBids", "openingDue", "bidsOpened"] as const)
      await notify(api.db.manager, { kind, tenderId: TENDER, facts: someFacts()[kind] }, people);

    const made = await Promise.all(Array.from({ length: 4 }, () => dispatch(api)));

    expect(made.reduce((sum, each) => sum + each, 0)).toBe(300);
    const sent = await mails();
    expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(300);
    expect(new Set(sent.map(({ subject }) => subject))).toEqual(
      new Set(["T-2026-7: its bids can be opened (and 2 more)"]),
    );
  },
);

test("a process reminds and dispatches by itself, wakes the mail, goes on after a failure, and ends", async () => {
  const { api, addNotice, mails } = await someone();
  let [reminded, woken] = [0, 0];
  const remind = () => (reminded++ === 0 ? Promise.reject(new Error("once")) : Promise.resolve());
  const dispatcher = noticeDispatcher(
    { ...FRAME, db: api.db, log: openLog("silent"), reminders: [remind], queued: () => woken++ },
    20,
  );

  await addNotice("bidReceived");
  await until(() => woken === 1 && reminded > 1);
  await dispatcher.stop();
  await addNotice("bidWithdrawn");

  expect((await mails()).map(({ subject }) => subject)).toEqual(["Bid received: T-2026-7"]);
});

test("a reminder that takes long or fails holds up neither the mails nor another reminder, and is waited for at the end", async () => {
  const { api, addNotice, mails } = await someone();
  const order: string[] = [];
  let reminded = 0;
  let end: () => void = () => undefined;
  const long = new Promise<void>((resolve) => (end = resolve));
  const reminders = [
    () => long.then(() => order.push("long")),
    () => Promise.reject(new Error("always")),
    () => Promise.resolve(reminded++),
  ];
  const dispatcher = noticeDispatcher(
    { ...FRAME, db: api.db, log: openLog("silent"), reminders, queued: () => undefined },
    20,
  );

  await addNotice("bidReceived");
  await until(async () => (await mails()).length === 1 && reminded > 2);
  const stopped = dispatcher.stop().then(() => order.push("stopped"));
  end();
  await stopped;

  expect(order).toEqual(["long", "stopped"]);
});
