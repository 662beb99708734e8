import { isId } from "#api/core/rules/id.rules.ts";

/**
 * A position in the list of releases, which is sorted by the time of the change, oldest first. `micros` is this time in
 * microseconds since 1970, as digits.
 */
export interface Position {
  micros: string;
  tenderId: string;
}

/** A tender id that sorts before all others. */
const NO_ID = "00000000-0000-0000-0000-000000000000";

/** Returns the position before the first release that changed at `moment` or later. */
export const positionBefore = (moment: Date): Position => ({
  micros: `${Math.max(0, moment.getTime()) * 1000}`,
  tenderId: NO_ID,
});

export const cursorOf = ({ micros, tenderId }: Position) => Buffer.from(`${micros} ${tenderId}`).toString("base64url");

/** Decodes a cursor; null if the text is not a cursor of this list. */
export function readCursor(cursor: string): Position | null {
  const [micros = "", tenderId = "", ...rest] = Buffer.from(cursor, "base64url").toString().split(" ");
  return /^\d{1,16}$/.test(micros) && isId(tenderId) && rest.length === 0 ? { micros, tenderId } : null;
}
