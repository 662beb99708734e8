import { formatDateTime } from "#web/format/dates.ts";

const HOUR = 3_600_000;

/** "2 documents have no address yet. You have until Dec 2, 2026, 11:59 PM UTC (in 19 h)." */
export function owedSentence(owed: number, until: string, now: Date) {
  const hours = Math.floor((new Date(until).getTime() - now.getTime()) / HOUR);
  const left = hours < 1 ? "less than 1 h left" : hours < 72 ? `in ${hours} h` : `in ${Math.floor(hours / 24)} days`;
  return `${owed === 1 ? "1 document has" : `${owed} documents have`} no address yet. You have until ${formatDateTime(until)} (${left}).`;
}
