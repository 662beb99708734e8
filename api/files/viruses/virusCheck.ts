import { refusal } from "#api/core/rules/refusal.ts";

/** The refusal of a download or a copy of a file in the state `checking`. */
export const beingChecked = () =>
  refusal("CONFLICT", "This file is being checked for viruses. Please try again in a few minutes.");

/**
 * SQL expression for the VirusCheck of a whole or refused file.
 * @param files The SQL alias of the row of `files`
 */
export const virusCheckOf = (files: string) => `
  CASE WHEN ${files}.state = 'checking' THEN 'checking' WHEN ${files}.virus IS NOT NULL THEN 'infected' WHEN ${files}.scanned_at IS NULL THEN 'notChecked' ELSE 'clean' END`;

/**
 * SQL condition: the file of this id, if there is one, was not refused because of a virus. Documents name only whole
 * files, so that no other reason is possible.
 * @param fileId An SQL expression for the id of a file, or null
 */
export const isNotInfected = (fileId: string) =>
  `NOT EXISTS (SELECT FROM files AS refused WHERE refused.id = ${fileId} AND refused.state = 'refused')`;
