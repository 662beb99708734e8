import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refuseStaleEdit } from "#api/core/database/staleEdit.ts";
import { validPatch } from "#api/core/rules/valid.ts";
import { lockTender } from "#api/tenders/lockTender.ts";
import { refuseOwnBid } from "#api/tenders/refuseOwnBid.ts";
import { saveTender } from "#api/tenders/saveTender.ts";
import { refuseSealChange, refuseStatusOfSealed, requireSealKey, sealTender, usualOpeningPersons } from "#api/tenders/sealTender.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { openingPersonsSchema, tenderSchema } from "#api/tenders/tender.rules.ts";
import type { TenderPatch } from "#api/tenders/TenderInput.ts";

/**
 * Spec §4: any status can be set freely, but for what refuseStatusOfSealed refuses. The seal changes as refuseSealChange says,
 * and whoever has a bid on the tender does not award it.
 */
export async function updateTender(context: SignedIn, id: string, patch: TenderPatch): Promise<Tender> {
  const { db, user, seal } = context;
  const changes = validPatch(tenderSchema, patch);
  const { openingPersons: wanted } = validPatch(openingPersonsSchema, patch);
  return db.transaction(async (tx) => {
    const stored = await lockTender(tx, id);
    refuseStaleEdit("tender", stored.version, patch.version);
    const { sealed, openingPersons, status } = stored;
    const before = Object.assign({}, stored);
    const changed = Object.assign(stored, changes, wanted != null && { openingPersons: wanted });
    const changesSeal = changed.sealed !== sealed;
    if (changesSeal || changed.openingPersons !== openingPersons) await refuseSealChange(tx, { id: stored.id, status });
    if (changesSeal) {
      requireSealKey(changed.sealed, seal);
      changed.openingPersons = wanted ?? (await usualOpeningPersons(tx, changed.sealed));
    }
    refuseStatusOfSealed(changed);
    if (changed.status === "awarded" && status !== "awarded") await refuseOwnBid(tx, id, user.id);
    const saved = await saveTender(tx, changed);
    if (changesSeal) await sealTender(tx, seal, saved);
    return recordChange(tx, context, { act: "updateTender", subject: "tender" }, before, saved);
  });
}
