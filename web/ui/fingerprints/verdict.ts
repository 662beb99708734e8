import { formatUtc } from "#web/format/dates.ts";
import { words } from "#web/ui/fingerprints/words/fingerprints.en.ts";

/** The result of looking up a file among the files that a bid or tender names. */
export interface FileCheck {
  /** The named file with the same fingerprint; null without a match. */
  document: { name: string } | null;
  /** The newest revision of the bid that names the file; undefined for documents of a tender. */
  revision?: number | null;
  receivedAt?: string | null;
  /** The number of files that the bid or tender names. */
  named: number;
}

export function verdictOf({ document, revision, receivedAt, named }: FileCheck) {
  if (!document) return words.thisFileIsNotNamed(named);
  const where = revision ? words.inRevision(revision) : "";
  return words.thisIsTheFileNamedName(document.name, where, receivedAt ? formatUtc(receivedAt) : null);
}
