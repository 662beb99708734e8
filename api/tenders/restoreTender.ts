import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { numberTaken } from "#api/tenders/saveTender.ts";
import { Tender } from "#api/tenders/Tender.ts";

/** Restores a deleted tender, and changes no other; refuses CONFLICT while another tender has its number. */
export async function restoreTender({ db }: Pick<SignedIn, "db">, id: string): Promise<Tender> {
  return db.transaction(async (tx) => {
    if (isId(id)) await tx.restore(Tender, { id }).catch(numberTaken);
    const tender = isId(id) ? await tx.findOneBy(Tender, { id }) : null;
    if (!tender) throw notFound("Tender");
    return tender;
  });
}
