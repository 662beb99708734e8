import type { EntityManager } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import { filePurposes } from "#api/bids/documents/filePurposes.ts";
import { readOwnAddresses } from "#api/bids/documents/readOwnAddresses.ts";
import { readDocuments } from "#api/bids/documents/readDocuments.ts";
import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { decryptDrafts } from "#api/bids/drafts/draftEncryption.ts";
import { readOwnTerms } from "#api/bids/sealed/ownTerms.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { factsOf, readFiles } from "#api/files/fileRows.ts";
import { HELD_DATA, statementOf } from "#api/personal-data/heldData.ts";

type Row = Record<string, unknown>;

/**
 * Exports the signed-in user's data as JSON text: an array for each part of HELD_DATA, and the time of the export.
 * Terms of the user's own sealed bids are decrypted. Contact requests are not included, because nothing proves that
 * this user sent the requests with the user's e-mail address.
 */
export async function exportMyData(context: SignedIn): Promise<string> {
  const { db, user } = context;
  // Record the audit event before the transaction of the export. A new event refers to the last event of its hash
  // chain, which the snapshot of that transaction might not contain.
  await recordEvent(db.manager, context, { act: "exportMyData", subject: "user", subjectId: user.id });
  return db.transaction("REPEATABLE READ", async (tx) => {
    const data: Record<string, Row[]> = {};
    for (const [part, held] of Object.entries(HELD_DATA))
      data[part] = await tx.query<Row[]>(statementOf(held), [user.id]);
    await openOwnRevisions(tx, context, data.bidRevisions!);
    await openOwnDocuments(tx, context, data.bidDocuments!);
    await openOwnAddresses(tx, context, data.bidDocumentAddresses!);
    await openOwnFiles(tx, context, data.files!);
    await openOwnDrafts(tx, context, data.bidDrafts!);
    return JSON.stringify({ exportedAt: new Date().toISOString(), ...data }, null, 2);
  });
}

async function openOwnRevisions(tx: EntityManager, { wrappingKeys, user }: SignedIn, rows: Row[]) {
  const sealed = rows.filter(({ bidAmount }) => bidAmount === null) as { bidId: string; revision: number }[];
  if (sealed.length === 0) return;
  const terms = await readOwnTerms(tx, wrappingKeys, user.id, sealed);
  for (const row of sealed) {
    const { bidAmount, technicalProposal, timelineDays, documentsUrl } = terms.get(`${row.bidId} ${row.revision}`)!;
    Object.assign(row, { bidAmount, technicalProposal, timelineDays, documentsUrl });
  }
}

async function openOwnDocuments(tx: EntityManager, { wrappingKeys, user }: SignedIn, rows: Row[]) {
  const sealed = rows.filter(({ name }) => name === null) as { bidId: string; revision: number; position: number }[];
  if (sealed.length === 0) return;
  const documents = await readDocuments(
    tx,
    wrappingKeys,
    user.id,
    sealed.filter(({ position }) => position === 1),
  );
  for (const row of sealed) {
    const { name, bytes, sha256 } = documents.get(`${row.bidId} ${row.revision}`)![row.position - 1]!;
    Object.assign(row, { name, bytes, sha256 });
  }
}

async function openOwnAddresses(tx: EntityManager, { wrappingKeys, user }: SignedIn, rows: Row[]) {
  const sealed = rows.filter(({ url }) => url === null);
  if (sealed.length === 0) return;
  const urls = await readOwnAddresses(tx, wrappingKeys, user.id);
  for (const row of sealed) row.url = urls.get(String(row.id));
}

async function openOwnFiles(tx: EntityManager, context: SignedIn, rows: Row[]) {
  const sealed = rows.filter(({ name }) => name === null);
  if (sealed.length === 0) return;
  const keys = new Map<string | null, Buffer | null>();
  for (const file of await readFiles(tx, "id = ANY ($1)", [sealed.map(({ id }) => id)])) {
    const { id, tenderId } = file;
    if (!keys.has(tenderId)) keys.set(tenderId, await filePurposes[file.purpose].keyOf(tx, context, tenderId));
    Object.assign(
      rows.find((each) => each.id === id)!,
      factsOf(file, keys.get(tenderId) ?? null),
    );
  }
}

async function openOwnDrafts(tx: EntityManager, context: SignedIn, rows: Row[]) {
  const opened = await decryptDrafts(tx, context, await tx.findBy(BidDraft, { companyId: context.user.id }));
  for (const { tenderId, bidAmount, technicalProposal, timelineDays, documentsUrl, documents } of opened) {
    const row = rows.find((each) => each.tenderId === tenderId);
    if (row) Object.assign(row, { bidAmount, technicalProposal, timelineDays, documentsUrl, documents });
  }
}
