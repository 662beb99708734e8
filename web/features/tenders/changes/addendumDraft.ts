import { type AddendumWeight } from "#api/tenders/addenda/amendments.rules.ts";

/** What the administrator has typed and chosen for an addendum. */
export interface AddendumDraft {
  note: string;
  /** What the addendum requires of bidders. Null selects the default for the changed fields. */
  weight: AddendumWeight | null;
}

export const NO_ADDENDUM: AddendumDraft = { note: "", weight: null };

/** Converts the draft to the mutation's argument; undefined if nothing was typed or chosen. */
export const addendumInput = ({ note, weight }: AddendumDraft) =>
  note.trim() || weight ? { note: note.trim() || null, weight } : undefined;
