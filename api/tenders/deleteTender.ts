import type { SignedIn } from "#api/core/graphql/context.ts";
import { lockTender } from "#api/tenders/lockTender.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/** Spec §2 tenders: soft delete. The tender leaves every list; its row and its bids are kept. */
export async function deleteTender({ db }: Pick<SignedIn, "db">, id: string): Promise<Tender> {
  return db.transaction(async (tx) => tx.softRemove(await lockTender(tx, id)));
}
