/** "1 tender", "12 tenders"; "More than 10,000 tenders" where there are more than were counted. */
export function formatCount(count: number, noun: string, isExact: boolean) {
  const number = count.toLocaleString("en-US");
  return `${isExact ? number : `More than ${number}`} ${noun}${count === 1 ? "" : "s"}`;
}
