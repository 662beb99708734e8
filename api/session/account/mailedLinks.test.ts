import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { aBuiltSite } from "#api/testing/aBuiltSite.ts";
import { mailsOf, REQUEST, RESET, tokenIn } from "#api/testing/builders/accountMails.ts";
import { aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { client } from "#api/testing/client.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

const CHANGE =
  "mutation ($email: String!, $password: String!, $language: Language!) { changeEmail(email: $email, password: $password, language: $language) }";
const CONFIRM = "mutation ($token: String!) { confirmEmail(token: $token) }";
const NEW = "new@example.org";

/**
 * All rows about accounts, as JSON. Of a session only the id is compared, because a request may update its time of last
 * use.
 */
const accounts = async ({ db }: TestApp) =>
  JSON.stringify([
    await db.query("SELECT * FROM users ORDER BY id"),
    await db.query("SELECT * FROM account_tokens ORDER BY sha256"),
    await db.query("SELECT sid FROM sessions ORDER BY sid"),
    await db.query("SELECT id FROM outgoing_mails ORDER BY id"),
    await db.query("SELECT act FROM audit_events ORDER BY id"),
  ]);

/**
 * The addresses that mail scanners and link previews may request for a mailed link: with the token in the path, in the
 * query, or in a mutation that is sent by GET.
 */
const asScannersDo = (link: string) => {
  const { pathname, hash } = new URL(link);
  const token = hash.slice(1);
  const byGet = (mutation: string) =>
    `/graphql?query=${encodeURIComponent(mutation)}&variables=${encodeURIComponent(JSON.stringify({ token, password: "scanned by a robot" }))}`;
  return [
    pathname,
    `${pathname}%23${token}`,
    `${pathname}?token=${token}`,
    `${pathname}/${token}`,
    byGet(RESET),
    byGet(CONFIRM),
  ];
};

test.each(["en", "fr"])(
  "GET and HEAD of every mailed link act on nothing, and the links still work (%s)",
  async (language) => {
    const api = await testApp(aBuiltSite);
    const partner = await api.has(aPartner());
    await api.visitor.graphql(REQUEST, { login: partner.username, language });
    await api.settled();
    await api.as(partner, PASSWORD).graphql(CHANGE, { email: NEW, password: PASSWORD, language });
    const recipients = (await api.db.manager.find(OutgoingMail)).map(({ recipient }) => recipient);
    const mails = (await Promise.all([...new Set(recipients)].map((recipient) => mailsOf(api, recipient)))).flat();
    const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
    expect(links).toHaveLength(2);
    const before = await accounts(api);

    for (const address of links.flatMap(asScannersDo))
      for (const method of ["GET", "HEAD"])
        for (const headers of [
          { accept: "text/html" } as Record<string, string>,
          { accept: "application/json", "apollo-require-preflight": "1" },
        ]) {
          const { status } = await fetch(api.url + address, { method, headers });
          expect([address, status < 500]).toEqual([address, true]);
        }

    expect(await accounts(api)).toBe(before);
    const tokens = mails.filter(({ isSecret }) => isSecret).map((mail) => [mail.recipient, tokenIn(mail)] as const);
    const tokenFor = (recipient: string) => tokens.find(([to]) => to === recipient)?.[1];
    expect((await client(api.url).graphql(CONFIRM, { token: tokenFor(NEW) })).data).toEqual({ confirmEmail: true });
    // Confirming the new address has invalidated the password link that was mailed to the former address.
    expect(
      (await client(api.url).graphql(RESET, { token: tokenFor(partner.email), password: PASSWORD })).errors,
    ).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
    expect(api.faults).toEqual([]);
  },
);
