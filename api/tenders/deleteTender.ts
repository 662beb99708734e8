import type { SignedIn } from "#api/core/context.ts";
import { holdTender } from "#api/tenders/holdTender.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/** Spec §2 tenders: it leaves every list; its row and its bids are kept. */
export async function deleteTender({ db }: Pick<SignedIn, "db">, id: string): Promise<Tender> {
  return db.transaction(async (tx) => tx.softRemove(await holdTender(tx, id)));
}
