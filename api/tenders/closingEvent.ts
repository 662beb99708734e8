import { createEvent, type EventAttributes } from "ics";

import type { Tender } from "#api/tenders/Tender.ts";

const DAYS_BEFORE = [7, 1];

/**
 * The closing time as an iCalendar file. The UID is constant and the SEQUENCE grows with each change of the tender, so
 * that importing the file again moves the event.
 * @param link the absolute address of the tender's page
 */
export function closingEvent({ id, version, tenderNumber, title, closingDate, location, country }: Tender, link: string) {
  const { error, value } = createEvent({
    productId: "-//Axion//Tenders//EN",
    uid: `${id}@axion`,
    sequence: version,
    start: inCalendar(closingDate),
    title: oneLine(`Bids close: ${tenderNumber} ${title}`),
    description: `The last moment at which a bid is accepted, by the server's clock.\n${link}`,
    location: oneLine(`${location}, ${country}`),
    busyStatus: "FREE",
    transp: "TRANSPARENT",
    // In hours: the library writes days with an empty time part, which calendars refuse.
    alarms: DAYS_BEFORE.map((days) => ({
      action: "display",
      description: days === 1 ? "Bids close in one day" : `Bids close in ${days} days`,
      trigger: { hours: days * 24, before: true },
    })),
    // An event without an end or duration ends when it starts.
  } as EventAttributes);
  if (error) throw error;
  return value!.replaceAll(LIBRARYS_FOLD, "").split("\r\n").map(folded).join("\r\n");
}

const MOST_OCTETS = 75;
/** The library folds by characters. */
const LIBRARYS_FOLD = "\r\n\t";

/** RFC 5545: a line longer than 75 octets is folded, between two characters. */
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

/** 20261231T235959Z: to the second, in UTC. */
const inCalendar = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, "");

/** Replaces control characters, since a line break would end the iCalendar property. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, " ");
