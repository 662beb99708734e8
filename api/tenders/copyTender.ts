import { recordEvent } from "#api/audit/recordEvent.ts";
import { creationOf } from "#api/audit/recordedValue.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { fieldNames } from "#api/core/rules/schemaFields.rules.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { documentsSha256 } from "#api/tenders/documents/documentsSha256.ts";
import { listInWords } from "#api/tenders/documents/tenderDocument.rules.ts";
import { tenderDocumentsOf } from "#api/tenders/documents/tenderDocumentsOf.ts";
import { storeTenderDocuments } from "#api/tenders/documents/storeTenderDocuments.ts";
import { saveTender } from "#api/tenders/tender.writes.ts";
import { requireWrappingKey, createKeyIfSealed } from "#api/tenders/sealed/sealedTender.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { tenderSchema } from "#api/tenders/tender.rules.ts";
import type { TenderCopying } from "#api/tenders/TenderInput.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MOMENTS = ["openingDate", "closingDate", "decisionExpectedOn", "questionsUntil"] as const;

/**
 * Creates a draft with all descriptive fields and documents of a tender, a new number, and the signed-in administrator
 * as creator. Does not copy bids, questions, addenda, the status and the opening. Moves the dates as movedDates does.
 * Refuses BAD_USER_INPUT, NOT_FOUND (also for a deleted tender), CONFLICT if the number is taken, and all that
 * createOnce refuses.
 */
export async function copyTender(context: SignedIn, id: string, input: TenderCopying): Promise<Tender> {
  const { user, wrappingKeys } = context;
  const { tenderNumber } = valid(tenderSchema.pick(["tenderNumber"]), input);
  return createOnce(context, {
    act: "copyTender",
    noun: "tender",
    owner: user.id,
    input,
    terms: { id, tenderNumber },
    async create(tx) {
      // Lock the tender's row. A concurrent deletion is then either already committed, or waits for this transaction.
      const source = isId(id) ? await tx.findOne(Tender, { where: { id }, lock: { mode: "pessimistic_read" } }) : null;
      if (!source) throw notFound("Tender");
      requireWrappingKey(source.sealed, wrappingKeys);
      const described = Object.fromEntries(
        fieldNames(tenderSchema).map((name) => [name, source[name as keyof Tender]]),
      );
      const moved = movedDates(source, await databaseClock(tx));
      const copy = await saveTender(tx, {
        ...described,
        ...moved,
        tenderNumber,
        status: "draft",
        openingPersons: source.openingPersons,
        takesQuestions: source.takesQuestions,
        requiredDocuments: source.requiredDocuments,
        createdBy: user.id,
        documentsSetAt: source.documentsSetAt,
        copiedFromId: source.id,
      });
      await createKeyIfSealed(tx, wrappingKeys, copy);
      const [documents = []] = source.documentsSetAt ? await tenderDocumentsOf(tx, [source.id]) : [];
      await storeTenderDocuments(tx, copy.id, documents);
      const created = creationOf("tender", copy);
      await recordEvent(tx, context, {
        act: "copyTender",
        subject: "tender",
        subjectId: copy.id,
        ...created,
        after: { ...created.after, documents: listInWords(documents), documentsSha256: documentsSha256(documents) },
      });
      return copy;
    },
    read: (tx, created) => tx.findOneBy(Tender, { id: created }),
  });
}

/**
 * Returns the tender's dates, all moved by the same number of whole days, so that the opening date is today. The times
 * of day do not change. If the opening date is in the future, no date is moved.
 */
function movedDates(source: Pick<Tender, (typeof MOMENTS)[number]>, now: Date) {
  const dayOf = (moment: Date) => Math.floor(moment.getTime() / DAY_MS);
  const days = Math.max(0, dayOf(now) - dayOf(source.openingDate));
  return Object.fromEntries(
    MOMENTS.map((name) => [name, source[name] && new Date(source[name].getTime() + days * DAY_MS)]),
  );
}
