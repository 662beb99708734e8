import { type AddendumWeight } from "#api/tenders/addenda/amendments.rules.ts";

/** What an administrator says of a change, as typed. */
export interface Telling {
  note: string;
  /** null: the usual one of what changes. */
  weight: AddendumWeight | null;
}

export const UNTOLD: Telling = { note: "", weight: null };

/** The mutation's argument; none where nothing was chosen. */
export const addendumOf = ({ note, weight }: Telling) => (note.trim() || weight ? { note: note.trim() || null, weight } : undefined);
