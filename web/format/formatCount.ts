/**
 * Formats a count with its noun: "1 tender", "12 tenders". If the count is only a lower limit: "More than 10,000
 * tenders".
 */
export function formatCount(count: number, noun: string, isExact: boolean) {
  const number = count.toLocaleString("en-US");
  return `${isExact ? number : `More than ${number}`} ${noun}${count === 1 ? "" : "s"}`;
}
