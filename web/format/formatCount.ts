/** "1 tender", "12 tenders"; "More than 10,000 tenders" when the count is a lower limit. */
export function formatCount(count: number, noun: string, isExact: boolean) {
  const number = count.toLocaleString("en-US");
  return `${isExact ? number : `More than ${number}`} ${noun}${count === 1 ? "" : "s"}`;
}
