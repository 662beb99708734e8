import { isId } from "#api/core/rules/id.rules.ts";

/** A position in the list of releases, oldest change first: microseconds since 1970 as digits, and the tender's id. */
export interface Position {
  micros: string;
  tenderId: string;
}

/** Sorts before every id. */
const NO_ID = "00000000-0000-0000-0000-000000000000";

/** The position before the first release of this time and after all earlier ones. */
export const positionBefore = (moment: Date): Position => ({
  micros: `${Math.max(0, moment.getTime()) * 1000}`,
  tenderId: NO_ID,
});

export const cursorOf = ({ micros, tenderId }: Position) => Buffer.from(`${micros} ${tenderId}`).toString("base64url");

/** Returns null if it is not a cursor of this list. */
export function readCursor(cursor: string): Position | null {
  const [micros = "", tenderId = "", ...rest] = Buffer.from(cursor, "base64url").toString().split(" ");
  return /^\d{1,16}$/.test(micros) && isId(tenderId) && rest.length === 0 ? { micros, tenderId } : null;
}
