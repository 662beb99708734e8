import { refusal } from "#api/core/rules/refusal.ts";

/** The refusal of a download or a copy of a file in the state `checking`. */
export const beingChecked = () =>
  refusal("CONFLICT", "This file is being checked for viruses. Please try again in a few minutes.");
