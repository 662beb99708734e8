import type { EntityManager } from "typeorm";

import { refusal } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import type { WrappingKeys } from "#api/core/encryption/wrappingKeys.ts";
import { createTenderKey } from "#api/tenders/sealed/tenderKey.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { User } from "#api/users/User.ts";
import type { PhaseFacts } from "#api/tenders/lifecycle/phase.rules.ts";
import { lifecycleRefusal, refuseTimeless } from "#api/tenders/lifecycle/refuseInPhase.ts";

/** Refuses BAD_USER_INPUT for a sealed tender if this server has no wrapping key. */
export function requireWrappingKey(sealed: boolean, wrappingKeys: WrappingKeys) {
  if (sealed && !wrappingKeys.canWrap)
    throw badInput({ sealed: "Set SEAL_KEY on the server before a tender is sealed" });
}

/** Refuses BAD_USER_INPUT if bids are to be read out and the tender is not sealed. Such a tender has no opening. */
export function refuseReadingOutUnsealed({ sealed, readsOut }: Pick<Tender, "sealed" | "readsOut">) {
  if (!sealed && readsOut !== "nothing")
    throw badInput({ readsOut: "Bids are read out at the opening of a sealed tender only" });
}

/** Creates the key that encrypts the bids of a stored tender, if the tender is sealed. */
export const createKeyIfSealed = async (
  tx: EntityManager,
  wrappingKeys: WrappingKeys,
  { id, sealed }: Pick<Tender, "id" | "sealed">,
) => {
  if (sealed) await createTenderKey(tx, wrappingKeys, id);
};

/**
 * The default number of administrators who must open a tender: two for a sealed tender if there are at least two active
 * administrators, otherwise one.
 */
export async function defaultOpeningPersons(tx: EntityManager, sealed: boolean) {
  return sealed && (await tx.countBy(User, { isAdmin: true, status: "active" })) > 1 ? 2 : 1;
}

/**
 * True if files for bids on the tender were uploaded. They are stored encrypted only if the tender was sealed before
 * their upload began.
 */
const hasBidFiles = async (tx: EntityManager, tenderId: string) =>
  (
    await tx.query<object[]>(
      "SELECT FROM files WHERE tender_id = $1 AND purpose = 'bidDocument' AND state IN ('uploading', 'checking', 'kept') LIMIT 1",
      [tenderId],
    )
  ).length > 0;

/**
 * Refuses CONFLICT for a change of `sealed` or `openingPersons` unless the locked tender is a draft without bids and
 * without bid drafts, for a change of `sealed` also without files for bids. If the draft was published before, also
 * refuses CONFLICT for making it unsealed and for fewer `openingPersons`.
 * @param next The new values
 */
export async function refuseChangeOfSealed(
  tx: EntityManager,
  before: SealFacts & PhaseFacts & Pick<Tender, "id" | "hiddenAt">,
  next: SealFacts,
) {
  const { id, hiddenAt, sealed, openingPersons } = before;
  const weakens = (sealed && !next.sealed) || (sealed && next.openingPersons < openingPersons);
  refuseTimeless("changeSeal", "administrator", before);
  const { bids, drafts } = await bidsWritten(tx, id);
  if (bids) throw sealedStays("The seal of a tender cannot be changed once it has bids");
  if (drafts) throw sealedStays("Companies are already writing bids on this tender: its seal cannot be changed");
  if (sealed !== next.sealed && (await hasBidFiles(tx, id)))
    throw sealedStays("Companies have uploaded files for bids on this tender: its seal cannot be changed");
  if (hiddenAt && weakens) throw lifecycleRefusal("SEAL_PUBLISHED", before);
}

type SealFacts = Pick<Tender, "sealed" | "openingPersons">;

const sealedStays = (message: string) => refusal("CONFLICT", message, { sealed: message });

/** Reads whether a locked tender has bids, including withdrawn bids, and whether it has bid drafts. */
export async function bidsWritten(tx: EntityManager, tenderId: string) {
  const [written] = await tx.query<[{ bids: boolean; drafts: boolean }]>(
    "SELECT EXISTS (SELECT FROM bids WHERE tender_id = $1) AS bids, EXISTS (SELECT FROM bid_drafts WHERE tender_id = $1) AS drafts",
    [tenderId],
  );
  return written;
}
