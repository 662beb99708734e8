import { FRAME } from "#api/testing/builders/notices.ts";
import type { NoticeGroup } from "#api/notices/noticeKinds.rules.ts";
import { aPartner } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

async function aLink(group: NoticeGroup = "tenders", language = "en", others: NoticeGroup[] = []) {
  const api = await testApp();
  const person = await api.has(aPartner());
  if (language !== "en")
    await api.db.query("INSERT INTO notice_settings (user_id, language) VALUES ($1, $2)", [person.id, language]);
  const path = new URL(FRAME.unsubscribeUrl(person.id, [group, ...others])).pathname;
  const choices = async () =>
    (
      await api.db.query<{ choices: object }[]>("SELECT choices FROM notice_settings WHERE user_id = $1", [person.id])
    )[0]?.choices ?? {};
  const ask = (method: "GET" | "POST", at = path, body?: string) =>
    fetch(api.url + at, {
      method,
      ...(body !== undefined && { body, headers: { "content-type": "application/x-www-form-urlencoded" } }),
    });
  return { api, person, path, choices, ask };
}

test("opening the link shows one button and changes nothing; the button stops this group's mails and no other, without a sign-in", async () => {
  const { api, choices, ask } = await aLink();

  const page = await ask("GET");
  const opened = await choices();
  const stopped = await ask("POST", undefined, "");

  expect([page.status, stopped.status, opened]).toEqual([200, 200, {}]);
  expect((await page.text()).match(/<button>/g)).toHaveLength(1);
  expect(await stopped.text()).toContain("Mails about “Tenders you take part in” are stopped.");
  expect(await choices()).toEqual({ tenders: "portal" });
  for (const answer of [page, stopped])
    expect([answer.headers.get("set-cookie"), answer.headers.get("cache-control")]).toEqual([null, "no-store"]);
  const events = await api.db.query<object[]>("SELECT before, after FROM audit_events WHERE act = 'stopMails'");
  expect(events).toEqual([{ before: { tenders: "atOnce" }, after: { tenders: "portal" } }]);
});

test("a mail program posts one click (RFC 8058), also twice and from another site", async () => {
  const { choices, ask, api, path } = await aLink("reminders");

  const answers = [
    await ask("POST", undefined, "List-Unsubscribe=One-Click"),
    await fetch(api.url + path, {
      method: "POST",
      headers: { origin: "https://mail.example", "sec-fetch-site": "cross-site" },
    }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await choices()).toEqual({ reminders: "portal" });
});

test("the link of a mail over several groups stops them all, and names them", async () => {
  const { choices, ask } = await aLink("tenders", "en", ["administration"]);

  const stopped = await ask("POST", undefined, "");

  expect(await stopped.text()).toContain(
    "Mails about “Tenders you take part in” and “Administration” are stopped. You can choose them again in the settings.",
  );
  expect(await choices()).toEqual({ tenders: "portal", administration: "portal" });
});

test("the link of a saved search says where it is chosen again", async () => {
  const { api, person, ask } = await aLink();
  const [{ id }] = await api.db.query<[{ id: string }]>(
    "INSERT INTO saved_searches (user_id, name, query, delivery) VALUES ($1, 'Bridges', '', 'atOnce') RETURNING id",
    [person.id],
  );

  const page = await (await ask("POST", new URL(FRAME.stopSearchUrl(id)).pathname, "")).text();

  expect(page).toContain(
    "“Saved search: Bridges” are stopped. You can choose them again at your saved searches, in Browse Tenders.",
  );
  expect(page).toContain('href="/dashboard/browse-tenders"');
});

test("a mail service posts for many users: a right link is not held up by the limit of guesses, nor by those of others", async () => {
  const { ask } = await aLink();

  const statuses = [];
  for (let time = 0; time < 62; time++) statuses.push((await ask("POST", "/unsubscribe/guessed")).status);
  for (let time = 0; time < 62; time++) statuses.push((await ask("POST")).status);

  expect(statuses).toEqual([...Array(60).fill(404), 429, 429, ...Array(62).fill(200)]);
});

test("the page is in the language of the person's mails", async () => {
  const { ask } = await aLink("tenders", "fr");

  expect(await (await ask("GET")).text()).toContain("Ne plus recevoir ces e-mails");
});

test("a link that was altered, made under another key or for nobody stops nothing, and another method is 405", async () => {
  const { api, path, choices, ask } = await aLink();
  const token = path.split("/").at(-1)!;
  const altered = [`${token.slice(0, -2)}AA`, token.slice(0, -4), "", "x".repeat(5000), `${token}AAAA`, "%00"];
  const otherGroup = Buffer.from(token, "base64url");
  otherGroup[16] = 2;

  for (const wrong of [...altered, otherGroup.toString("base64url")])
    expect((await ask("POST", `/unsubscribe/${wrong}`)).status).toBeGreaterThanOrEqual(404);
  const gone = await ask(
    "POST",
    new URL(FRAME.unsubscribeUrl("00000000-0000-7000-8000-000000000000", ["tenders"])).pathname,
  );
  const deleted = await fetch(api.url + path, { method: "DELETE" });

  expect([gone.status, deleted.status]).toEqual([200, 405]);
  expect(await choices()).toEqual({});
  expect(api.faults).toEqual([]);
});

test("the link signs nobody in", async () => {
  const { api, path } = await aLink();
  const token = path.split("/").at(-1)!;

  for (const [name, value] of [
    ["cookie", `axion.sid=${token}`],
    ["authorization", `Bearer ${token}`],
  ] as const)
    expect((await fetch(`${api.url}/api/bids`, { headers: { [name]: value } })).status).toBe(401);
});
