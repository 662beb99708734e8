import { In, IsNull } from "typeorm";

import { Bid } from "#api/bids/Bid.ts";
import type { BidFilter, BidOrder } from "#api/bids/BidInput.ts";
import { readPage, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";

const BY_TERMS = ["bidAmount", "timelineDays"];

/** Newest first by default. Orders by terms leave sealed bids out. */
export function listBids(
  { db }: Pick<SignedIn, "db">,
  page: PageArgs,
  filter: BidFilter = {},
  order?: BidOrder | null,
) {
  const bids = db.getRepository(Bid).createQueryBuilder("bid").where({});
  for (const name of ["tenderId", "companyId"] as const) {
    const id = filter[name];
    if (id == null) continue;
    if (!isId(id)) throw badInput({ [name]: "Invalid input" });
    bids.andWhere({ [name]: id });
  }
  if (filter.status) bids.andWhere({ status: In(filter.status) });
  if (!filter.includeWithdrawn) bids.andWhere({ withdrawnAt: IsNull() });
  if (order && BY_TERMS.includes(order.field)) bids.andWhere("bid.bidAmount IS NOT NULL");
  return readPage(bids, page, order ?? { field: "submittedAt", direction: "descending" });
}
