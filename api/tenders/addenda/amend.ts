import type { EntityManager } from "typeorm";

import { prepared } from "#api/core/database/prepared.ts";
import { type AddendumChoice, amendmentsOf, type LeftOpen, leftOpenOf } from "#api/tenders/addenda/amendments.rules.ts";
import { issueAddendum } from "#api/tenders/addenda/issueAddendum.ts";
import type { IssuedAddendum } from "#api/tenders/addenda/notifyAmended.ts";
import { listInWords } from "#api/tenders/documents/tenderDocument.rules.ts";
import { tenderDocumentsOf } from "#api/tenders/documents/tenderDocumentsOf.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { acceptsBids } from "#api/tenders/tenderStatus.rules.ts";

interface Amending {
  choice: AddendumChoice;
  by: string;
  /** The tender's list of documents as text before and after the change; absent if the list does not change. */
  documents?: { before: string | null; after: string | null };
}

const STATE = prepared(
  `SELECT left_open AS "leftOpen", clock_timestamp()::timestamptz(3) AS now FROM tenders WHERE id = $1`,
);

/**
 * Compares a locked tender before and after a change, and issues the next addendum if the change requires one. The
 * caller must then save `changed`. When a tender stops accepting bids, its field values are stored in `leftOpen`. When
 * it accepts bids again, these values are compared with the new ones, and the addendum lists all changes since then.
 * Refuses all that issueAddendum refuses.
 */
export async function amend(
  tx: EntityManager,
  before: Tender,
  changed: Tender,
  { choice, by, documents }: Amending,
): Promise<IssuedAddendum | null> {
  if (before.status !== "open" && changed.status !== "open") return null;
  const [{ leftOpen, now }] = await tx.query<[{ leftOpen: LeftOpen | null; now: Date }]>(STATE, [changed.id]);
  const takesBids = acceptsBids(changed, now);
  const takesThemAgain = leftOpen !== null && (takesBids || before.status !== "open");
  const list = documents ?? (takesThemAgain || !takesBids ? await sameList(tx, changed) : null);
  const [was, is] = [
    Object.assign({}, before, { documents: list?.before }),
    Object.assign({}, changed, { documents: list?.after }),
  ];
  const changes = amendmentsOf(was, is, takesThemAgain ? leftOpen : null);
  const leaves =
    before.status === "open" && !takesBids && leftOpen === null && (changes.length > 0 || changed.status !== "open");
  if (leaves) changed.leftOpen = leftOpenOf(was);
  else if (takesBids && leftOpen) changed.leftOpen = null;
  return changes.length > 0 ? issueAddendum(tx, changed, { changes, choice, takesBids, by }) : null;
}

async function sameList(tx: EntityManager, { id, documentsSetAt }: Pick<Tender, "id" | "documentsSetAt">) {
  const [documents = []] = documentsSetAt ? await tenderDocumentsOf(tx, [id]) : [];
  const words = listInWords(documents);
  return { before: words, after: words };
}
