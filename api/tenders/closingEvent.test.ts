import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";
import { behindProxy } from "#api/testing/secondApp.ts";
import { anAdmin, aPartner, aTender } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

async function given(tender: Parameters<typeof aTender>[0] = {}) {
  const api = await testApp();
  const stored = await api.has(aTender(tender));
  const path = `/api/tenders/${stored.id}/closing.ics`;
  return {
    api,
    tender: stored,
    path,
    partner: api.as(await api.has(aPartner())),
    admin: api.as(await api.has(anAdmin())),
  };
}

/** The lines of the file, with the line folding removed (RFC 5545). */
const linesOf = (body: string) => body.replaceAll("\r\n\t", "").split("\r\n");

test("a partner downloads a tender's closing time as a calendar file", async () => {
  const { tender, path, partner } = await given({
    tenderNumber: "AX/2026-014",
    title: "Bridge, two lanes; Mpoko",
    closingDate: new Date("2026-12-31T23:59:59.999Z"),
  });

  const answer = await partner.get(path);

  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="closing-AX-2026-014.ics"');
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const lines = linesOf(answer.body);
  expect(lines).toEqual(
    expect.arrayContaining([
      "BEGIN:VCALENDAR",
      `UID:${tender.id}@axion`,
      "SEQUENCE:1",
      "DTSTART:20261231T235959Z",
      "SUMMARY:Bids close: AX/2026-014 Bridge\\, two lanes\\; Mpoko",
      `DESCRIPTION:The last moment at which a bid is accepted\\, by the server's clock.\\n${siteFacts.website}/dashboard/tender/${tender.id}`,
      "LOCATION:Bangui\\, Central African Republic",
      "TRIGGER:-PT168H",
      "TRIGGER:-PT24H",
      "END:VCALENDAR",
    ]),
  );
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
  expect(lines.filter((line) => line === "BEGIN:VALARM")).toHaveLength(2);
});

test("a changed closing date keeps the event's UID and raises its SEQUENCE", async () => {
  const { tender, path, partner, admin } = await given();

  await admin.patch(`/api/tenders/${tender.id}`, { closingDate: "2027-01-15T12:30:00Z" });
  const { body } = await partner.get(path);

  expect(linesOf(body)).toEqual(
    expect.arrayContaining([`UID:${tender.id}@axion`, "SEQUENCE:2", "DTSTART:20270115T123000Z"]),
  );
});

test("a cancelled tender's event is cancelled, at its announced time, without alarms and with a higher SEQUENCE", async () => {
  const { tender, path, partner, admin } = await given({ closingDate: new Date("2027-03-01T10:00:00Z") });
  const cancel = `mutation ($id: ID!) { cancelTender(id: $id, reason: "The ministry withdrew the funds.") { id } }`;

  await admin.graphql(cancel, { id: tender.id });
  const lines = linesOf((await partner.get(path)).body);

  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:${tender.id}@axion`,
      "SEQUENCE:2",
      "STATUS:CANCELLED",
      "DTSTART:20270301T100000Z",
      expect.stringMatching(/^SUMMARY:Cancelled: /),
    ]),
  );
  expect(lines).not.toContain("BEGIN:VALARM");
});

const closedEarly = ["closed", "awarded"] as const;

test.each(closedEarly)(
  "a tender that was %s before its closing time has the moment at which it closed",
  async (status) => {
    const { api, tender, path, partner, admin } = await given({ closingDate: new Date("2027-03-01T10:00:00Z") });
    await api.db.query("UPDATE tenders SET closing_date = closing_date + interval '1 day'");

    const before = Date.now();
    await admin.patch(`/api/tenders/${tender.id}`, { status });
    const lines = linesOf((await partner.get(path)).body);

    const start = lines.find((line) => line.startsWith("DTSTART:"))!.slice("DTSTART:".length);
    const moment = Date.parse(start.replace(/^(....)(..)(..T..)(..)/, "$1-$2-$3:$4:"));
    expect(Math.abs(moment - before)).toBeLessThan(60_000);
    expect(lines).toEqual(
      expect.arrayContaining(["STATUS:CONFIRMED", expect.stringMatching(/^SUMMARY:Bids closed: /)]),
    );
    expect(lines).not.toContain("BEGIN:VALARM");
  },
);

test("a tender that was reopened until a later time announces that time again", async () => {
  const { tender, path, partner, admin } = await given();

  await admin.patch(`/api/tenders/${tender.id}`, { status: "closed" });
  await admin.patch(`/api/tenders/${tender.id}`, { status: "open", closingDate: "2027-05-01T10:00:00Z" });

  expect(linesOf((await partner.get(path)).body)).toEqual(
    expect.arrayContaining([
      "SEQUENCE:3",
      "DTSTART:20270501T100000Z",
      "STATUS:CONFIRMED",
      expect.stringMatching(/^SUMMARY:Bids close: /),
    ]),
  );
});

test("a tender that was closed from the beginning announces no time to come", async () => {
  const { path, partner } = await given({ status: "closed", closingDate: new Date("2027-03-01T10:00:00Z") });

  const lines = linesOf((await partner.get(path)).body);

  expect(lines).toContainEqual(expect.stringMatching(/^SUMMARY:Bids closed: /));
  expect(lines).not.toContain("DTSTART:20270301T100000Z");
});

test("a title with line breaks cannot add lines to the file", async () => {
  const { path, partner } = await given({ title: "Pont à haubans\r\nATTACH:https://evil.example\rX-A:b \\n 桥" });

  const { body } = await partner.get(path);

  expect(linesOf(body).filter((line) => /^(ATTACH|X-A)/.test(line))).toEqual([]);
  expect(body.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(linesOf(body).find((line) => line.startsWith("SUMMARY"))).toMatch(
    /Pont à haubans ATTACH:https:\/\/evil\.example X-A:b \\\\n 桥$/,
  );
});

test("a year of the far past has four digits", async () => {
  const { path, partner } = await given({ closingDate: new Date("0001-01-01T00:00:00Z") });

  expect(linesOf((await partner.get(path)).body)).toContain("DTSTART:00010101T000000Z");
});

test("a draft is 404 for a partner, but not for an admin", async () => {
  const { path, partner, admin } = await given({ status: "draft" });

  expect(await partner.get(path)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  expect(await admin.get(path)).toMatchObject({ status: 200 });
});

test.each(["no-id", "01890000-0000-7000-8000-000000000000", "%00", "%E0%A4%A"])(
  "the unknown tender %s answers 404 in JSON",
  async (id) => {
    const { partner } = await given();

    expect(await partner.get(`/api/tenders/${id}/closing.ics`)).toMatchObject({
      status: 404,
      body: { code: "NOT_FOUND" },
    });
  },
);

test("the link has the site's public address, whatever Host and X-Forwarded headers say", async () => {
  const { api, tender, path, partner } = await given();
  await partner.openSession();
  const forwarded = { "x-forwarded-proto": "https", "x-forwarded-host": "evil.example" };

  const { body } = await behindProxy(api, (visitor) =>
    Object.assign(visitor, { cookie: partner.cookie }).get(path, forwarded),
  );

  expect(linesOf(body).join()).toContain(`${siteFacts.website}/dashboard/tender/${tender.id}`);
  expect(body).not.toMatch(/evil|127\.0\.0\.1/);
});

test("a line has at most 75 octets, and is folded between characters", async () => {
  const title = `é${"桥".repeat(60)}${"👷‍♀️".repeat(8)}`;
  const { path, partner, tender } = await given({ title });

  const { body } = await partner.get(path);

  for (const line of body.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(linesOf(body)).toContain(`SUMMARY:Bids close: ${tender.tenderNumber} ${title}`);
});
