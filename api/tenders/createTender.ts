import { createOnce } from "#api/core/database/createOnce.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { valid } from "#api/core/rules/valid.ts";
import { saveTender } from "#api/tenders/saveTender.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { tenderSchema } from "#api/tenders/tender.rules.ts";
import type { TenderInput } from "#api/tenders/TenderInput.ts";

/**
 * Spec §2 tenders. The creator is the signed-in administrator, whatever the client sends. Refuses CONFLICT if the number
 * is taken, and what createOnce refuses.
 */
export async function createTender(context: SignedIn, input: TenderInput): Promise<Tender> {
  const { user } = context;
  const fields = valid(tenderSchema, input);
  return createOnce(context, {
    act: "createTender",
    noun: "tender",
    owner: user.id,
    input,
    terms: fields,
    create: (tx) => saveTender(tx, { ...fields, createdBy: user.id }),
    read: (tx, id) => tx.findOneBy(Tender, { id }),
  });
}
