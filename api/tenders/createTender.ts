import { recordCreation } from "#api/audit/recordEvent.ts";
import { kindsAsText } from "#api/company-documents/documentKinds.rules.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { valid } from "#api/core/rules/valid.ts";
import { saveTender } from "#api/tenders/tender.writes.ts";
import {
  refuseReadingOutUnsealed,
  requireWrappingKey,
  createKeyIfSealed,
  defaultOpeningPersons,
} from "#api/tenders/sealed/sealedTender.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { openingPersonsSchema, questionTimesSchema, tenderSchema } from "#api/tenders/tender.rules.ts";
import type { TenderInput } from "#api/tenders/TenderInput.ts";
import { lifecycleRefusal } from "#api/tenders/lifecycle/refuseInPhase.ts";

/**
 * Spec §2 tenders. The creator is the signed-in administrator, regardless of the client's input. Refuses BAD_USER_INPUT
 * (also for a sealed tender if this server has no wrapping key, and for `readsOut` on a tender that is not sealed),
 * CONFLICT if the number is taken, and all that createOnce refuses.
 */
export async function createTender(context: SignedIn, input: TenderInput): Promise<Tender> {
  const { user, wrappingKeys } = context;
  // A client may omit these fields or send null.
  const given = <T>(value: T | null | undefined) => value ?? undefined;
  const settings = {
    sealed: given(input.sealed),
    discloseWinner: given(input.discloseWinner),
    readsOut: given(input.readsOut),
  };
  const { takesQuestions, ...times } = input;
  const fields = {
    ...valid(tenderSchema, Object.assign({}, input, settings)),
    ...valid(openingPersonsSchema, input),
    ...valid(questionTimesSchema, { ...times, ...(takesQuestions != null && { takesQuestions }) }),
  };
  const requiredDocuments = kindsAsText(input.requiredDocuments ?? []);
  const { sealed = wrappingKeys.byDefault, readsOut = "nothing" } = fields;
  requireWrappingKey(sealed, wrappingKeys);
  refuseReadingOutUnsealed({ sealed, readsOut });
  return createOnce(context, {
    act: "createTender",
    noun: "tender",
    owner: user.id,
    input,
    terms: { ...fields, ...(requiredDocuments && { requiredDocuments }) },
    async create(tx) {
      if (sealed && fields.status === "awarded") throw lifecycleRefusal("AWARD_SEALED", {});
      const openingPersons = fields.openingPersons ?? (await defaultOpeningPersons(tx, sealed));
      const tender = await saveTender(tx, { ...fields, requiredDocuments, sealed, openingPersons, createdBy: user.id });
      await createKeyIfSealed(tx, wrappingKeys, tender);
      return recordCreation(tx, context, { act: "createTender", subject: "tender" }, tender);
    },
    read: (tx, id) => tx.findOneBy(Tender, { id }),
  });
}
