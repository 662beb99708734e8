import { aBuiltSite, PUBLIC_URL } from "#api/testing/aBuiltSite.ts";
import { aBidder, aSubmittedBid, aTender, anAdmin, daysFromNow } from "#api/testing/builders/builders.ts";
import { rawRequest } from "#api/testing/rawRequest.ts";
import { testApp } from "#api/testing/testApp.ts";

/**
 * Creates one tender of each kind that a feed of open tenders must not contain: a draft, a deleted tender and a closed
 * tender.
 */
async function withHiddenTenders() {
  const api = await testApp(aBuiltSite);
  const { id: createdBy } = await api.has(anAdmin());
  await api.has(aTender({ createdBy, tenderNumber: "DRAFT", status: "draft" }));
  await api.has(aTender({ createdBy, tenderNumber: "DELETED", deletedAt: new Date() }));
  await api.has(aTender({ createdBy, tenderNumber: "PAST", closingDate: daysFromNow(-1) }));
  return { api, createdBy };
}

test.each([
  ["", "Axion: open tenders"],
  ["/fr", "Axion\u00a0: appels d’offres ouverts"],
])("%s/tenders.atom has the open tenders of its search, the newest change first", async (prefix, title) => {
  const { api, createdBy } = await withHiddenTenders();
  const bridge = await api.has(aTender({ createdBy, tenderNumber: "A/1", title: "A <bridge> & more" }));
  await api.has(aTender({ createdBy, tenderNumber: "ROAD", description: "A road.", title: "A road" }));
  const bidder = await api.has(aBidder());
  await api.has(aSubmittedBid({ tenderId: bridge.id, companyId: bidder.id, bidAmount: 187_654 }));

  const whole = await rawRequest(api.url, `${prefix}/tenders.atom`);
  const search = await rawRequest(api.url, `${prefix}/tenders.atom?search=bridge&nonsense=1`);

  expect([whole.status, whole.headers["content-type"], whole.headers["access-control-allow-origin"]]).toEqual([
    200,
    "application/atom+xml; charset=utf-8",
    prefix ? undefined : "*",
  ]);
  expect(whole.text).toContain(`<title>${title}</title>`);
  expect(Array.from(whole.text.matchAll(/<link href="(.*?)"/g), ([, link]) => link)).toEqual([
    `${PUBLIC_URL}${prefix}/tenders/ROAD`,
    `${PUBLIC_URL}${prefix}/tenders/A%2F1`,
  ]);
  expect(search.text).toContain(`<link rel="self" href="${PUBLIC_URL}${prefix}/tenders.atom?search=bridge"/>`);
  expect(search.text).toContain("A &lt;bridge&gt; &amp; more (A/1)");
  expect(search.text).toContain(`<id>urn:uuid:${bridge.id}</id>`);
  expect(search.text.split("<entry>")).toHaveLength(2);
  for (const hidden of ["DRAFT", "DELETED", "PAST", "187654", bidder.id, createdBy])
    expect(whole.text).not.toContain(hidden);
});

test("/tenders.ics has the closing times of the open tenders of its search, one event each", async () => {
  const { api, createdBy } = await withHiddenTenders();
  const bridge = await api.has(
    aTender({ createdBy, tenderNumber: "A/1", closingDate: new Date("2099-01-29T23:59:59.999Z"), country: "Kenya" }),
  );
  await api.has(aTender({ createdBy, tenderNumber: "ROAD" }));

  const whole = await rawRequest(api.url, "/tenders.ics?status=closed");
  const search = await rawRequest(api.url, "/fr/tenders.ics?country=Kenya");
  const none = await rawRequest(api.url, "/tenders.ics?search=no-such-word");

  expect([search.status, search.headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  const text = search.text.replaceAll("\r\n\t", "");
  expect(text).toContain(`UID:${bridge.id}@axion`);
  expect(text).toContain("DTSTART:20990129T235959Z");
  expect(text).toContain(`${PUBLIC_URL}/fr/tenders/A%2F1`);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(whole.text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  for (const hidden of ["DRAFT", "DELETED", "PAST"]) expect(whole.text).not.toContain(hidden);
  expect(none.text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
  for (const line of search.text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
