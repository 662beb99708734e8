import { recordCreation } from "#api/audit/recordEvent.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { fieldNames } from "#api/core/rules/fieldNames.rules.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { tenderDocumentsOf } from "#api/tenders/documents/readTenderDocuments.ts";
import { storeTenderDocuments } from "#api/tenders/documents/storeTenderDocuments.ts";
import { saveTender } from "#api/tenders/saveTender.ts";
import { requireSealKey, sealTender } from "#api/tenders/sealTender.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { tenderSchema } from "#api/tenders/tender.rules.ts";
import type { TenderCopying } from "#api/tenders/TenderInput.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MOMENTS = ["openingDate", "closingDate", "decisionExpectedOn", "questionsUntil"] as const;

/**
 * A draft with everything that describes the tender, under a number of its own and the signed-in administrator's name; never its bids,
 * questions or addenda, its status or its opening. Its dates are moved by whole days, so that it opens today at the earliest and is open as long.
 * Refuses BAD_USER_INPUT, NOT_FOUND also where the tender was deleted meanwhile, CONFLICT if the number is taken, and what createOnce refuses.
 */
export async function copyTender(context: SignedIn, id: string, input: TenderCopying): Promise<Tender> {
  const { user, seal } = context;
  const { tenderNumber } = valid(tenderSchema.pick(["tenderNumber"]), input);
  return createOnce(context, {
    act: "copyTender",
    noun: "tender",
    owner: user.id,
    input,
    terms: { id, tenderNumber },
    async create(tx) {
      // Waits for a deletion that is under way, or lets it wait.
      const source = isId(id) ? await tx.findOne(Tender, { where: { id }, lock: { mode: "pessimistic_read" } }) : null;
      if (!source) throw notFound("Tender");
      requireSealKey(source.sealed, seal);
      const described = Object.fromEntries(fieldNames(tenderSchema).map((name) => [name, source[name as keyof Tender]]));
      const moved = movedDates(source, await databaseClock(tx));
      const copy = await saveTender(tx, { ...described, ...moved, tenderNumber, status: "draft", openingPersons: source.openingPersons, takesQuestions: source.takesQuestions, createdBy: user.id, documentsSetAt: source.documentsSetAt, copiedFromId: source.id });
      await sealTender(tx, seal, copy);
      const [documents = []] = source.documentsSetAt ? await tenderDocumentsOf(tx, [source.id]) : [];
      await storeTenderDocuments(tx, copy.id, documents);
      return recordCreation(tx, context, { act: "copyTender", subject: "tender" }, copy);
    },
    read: (tx, created) => tx.findOneBy(Tender, { id: created }),
  });
}

/** Each at its time of the day; a tender that is still to open keeps its dates. */
function movedDates(source: Pick<Tender, (typeof MOMENTS)[number]>, now: Date) {
  const dayOf = (moment: Date) => Math.floor(moment.getTime() / DAY_MS);
  const days = Math.max(0, dayOf(now) - dayOf(source.openingDate));
  return Object.fromEntries(MOMENTS.map((name) => [name, source[name] && new Date(source[name].getTime() + days * DAY_MS)]));
}
