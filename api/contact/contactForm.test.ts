import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import express from "express";

import { contactForm } from "#api/contact/contactForm.ts";
import { ContactRequest } from "#api/contact/ContactRequest.ts";
import { refuseCrossSite } from "#api/core/http/httpGuards.ts";
import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";
import type { RenderContactForm } from "#api/contact/plainContactPage.ts";
import { openLog } from "#api/core/http/log.ts";
import { poolOf } from "#api/core/database/pool.ts";
import { openThrottle } from "#api/core/http/limits/throttle.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { contactRefused } from "#api/site/openBuiltSite.ts";
import { aBuiltSite, PUBLIC_URL } from "#api/testing/aBuiltSite.ts";
import { client, type Client } from "#api/testing/client.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const PATHS = ["/contact", "/fr/contact"];

const fields = (overrides: Record<string, string> = {}): Record<string, string> => ({
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.org",
  company: "Analytical Engines",
  role: "supplier",
  message: "We would like to join.",
  ...overrides,
});

/** Posts the form as a browser does, without following redirects. */
async function posted(
  { url }: Pick<TestApp, "url">,
  path: string,
  typed: Record<string, string> | URLSearchParams,
  headers: Record<string, string> = {},
) {
  const body = typed instanceof URLSearchParams ? typed : new URLSearchParams(typed);
  const response = await fetch(url + path, {
    method: "POST",
    body: body.toString(),
    headers: { ...FORM, ...headers },
    redirect: "manual",
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** Starts a second server on the same database, whose contact form renders refusals with `render`. */
async function withRenderer<T>({ db }: TestApp, render: RenderContactForm, use: (visitor: Client) => Promise<T>) {
  const visitor = {
    db,
    throttle: openThrottle(poolOf(db)),
    mail: { desk: siteFacts.email, queued: () => undefined, fingerprint: (text: string) => text },
    address: "127.0.0.1",
    requestId: "test",
  };
  const server = createServer(
    express().use(
      contactForm({
        log: openLog("silent"),
        contextOf: () => visitor,
        fromOwnSite: refuseCrossSite(siteFacts.website),
        render,
      }),
    ),
  ).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  try {
    return await use(client(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test.each([
  ["/contact", "en", "Your integration request has been received"],
  ["/fr/contact", "fr", "Votre demande d’intégration est bien arrivée"],
])("a form posted to %s is stored and acknowledged, and leads on to the thanks", async (path, language, subject) => {
  const api = await testApp();

  const answer = await posted(api, path, fields({ unknown: "passed over", language: "de" }));

  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`${path}/sent`);
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(await api.db.manager.find(ContactRequest)).toMatchObject([{ ...fields(), language }]);
  expect(await api.db.manager.findBy(OutgoingMail, { recipient: "ada@example.org" })).toMatchObject([{ subject }]);
});

test.each([
  ["/contact", "/#contact"],
  ["/fr/contact", "/fr#contact"],
])("%s, asked for again, leads back to the form", async (path, form) => {
  const api = await testApp();

  const answer = await fetch(api.url + path, { redirect: "manual" });

  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(form);
});

test("lines of a message that a form sends arrive as lines", async () => {
  const api = await testApp();

  await posted(api, "/contact", fields({ message: "first\r\nsecond é 你 +&=%" }));

  expect(await api.db.manager.find(ContactRequest)).toMatchObject([{ message: "first\r\nsecond é 你 +&=%" }]);
});

test.each([
  ["/contact", "en", "The request was not sent yet.", "Invalid email", "Required"],
  ["/fr/contact", "fr", "La demande n’est pas encore envoyée.", "E-mail non valide", "Obligatoire"],
])(
  "a wrong form at %s is answered by a page that names what is wrong and keeps what was typed",
  async (path, language, sentence, invalid, required) => {
    const api = await testApp();

    const { status, headers, html } = await posted(
      api,
      path,
      fields({ email: "ada", company: "", message: "\n first line\nsecond" }),
    );

    expect(status).toBe(422);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`action="${path}"`);
    expect(html).toContain(sentence);
    expect(html).toContain(`<strong id="email-problem">${invalid}</strong>`);
    expect(html).toContain(`<strong id="company-problem">${required}</strong>`);
    expect(html).toContain('value="Ada"');
    expect(html).toContain('value="ada"');
    expect(html).toContain('<option value="supplier" selected>');
    expect(html).toContain(">\n\n first line\nsecond</textarea>");
    expect(await api.db.manager.count(ContactRequest)).toBe(0);
  },
);

test("typed text is escaped in the answer, never markup", async () => {
  const api = await testApp();
  const evil = `"'><script>alert(1)</script></textarea><img src=x onerror=alert(1)> &amp;`;

  const { status, html } = await posted(api, "/contact", {
    firstName: evil,
    lastName: evil,
    email: evil,
    company: evil,
    role: evil,
    message: evil,
  });

  expect(status).toBe(422);
  expect(html).not.toMatch(/<script|<img/);
  expect(
    html.match(
      /&quot;&#39;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;&lt;\/textarea&gt;&lt;img src=x onerror=alert\(1\)&gt; &amp;amp;/g,
    ),
  ).toHaveLength(5);
});

test("the thirty-first form of an hour from one address is refused with its wait, and keeps what was typed", async () => {
  const api = await testApp();
  for (let n = 1; n <= 15; n++) for (const path of PATHS) expect((await posted(api, path, fields())).status).toBe(303);

  const english = await posted(api, "/contact", fields());
  const french = await posted(api, "/fr/contact", fields());

  for (const { status, headers, html } of [english, french]) {
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(html).toContain("We would like to join.</textarea>");
  }
  expect(english.html).toMatch(/please send it again in \d+ min\./);
  expect(french.html).toMatch(/veuillez l’envoyer à nouveau dans \d+ min\./);
  expect(await api.db.manager.count(ContactRequest)).toBe(30);
});

const ELSEWHERE = [
  ["/contact", "en", "The form came from another site’s page"],
  ["/fr/contact", "fr", "Le formulaire venait de la page d’un autre site"],
];

test.each(ELSEWHERE)(
  "a form that another site's page posts to %s is refused by a page that keeps what was typed, and nothing is stored",
  async (path, language, sentence) => {
    const api = await testApp();

    const byOrigin = await posted(api, path, fields(), { origin: "https://evil.example" });
    const byFetchSite = await posted(api, path, fields({ website: "https://spam.example" }), {
      "sec-fetch-site": "cross-site",
    });
    const ofNobody = await posted(api, path, fields(), {
      origin: "null",
      accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    });
    const own = await posted(api, path, fields(), { origin: api.url, "sec-fetch-site": "same-origin" });

    for (const { status, headers, html } of [byOrigin, byFetchSite, ofNobody]) {
      expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
        403,
        "text/html; charset=utf-8",
        "no-store",
      ]);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(sentence);
      expect(html).toContain("We would like to join.</textarea>");
      expect(html).not.toContain("spam.example");
    }
    expect(own.status).toBe(303);
    expect(await api.db.manager.count(ContactRequest)).toBe(1);
    expect(api.faults).toEqual([]);
  },
);

test("a robot that fills the honeypot field is thanked, and nothing is stored", async () => {
  const api = await testApp();

  const real = await posted(api, "/contact", fields());
  const quiet = await posted(api, "/contact", fields({ website: "https://spam.example" }));

  expect([quiet.status, quiet.headers.get("location"), quiet.html]).toEqual([
    real.status,
    real.headers.get("location"),
    real.html,
  ]);
  expect(await api.db.manager.count(ContactRequest)).toBe(1);
});

test("no form that comes in is a fault: none, one of another kind, fields that are there twice", async () => {
  const api = await testApp();

  const nothing = await posted(api, "/contact", {});
  const json = await posted(api, "/contact", {}, { "content-type": "application/json" });
  const twice = await posted(
    api,
    "/contact",
    new URLSearchParams([
      ...Object.entries(fields()),
      ["email", "grace@example.org"],
      ["__proto__", "x"],
      ["toString", "x"],
    ]),
  );

  expect([nothing.status, json.status, twice.status]).toEqual([422, 422, 303]);
  expect(await api.db.manager.find(ContactRequest)).toMatchObject([{ email: "ada@example.org" }]);
  expect(api.faults).toEqual([]);
});

const TOO_LARGE = [
  ["/contact", "The form was too large"],
  ["/fr/contact", "Le formulaire était trop grand"],
];

test.each(TOO_LARGE)(
  "a form past 256 kB, or of very many fields, is refused at %s by a page that says so",
  async (path, sentence) => {
    const api = await testApp();
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`field${n}`, "x"]));

    const large = await posted(api, path, fields({ message: "x".repeat(300_000) }));
    const wide = await posted(api, path, { ...fields(), ...many });

    for (const { status, headers, html } of [large, wide]) {
      expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
        413,
        "text/html; charset=utf-8",
        "no-store",
      ]);
      expect(html).toContain(sentence);
      expect(html).toContain(`action="${path}"`);
    }
    expect(await api.db.manager.count(ContactRequest)).toBe(0);
    expect(api.faults).toEqual([]);
  },
);

test.each([
  ["a character set that is not supported", { "content-type": `${FORM["content-type"]}; charset=utf-16` }, 415],
  ["an encoding that is not supported", { "content-encoding": "x" }, 415],
  ["an encoding that it does not have", { "content-encoding": "gzip" }, 400],
])("a form that cannot be read is refused by a page that says so: %s", async (_what, headers, status) => {
  const api = await testApp();

  const answer = await posted(api, "/contact", fields(), headers);

  expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
  expect(answer.html).toContain("The form could not be read");
  expect(api.faults).toEqual([]);
});

test("a client that accepts JSON is refused in JSON", async () => {
  const api = await testApp();
  const asJson = { accept: "application/json, text/plain, */*" };

  const answers = [
    await posted(api, "/contact", fields(), { ...asJson, origin: "https://evil.example" }),
    await posted(api, "/contact", fields({ message: "x".repeat(300_000) }), asJson),
    await posted(api, "/fr/contact", fields({ email: "ada" }), asJson),
  ];

  expect(answers.map(({ status, html }) => [status, JSON.parse(html)])).toMatchObject([
    [403, { code: "FORBIDDEN" }],
    [413, { code: "PAYLOAD_TOO_LARGE" }],
    [400, { code: "BAD_USER_INPUT", fields: { email: "Invalid email" } }],
  ]);
});

test("after a server error the page says so and keeps the typed text, and the error is logged", async () => {
  const api = await testApp();
  await api.db.query(
    "ALTER TABLE contact_requests ADD CONSTRAINT for_this_test CHECK (company <> 'Analytical Engines')",
  );

  const { status, html } = await posted(api, "/contact", fields());
  await api.db.query("ALTER TABLE contact_requests DROP CONSTRAINT for_this_test");

  expect(status).toBe(500);
  expect(html).toContain("Something went wrong on our side, and the request was not sent.");
  expect(html).toContain("We would like to join.</textarea>");
  expect(html).not.toContain("for_this_test");
  expect(api.faults).toHaveLength(1);
  api.faults.length = 0;
});

test("the public site's page, where it is plugged in, gets language, values, problems and sentence", async () => {
  const api = await testApp();

  const answer = await withRenderer(
    api,
    (form) => `<!doctype html>${JSON.stringify(form)}`,
    (visitor) =>
      visitor.send(
        "POST",
        "/fr/contact",
        new URLSearchParams(fields({ message: "x".repeat(10_001), website: "" })).toString(),
        FORM,
      ),
  );

  expect(answer.status).toBe(422);
  expect(JSON.parse(answer.body.replace("<!doctype html>", ""))).toEqual({
    language: "fr",
    values: fields({ message: "x".repeat(10_001) }),
    problems: { message: "10\u202f000 caractères au plus" },
    sentence: "La demande n’est pas encore envoyée. Ce que vous avez écrit est toujours là.",
  });
});

test("the built site's own page answers a refused form, at the site's own address", async () => {
  const api = await testApp();
  const render = contactRefused(await aBuiltSite());

  const answer = await withRenderer(api, render, (visitor) =>
    visitor.send("POST", "/fr/contact", new URLSearchParams(fields()).toString(), {
      ...FORM,
      origin: "https://evil.example",
    }),
  );

  expect(answer.status).toBe(403);
  expect(answer.body).toContain(`<html lang="fr"><link rel="canonical" href="${PUBLIC_URL}/`);
  expect(answer.body).toContain(JSON.stringify({ values: fields(), problems: {} }).slice(0, -1));
  expect(answer.body).toContain("d’un autre site");
});
