import { remindOfDocuments } from "#api/bids/reminders/remindOfDocuments.ts";
import { aBid, aBidder, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { documents } from "#api/testing/builders/documents.ts";
import { noticesIn } from "#api/testing/builders/notices.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import { testApp } from "#api/testing/testApp.ts";

const HOUR = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR);
const [METHOD, DRAWINGS] = documents(2);

/** Creates a bid that names two files, on a tender that closes in `closesIn` hours. */
async function aBidThatOwes(closesIn = 1) {
  const api = await testApp();
  const tender = await api.has(aTender({ closingDate: hoursFromNow(closesIn), openingDate: hoursFromNow(-240) }));
  const bid = await api.has(aSubmittedBid({ tenderId: tender.id }, [METHOD!, DRAWINGS!]));
  const remindedAt = async (at: number) => {
    await remindOfDocuments(api.db, hoursFromNow(at));
    return (await noticesIn(api)).filter(({ kind }) => kind === "documentsOwed");
  };
  const give = (sha256: string) =>
    api.db.query(
      "INSERT INTO bid_document_addresses (bid_id, document_key, url, given_at, given_by) VALUES ($1, $2, 'https://files.example/x', now(), $3)",
      [bid.id, sha256, bid.companyId],
    );
  return { api, tender, bid, remindedAt, give };
}

test("a company is told once at the closing and once six hours before the end what it owes", async () => {
  const { tender, bid, remindedAt, give } = await aBidThatOwes();

  const counts = [];
  for (const at of [0, 1.1, 2, 18, 19.1, 24, 26]) counts.push((await remindedAt(at)).length);
  const [first] = await remindedAt(26);
  await give(METHOD!.sha256);

  expect(counts).toEqual([0, 1, 1, 1, 2, 2, 2]);
  expect(first).toEqual({
    user_id: bid.companyId,
    kind: "documentsOwed",
    tender_id: tender.id,
    bid_id: bid.id,
    reason: "bid",
    facts: {
      number: tender.tenderNumber,
      title: tender.title,
      owed: 2,
      names: [METHOD!.name, DRAWINGS!.name],
      until: new Date(tender.closingDate.getTime() + 24 * HOUR).toISOString(),
    },
  });
});

test("what has an address is not owed; nor does a withdrawn bid owe anything, nor one on a cancelled tender", async () => {
  const { api, tender, remindedAt, give } = await aBidThatOwes();
  await give(METHOD!.sha256);
  await api.has(aSubmittedBid({ tenderId: tender.id, withdrawnAt: new Date() }, [METHOD!]));
  const cancelled = await api.has(aTender({ closingDate: hoursFromNow(1), status: "closed" }));
  await api.has(aSubmittedBid({ tenderId: cancelled.id }, [METHOD!]));
  await api.db.query(
    "UPDATE tenders SET cancelled_at = now(), cancelled_by = created_by, cancel_reason = repeat('x', 20) WHERE id = $1",
    [cancelled.id],
  );

  const [first, ...others] = await remindedAt(1.1);
  await give(DRAWINGS!.sha256);

  expect(first!.facts).toMatchObject({ owed: 1, names: [DRAWINGS!.name] });
  expect(others).toEqual([]);
  expect(await remindedAt(20)).toHaveLength(1);
});

test("after a pause of the product past the last six hours only the second is told, and after the end none", async () => {
  const { api, remindedAt } = await aBidThatOwes(-20);
  const late = await api.has(aTender({ closingDate: hoursFromNow(-25) }));
  await api.has(aSubmittedBid({ tenderId: late.id }, [METHOD!]));

  expect(await remindedAt(0)).toHaveLength(1);
  expect(await remindedAt(0.1)).toHaveLength(1);
});

test("of several processes that remind at once one does, and many tenders are all reminded of", async () => {
  const { api } = await aBidThatOwes(-1);
  for (let place = 0; place < 25; place++)
    await api.has(
      aSubmittedBid({ tenderId: (await api.has(aTender({ closingDate: hoursFromNow(-1) }))).id }, [METHOD!]),
    );

  await Promise.all(Array.from({ length: 4 }, () => remindOfDocuments(api.db)));

  expect(await noticesIn(api)).toHaveLength(26);
});

test("of a sealed bid no name is told, and twenty long names fit", async () => {
  const api = await testApp();
  const [sealed, open] = [await api.has(aSealedTender()), await api.has(aTender())];
  const long = documents(20).map((each, place) => ({ ...each, name: `${place} ${'😀"\u0001'.repeat(49)}` }));
  for (const { id } of [sealed, open])
    await api.as(await api.has(aBidder())).post("/api/bids", aBid({ tenderId: id, documents: long }));
  await api.db.query("UPDATE tenders SET closing_date = clock_timestamp() - interval '5 minutes'");

  await remindOfDocuments(api.db);
  const reminders = (await noticesIn(api)).filter(({ kind }) => kind === "documentsOwed");

  expect(
    reminders.map(({ tender_id, facts }) => [tender_id, facts.owed, (facts.names as string[]).length]).sort(),
  ).toEqual(
    [
      [sealed.id, 20, 0],
      [open.id, 20, 20],
    ].sort(),
  );
});
