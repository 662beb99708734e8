import type { SignedIn } from "#api/core/graphql/context.ts";
import { refuseStaleEdit } from "#api/core/database/staleEdit.ts";
import { validPatch } from "#api/core/rules/valid.ts";
import { lockTender } from "#api/tenders/lockTender.ts";
import { saveTender } from "#api/tenders/saveTender.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { tenderSchema } from "#api/tenders/tender.rules.ts";
import type { TenderPatch } from "#api/tenders/TenderInput.ts";

/** Spec §4: any status can be set freely. */
export async function updateTender({ db }: Pick<SignedIn, "db">, id: string, patch: TenderPatch): Promise<Tender> {
  const changes = validPatch(tenderSchema, patch);
  return db.transaction(async (tx) => {
    const stored = await lockTender(tx, id);
    refuseStaleEdit("tender", stored.version, patch.version);
    return saveTender(tx, Object.assign(stored, changes));
  });
}
