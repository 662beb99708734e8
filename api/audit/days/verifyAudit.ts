import { createHash } from "node:crypto";

import type { DataSource } from "typeorm";

import { CANONICAL_FORM } from "#api/audit/days/canonicalForm.ts";
import { readPublicKey } from "#api/audit/days/auditKey.ts";
import { type FinishedDay, type Head, readDayLine, sumOf } from "#api/audit/days/dayLine.ts";
import { linesFile, readStoredLines } from "#api/audit/days/storeDayLines.ts";

const NO_HASH = "0".repeat(64);
const PAGE = 1000;
/**
 * The number of hours for which a new signed line may be missing in the file of a process. Each process adds new lines
 * to its file once an hour.
 */
const HOURS_TO_STORE = 2;

interface StoredEvent extends Head {
  day: string;
  occurred: string;
  previousHash: string;
  canonical: string;
}

/** Thrown if the audit trail is broken. The message describes the first broken event, day or head. */
class Broken extends Error {}

/**
 * Verifies the audit trail. Compares the signed lines in the database with those in `DATA_DIR/audit/days.jsonl`,
 * recomputes every hash chain, and compares the chains' heads with the signed lines.
 * @returns a report of how many events and days were verified, and with which public keys
 * @throws Broken for the first broken event, day or head
 */
export async function verifyAudit(db: DataSource, dataDirectory: string) {
  const days = await signedDays(db, dataDirectory);
  await refuseEarlierEvents(db, days[0]);
  const { events, heads } = await verifyChains(db, days);
  for (const day of days) verifyHeads(day, heads.get(day.day) ?? []);
  const last = days.at(-1);
  const [{ unsigned }] = await db.query<[{ unsigned: number }]>(
    "SELECT count(DISTINCT day)::int AS unsigned FROM audit_events WHERE day > coalesce($1::date, '-infinity') AND day < (clock_timestamp() AT TIME ZONE 'UTC')::date",
    [last?.day ?? null],
  );
  const keys = [...new Set(days.map(({ publicKey }) => publicKey))];
  const own = readPublicKey(dataDirectory);
  return [
    `${events} events and ${days.length} signed days are unbroken${last ? `, the last signed day is ${last.day}` : ""}.`,
    ...(unsigned > 0
      ? [`${unsigned} finished days have no signed line yet: the product signs them within an hour of its start.`]
      : []),
    ...keys.map((key) => `Public key: ${key}${key === own ? " (of this DATA_DIR)" : ""}`),
  ].join("\n");
}

/**
 * Reads the signed lines of the database. Checks their signatures and their order, and compares them with the lines of
 * the file.
 */
async function signedDays(db: DataSource, dataDirectory: string) {
  const stored = await db.query<{ day: string; line: string; isNew: boolean }[]>(
    `SELECT day::text AS day, line, signed_at BETWEEN clock_timestamp() - make_interval(hours => ${HOURS_TO_STORE}) AND clock_timestamp() AS "isNew" FROM audit_days ORDER BY day`,
  );
  const kept = storedByDay(dataDirectory);
  let previous: { day: string; line: string } | undefined;
  const days = stored.map(({ day, line }) => {
    const signed = readDayLine(line);
    if (signed?.day !== day) throw new Broken(`Day ${day}: its line in the database has no right signature`);
    if (previous && nextDay(previous.day) !== day)
      throw new Broken(`Day ${nextDay(previous.day)}: it has no signed line in the database`);
    if (signed.previous !== (previous ? sumOf(previous.line) : null))
      throw new Broken(`Day ${day}: its line does not follow the line of the day before`);
    const ofFile = kept?.get(day);
    if (ofFile !== undefined && ofFile !== line)
      throw new Broken(`Day ${day}: its line in the database is not the one in ${linesFile(dataDirectory)}`);
    previous = { day, line };
    return signed;
  });
  const known = new Set(stored.map(({ day }) => day));
  const firstKept = [...(kept?.keys() ?? [])].sort();
  const missing = firstKept.find((day) => !known.has(day));
  if (missing !== undefined)
    throw new Broken(`Day ${missing}: its line is in ${linesFile(dataDirectory)}, and the database has none`);
  if (!kept && stored.length > 0)
    throw new Broken(
      `${linesFile(dataDirectory)} does not exist, and the database has ${stored.length} signed days: compare its lines with those that were mailed to the desk. The product writes the file again when it starts`,
    );
  const gap = stored.find(
    ({ day, isNew }) => kept?.has(day) === false && !(isNew && firstKept.length > 0 && day > firstKept.at(-1)!),
  );
  if (gap) throw new Broken(`Day ${gap.day}: ${linesFile(dataDirectory)} has no line of it`);
  return days;
}

/**
 * Throws Broken if there are events before the first signed day. The first signed day is that of the first event, so
 * earlier events must have been inserted afterwards.
 */
async function refuseEarlierEvents(db: DataSource, first: FinishedDay | undefined) {
  const [{ day }] = await db.query<[{ day: string | null }]>("SELECT min(day)::text AS day FROM audit_events");
  if (first && day !== null && day < first.day)
    throw new Broken(`Day ${day}: it has events and no signed line, and the first signed day is ${first.day}`);
}

/** Reads the lines of the file by day; null if there is no file. A line that is in the file twice is accepted. */
function storedByDay(dataDirectory: string) {
  const lines = readStoredLines(dataDirectory);
  if (!lines) return null;
  const byDay = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    const signed = readDayLine(line);
    if (!signed) throw new Broken(`Line ${index + 1} of ${linesFile(dataDirectory)} has no right signature`);
    const other = byDay.get(signed.day);
    if (other !== undefined && other !== line)
      throw new Broken(`Day ${signed.day}: ${linesFile(dataDirectory)} has two different lines of it`);
    byDay.set(signed.day, line);
  }
  return byDay;
}

async function verifyChains(db: DataSource, days: readonly FinishedDay[]) {
  const heads = new Map<string, Head[]>();
  const signedEnd = new Map(
    days.flatMap(({ day, heads: ends }) => ends.map((end) => [`${day} ${end.stripe}`, end] as const)),
  );
  let [before, events]: [StoredEvent | undefined, number] = [undefined, 0];
  for await (const event of eventsInOrder(db)) {
    const { day, stripe, sequence, hash } = event;
    const last: StoredEvent | undefined = before?.day === day && before.stripe === stripe ? before : undefined;
    const name = `Event ${sequence} of chain ${stripe} on ${day} (${event.occurred})`;
    const expected = (last?.sequence ?? 0) + 1;
    if (sequence !== expected) throw new Broken(`Event ${expected} of chain ${stripe} on ${day} is missing`);
    if (event.previousHash !== (last?.hash ?? NO_HASH)) throw new Broken(`${name} does not follow the event before it`);
    if (createHash("sha256").update(`${event.previousHash}\n${event.canonical}`).digest("hex") !== hash)
      throw new Broken(`${name} was changed: its hash is another`);
    const end = signedEnd.get(`${day} ${stripe}`);
    if (end?.sequence === sequence && end.hash !== hash)
      throw new Broken(`Head of chain ${stripe} on ${day}: it is not the signed one`);
    const ofDay = heads.get(day) ?? [];
    heads.set(day, [...ofDay.filter((head) => head.stripe !== stripe), { stripe, sequence, hash }]);
    before = event;
    events++;
  }
  return { events, heads };
}

function verifyHeads({ day, heads: signed }: FinishedDay, found: readonly Head[]) {
  for (const { stripe, sequence, hash } of signed) {
    const head = found.find((each) => each.stripe === stripe);
    if (!head)
      throw new Broken(
        `Head of chain ${stripe} on ${day}: the signed line has ${sequence} events, the database has none`,
      );
    if (head.sequence !== sequence || head.hash !== hash)
      throw new Broken(
        `Head of chain ${stripe} on ${day}: the signed line has ${sequence} events, the database has ${head.sequence}`,
      );
  }
  const added = found.find(({ stripe }) => !signed.some((head) => head.stripe === stripe));
  if (added) throw new Broken(`Head of chain ${added.stripe} on ${day}: the signed line has no such chain`);
}

/** Reads all events page by page. One query for a long trail could exceed the memory or the statement timeout. */
async function* eventsInOrder(db: DataSource): AsyncGenerator<StoredEvent> {
  let last: Pick<StoredEvent, "day" | "stripe" | "sequence"> = { day: "-infinity", stripe: 0, sequence: 0 };
  for (;;) {
    const page: StoredEvent[] = await db.query<StoredEvent[]>(
      `SELECT day::text AS day, stripe, sequence, hash, previous_hash AS "previousHash", occurred_at::text AS occurred, ${CANONICAL_FORM} AS canonical
         FROM audit_events WHERE (day, stripe, sequence) > ($1::date, $2::int, $3::int) ORDER BY day, stripe, sequence LIMIT ${PAGE}`,
      [last.day, last.stripe, last.sequence],
    );
    yield* page;
    const end = page.at(-1);
    if (!end || page.length < PAGE) return;
    last = end;
  }
}

function nextDay(day: string) {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
