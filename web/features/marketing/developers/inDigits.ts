/** 20000 as 20,000. */
export const inDigits = (count: number) => count.toLocaleString("en-US");
