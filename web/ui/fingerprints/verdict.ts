import { formatUtc } from "#web/format/dates.ts";

/** What is known of a checked file. */
export interface FileCheck {
  /** As it is named; null if it is not among those that were. */
  document: { name: string } | null;
  /** Where revisions name it: the newest that does. */
  revision?: number | null;
  receivedAt?: string | null;
  /** How many files were named. */
  named: number;
}

export function verdictOf({ document, revision, receivedAt, named }: FileCheck) {
  if (!document) return `This file is not ${named === 1 ? "the one that was" : `among the ${named} that were`} named.`;
  const where = revision ? ` in revision ${revision}` : "";
  return `This is the file named “${document.name}”${where}${receivedAt ? `, received ${formatUtc(receivedAt)}` : ""}.`;
}
