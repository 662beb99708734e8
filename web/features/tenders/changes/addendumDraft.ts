import { type AddendumWeight } from "#api/tenders/addenda/amendments.rules.ts";

/** An administrator's description of a change, as typed. */
export interface AddendumDraft {
  note: string;
  /** Null selects the default weight of the changed fields. */
  weight: AddendumWeight | null;
}

export const NO_ADDENDUM: AddendumDraft = { note: "", weight: null };

/** The mutation's argument; empty if nothing was chosen. */
export const addendumInput = ({ note, weight }: AddendumDraft) =>
  note.trim() || weight ? { note: note.trim() || null, weight } : undefined;
