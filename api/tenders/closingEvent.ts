import { createEvent, createEvents, type EventAttributes } from "ics";

import type { Tender } from "#api/tenders/Tender.ts";

const DAYS_BEFORE = [7, 1];

type Closing = Pick<
  Tender,
  "id" | "version" | "tenderNumber" | "title" | "closingDate" | "cancelledAt" | "location" | "country"
>;

const PRODUCT = "-//Axion//Tenders//EN";

/**
 * Returns an iCalendar file with the closing time of a tender. The UID is constant and the SEQUENCE grows with each
 * change of the tender, so importing the file again updates the event. The event of a cancelled tender has the status
 * CANCELLED.
 * @param closedAt The time at which bidding ended; null if it has not ended
 * @param link The absolute URL of the tender's page
 */
export const closingEvent = (tender: Closing, closedAt: Date | null, link: string) =>
  textOf(createEvent(eventOf(tender, closedAt, link)));

/**
 * Returns an iCalendar file with the closing times of open tenders, to which calendar programs subscribe.
 * @param linkOf Returns the absolute URL of a tender's page
 */
export function closingCalendar(tenders: readonly Closing[], name: string, linkOf: (tender: Closing) => string) {
  const events = tenders.map((tender) => eventOf(tender, null, linkOf(tender)));
  return textOf(createEvents(events, { productId: PRODUCT, calName: name }));
}

function eventOf(
  { id, version, tenderNumber, title, closingDate, cancelledAt, location, country }: Closing,
  closedAt: Date | null,
  link: string,
) {
  const { heading, says } = wordsOf({ closingDate, cancelledAt }, closedAt);
  return {
    productId: PRODUCT,
    uid: `${id}@axion`,
    sequence: version,
    status: cancelledAt ? "CANCELLED" : "CONFIRMED",
    start: inCalendar(cancelledAt ? closingDate : (closedAt ?? closingDate)),
    title: oneLine(`${heading}: ${tenderNumber} ${title}`),
    description: `${says}\n${link}`,
    location: oneLine(`${location}, ${country}`),
    busyStatus: "FREE",
    transp: "TRANSPARENT",
    // Alarm times are in hours, because for days the library `ics` writes an empty time part, which calendar programs
    // reject.
    alarms: (closedAt ? [] : DAYS_BEFORE).map((days) => ({
      action: "display",
      description: days === 1 ? "Bids close in one day" : `Bids close in ${days} days`,
      trigger: { hours: days * 24, before: true },
    })),
    // Omit the end and the duration: by RFC 5545, the event then ends when it starts.
  } as EventAttributes;
}

function textOf({ error, value }: ReturnType<typeof createEvent>) {
  if (error) throw error;
  return value!.replaceAll(LIBRARYS_FOLD, "").split("\r\n").map(folded).join("\r\n");
}

function wordsOf({ closingDate, cancelledAt }: Pick<Tender, "closingDate" | "cancelledAt">, closedAt: Date | null) {
  if (cancelledAt) return { heading: "Cancelled", says: "The tender was cancelled. No bid is accepted." };
  if (closedAt && closedAt < closingDate)
    return { heading: "Bids closed", says: "The buyer closed bidding at this moment, before the announced time." };
  return { heading: "Bids close", says: "The last moment at which a bid is accepted, by the server's clock." };
}

const MOST_OCTETS = 75;
/**
 * The characters that the library `ics` inserts to fold long lines. textOf removes them and folds the lines again,
 * because the library counts characters instead of octets.
 */
const LIBRARYS_FOLD = "\r\n\t";

/** Line folding as in RFC 5545: breaks lines longer than 75 octets, between two characters. */
function folded(line: string) {
  let text = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      text += "\r\n\t";
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** Formats a time as 20261231T235959Z: to the second, in UTC. */
const inCalendar = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, "");

/** Replaces control characters by spaces, because a line break would end the iCalendar property. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, " ");
