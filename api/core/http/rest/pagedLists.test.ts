import { linkToNext } from "#api/core/http/rest/requestedPage.ts";
import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";
import { REST_TABLE, ROUTES } from "#api/restTable.ts";
import {
  aBidder,
  aBlogPost,
  anAdmin,
  aPartner,
  aProject,
  aSubmittedBid,
  aTender,
} from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { rawRequest } from "#api/testing/rawRequest.ts";
import { testApp } from "#api/testing/testApp.ts";

const LISTS = ROUTES.filter(({ pages }) => pages).map(({ path }) => path);

/** Creates an administrator with three bids, and three rows for each other list. */
async function given() {
  const api = await testApp();
  const admin = await api.has(aBidder({ isAdmin: true }));
  for (let each = 0; each < 3; each++) {
    await api.has(aSubmittedBid({ companyId: admin.id }));
    await api.has(aProject());
    await api.has(aBlogPost());
  }
  return { api, admin: api.as(admin) };
}

/**
 * The path and query of the next page's URL; undefined if there is no next page. The URL's host is the test's server.
 */
function nextOf(headers: Headers) {
  const address = /^<(.+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];
  if (address === undefined) return undefined;
  const { protocol, hostname, pathname, search } = new URL(address);
  expect([protocol, hostname]).toEqual(["http:", "127.0.0.1"]);
  return pathname + search;
}

/** Reads every page by following the Link headers. */
async function pagesFrom(client: Client, path: string) {
  const pages: { id: string }[][] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const answer = await client.get(next);
    expect(answer.status).toBe(200);
    pages.push(answer.body);
    next = nextOf(answer.headers);
  }
  return pages;
}

test("all plain lists are among these", () => {
  expect(LISTS.sort()).toEqual([
    "/api/bids",
    "/api/blog",
    "/api/my-bids",
    "/api/projects",
    "/api/tenders",
    "/api/users",
  ]);
  expect(REST_TABLE.length).toBeGreaterThan(0);
});

test.each(LISTS)(
  "%s in pages along the links is the whole list in its order, and the last page has no link",
  async (path) => {
    const { admin } = await given();
    const whole = await admin.get(path);

    const pages = await pagesFrom(admin, `${path}?limit=2`);

    expect(whole.headers.has("link")).toBe(false);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.slice(0, -1).every(({ length }) => length === 2)).toBe(true);
    expect(pages.flat()).toEqual(whole.body);
  },
);

test.each(LISTS)(
  "%s refuses a limit that is no whole number from 1 to 100, and a cursor of another list, each by its name",
  async (path) => {
    const { admin } = await given();

    for (const limit of ["0", "101", "-1", "1.5", "1e1", "two", "", "%00", "99999999999999999999", "2&limit=3"])
      expect(await admin.get(`${path}?limit=${limit}`)).toMatchObject({
        status: 400,
        body: { code: "BAD_USER_INPUT", fields: { limit: "Must be a whole number from 1 to 100" } },
      });
    for (const after of [
      "",
      "x",
      "%00",
      "null",
      Buffer.from('["title","a","b"]').toString("base64url"),
      "a&after=b",
      "a[b]",
    ])
      expect(await admin.get(`${path}?after=${after}`)).toMatchObject({
        status: 400,
        body: { code: "BAD_USER_INPUT", fields: { after: expect.any(String) as string } },
      });
  },
);

test("the link to the next page is absolute: at the site's address where the request was sent there", async () => {
  const { api, admin } = await given();
  await admin.openSession();

  const links = [siteFacts.website, api.url].map(async (address) => {
    const { headers } = await rawRequest(api.url, "/api/tenders?limit=1", {
      host: new URL(address).host,
      cookie: admin.cookie,
    });
    return new URL(/<(.+)>/.exec(String(headers.link))![1]!).origin;
  });

  expect(await Promise.all(links)).toEqual([siteFacts.website, api.url]);
});

test("a limit of 1 and of 100 are possible, and after alone gives pages of 100", async () => {
  const { admin } = await given();
  const next = nextOf((await admin.get("/api/tenders?limit=1")).headers)!;

  const rest = await admin.get(next.replace("limit=1&", ""));
  const all = await admin.get("/api/tenders?limit=100");

  expect(rest.body).toEqual(all.body.slice(1));
  expect([nextOf(rest.headers), nextOf(all.headers)]).toEqual([undefined, undefined]);
});

test("rights come before the page: a visitor's and a partner's wrong limit is 401 and 403", async () => {
  const api = await testApp();
  const partner = api.as(await api.has(aPartner()));

  expect(await api.visitor.get("/api/tenders?limit=0")).toMatchObject({ status: 401 });
  expect(await partner.get("/api/users?limit=0")).toMatchObject({ status: 403 });
});

test("a page is as it is now: a new tender does not shift the next page, and no page is answered from memory for another one", async () => {
  const { api, admin } = await given();
  const whole = await admin.get("/api/tenders");
  const first = await admin.get("/api/tenders?limit=2");
  await api.has(aTender());

  const second = await admin.get(nextOf(first.headers)!);
  const again = await admin.get("/api/tenders?limit=2");

  expect([...first.body, ...second.body]).toEqual(whole.body.slice(0, 4));
  expect(again.body).not.toEqual(first.body);
});

test("the link keeps what else the address asks for", async () => {
  const api = await testApp();
  for (let each = 0; each < 3; each++) await api.has(aProject({ published: false }));
  const admin = api.as(await api.has(anAdmin()));

  const pages = await pagesFrom(admin, "/api/projects?published=false&limit=2");

  expect(pages.map(({ length }) => length)).toEqual([2, 1]);
});

test("the link keeps what follows another question mark in the query string", () => {
  const request = { originalUrl: "/api/tenders?search=?&status=open", protocol: "https", host: "axion.example" };
  const requested = { page: { first: 2, after: null }, publicUrl: "https://axion.example" };

  expect(linkToNext(request, requested, "c")).toBe(
    '<https://axion.example/api/tenders?search=%3F&status=open&limit=2&after=c>; rel="next"',
  );
});

test("HEAD of a page answers its link and no body", async () => {
  const { admin } = await given();

  const answer = await admin.send("HEAD", "/api/tenders?limit=1");

  expect(answer).toMatchObject({ status: 200, body: "" });
  expect(nextOf(answer.headers)).toContain("limit=1&after=");
});

test("a page costs no more statements than its kind, however many there are", async () => {
  const { api, admin } = await given();
  await admin.get("/api/my-bids?limit=1");

  const ofOne = await api.statementsOf(() => admin.get("/api/my-bids?limit=1"));
  const ofThree = await api.statementsOf(() => admin.get("/api/my-bids?limit=3"));

  expect(ofThree.length).toBe(ofOne.length);
});

test.each(["a b", "[", "a:99999"])(
  "a page asked for at the host %s, which no URL can have, links to the next one at PUBLIC_URL",
  async (host) => {
    const api = await testApp();
    await api.has(aBlogPost());
    await api.has(aBlogPost());

    for (const path of ["/api/blog?limit=1", "http://[/api/blog?limit=1", "http://a:99999/api/blog?limit=1"]) {
      const { status, headers } = await rawRequest(api.url, path, { host });
      expect(status).toBeLessThan(500);
      if (status === 200) expect(headers.link).toMatch(/^<https:\/\/[^/:]+\/api\/blog\?limit=1&after=/);
    }
  },
);
