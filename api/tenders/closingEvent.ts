import { createEvent, type EventAttributes } from "ics";

import type { Tender } from "#api/tenders/Tender.ts";

const DAYS_BEFORE = [7, 1];

/**
 * The closing moment as an iCalendar file. Its UID stays and its SEQUENCE grows with each change of the tender:
 * who takes it again after the date was moved has one event, at the new moment.
 * @param link where a bid is submitted, a whole address
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
    // The library writes days with an empty time behind them, which calendars refuse: hours it writes right.
    alarms: DAYS_BEFORE.map((days) => ({
      action: "display",
      description: days === 1 ? "Bids close in one day" : `Bids close in ${days} days`,
      trigger: { hours: days * 24, before: true },
    })),
    // A moment: an event without an end, or length, ends as it begins.
  } as EventAttributes);
  if (error) throw error;
  return value!;
}

/** 20261231T235959Z: to the second, in UTC. */
const inCalendar = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, "");

/** A calendar's lines end where a control character says so. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, " ");
