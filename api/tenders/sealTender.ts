import type { EntityManager } from "typeorm";

import { refusal } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import type { SealKeys } from "#api/core/seal/sealKeys.ts";
import { bidsWritten } from "#api/tenders/bidsWritten.ts";
import { createTenderKey } from "#api/tenders/tenderKey.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { User } from "#api/users/User.ts";

/** Refuses BAD_USER_INPUT at the field if this server has no key to seal with. */
export function requireSealKey(sealed: boolean, seal: SealKeys) {
  if (sealed && !seal.canSeal) throw badInput({ sealed: "Set SEAL_KEY on the server before a tender is sealed" });
}

/** Refuses BAD_USER_INPUT at the field if there is no opening at which bids are read out. */
export function refuseReadingOut({ sealed, readsOut }: Pick<Tender, "sealed" | "readsOut">) {
  if (!sealed && readsOut !== "nothing") throw badInput({ readsOut: "Bids are read out at the opening of a sealed tender only" });
}

/** Makes the key of a stored tender if it is sealed. */
export const sealTender = async (tx: EntityManager, seal: SealKeys, { id, sealed }: Pick<Tender, "id" | "sealed">) => {
  if (sealed) await createTenderKey(tx, seal, id);
};

/** Two persons open a sealed tender where there are two active administrators. */
export async function usualOpeningPersons(tx: EntityManager, sealed: boolean) {
  return sealed && (await tx.countBy(User, { isAdmin: true, status: "active" })) > 1 ? 2 : 1;
}

/** The seal of a locked tender changes only while it is a draft and nobody has written a bid. Refuses CONFLICT. */
export async function refuseSealChange(tx: EntityManager, { id, status }: Pick<Tender, "id" | "status">) {
  if (status !== "draft") throw sealStays("The seal of a tender cannot be changed once it is published");
  const { bids, drafts } = await bidsWritten(tx, id);
  if (bids) throw sealStays("The seal of a tender cannot be changed once it has bids");
  if (drafts) throw sealStays("Companies are already writing bids on this tender: its seal cannot be changed");
}

const sealStays = (message: string) => refusal("CONFLICT", message, { sealed: message });

/** What a sealed tender's status cannot become: awarded before its bids are opened, and open again after. Refuses CONFLICT. */
export function refuseStatusOfSealed({ sealed, openedAt, status }: Pick<Tender, "sealed" | "openedAt" | "status">) {
  const message = !sealed ? null
    : openedAt && (status === "open" || status === "draft") ? "The bids on this tender have been opened: it takes no more bids"
    : !openedAt && status === "awarded" ? "The bids on this tender are sealed: open them before you award it"
    : null;
  if (message) throw refusal("CONFLICT", message, { status: message });
}
