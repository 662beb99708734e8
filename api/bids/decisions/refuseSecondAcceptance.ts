import { type EntityManager, IsNull, Not } from "typeorm";

import { BidRow } from "#api/bids/BidRow.ts";
import { companiesOf } from "#api/company-profiles/Company.ts";
import { refusal } from "#api/core/rules/refusal.ts";

/** Refuses CONFLICT if another bid on the same locked tender is accepted. The message names the company of that bid. */
export async function refuseSecondAcceptance(tx: EntityManager, { id, tenderId }: BidRow) {
  const accepted = await tx.findOne(BidRow, {
    select: { id: true, companyId: true },
    where: { tenderId, id: Not(id), status: "accepted", withdrawnAt: IsNull() },
  });
  if (!accepted) return;
  const [company] = await companiesOf({ manager: tx }, [accepted.companyId]);
  throw refusal(
    "CONFLICT",
    `Another bid on this tender is accepted already: that of ${company?.companyName}. Take that decision back first.`,
  );
}
