import type { SignedIn } from "#api/core/graphql/context.ts";
import { valid } from "#api/core/rules/valid.ts";
import { saveTender } from "#api/tenders/saveTender.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { tenderSchema } from "#api/tenders/tender.rules.ts";
import type { TenderInput } from "#api/tenders/TenderInput.ts";

/** Spec §2 tenders: its creator is the signed-in administrator, whatever the client sends. */
export async function createTender({ db, user }: SignedIn, input: TenderInput): Promise<Tender> {
  const fields = valid(tenderSchema, input);
  return db.transaction(async (tx) => {
    const { id } = await saveTender(tx, { ...fields, createdBy: user.id });
    return tx.findOneByOrFail(Tender, { id });
  });
}
