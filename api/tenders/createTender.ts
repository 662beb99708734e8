import { recordCreation } from "#api/audit/recordEvent.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { valid } from "#api/core/rules/valid.ts";
import { saveTender } from "#api/tenders/saveTender.ts";
import { refuseReadingOut, refuseStatusOfSealed, requireSealKey, sealTender, usualOpeningPersons } from "#api/tenders/sealTender.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { openingPersonsSchema, questionTimesSchema, tenderSchema } from "#api/tenders/tender.rules.ts";
import type { TenderInput } from "#api/tenders/TenderInput.ts";

/**
 * Spec §2 tenders. The creator is the signed-in administrator, whatever the client sends. Refuses CONFLICT if the number
 * is taken, BAD_USER_INPUT if it cannot be sealed or reads out bids that are not, and what createOnce refuses.
 */
export async function createTender(context: SignedIn, input: TenderInput): Promise<Tender> {
  const { user, seal } = context;
  // A client may leave them out, or send null.
  const given = <T>(value: T | null | undefined) => value ?? undefined;
  const asked = { sealed: given(input.sealed), discloseWinner: given(input.discloseWinner), readsOut: given(input.readsOut) };
  const { takesQuestions, ...times } = input;
  const fields = {
    ...valid(tenderSchema, Object.assign({}, input, asked)),
    ...valid(openingPersonsSchema, input),
    ...valid(questionTimesSchema, { ...times, ...(takesQuestions != null && { takesQuestions }) }),
  };
  const { sealed = seal.byDefault, readsOut = "nothing" } = fields;
  requireSealKey(sealed, seal);
  refuseReadingOut({ sealed, readsOut });
  return createOnce(context, {
    act: "createTender",
    noun: "tender",
    owner: user.id,
    input,
    terms: fields,
    async create(tx) {
      refuseStatusOfSealed({ sealed, openedAt: null, status: fields.status });
      const openingPersons = fields.openingPersons ?? (await usualOpeningPersons(tx, sealed));
      const tender = await saveTender(tx, { ...fields, sealed, openingPersons, createdBy: user.id });
      await sealTender(tx, seal, tender);
      return recordCreation(tx, context, { act: "createTender", subject: "tender" }, tender);
    },
    read: (tx, id) => tx.findOneBy(Tender, { id }),
  });
}
