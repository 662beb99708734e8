import { In, IsNull, Not } from "typeorm";

import { whereChangedSince } from "#api/core/database/whereChangedSince.ts";
import { readPage, type Order, type PageArgs } from "#api/core/graphql/connection.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { oneContains } from "#api/core/database/likePattern.ts";
import { User } from "#api/users/User.ts";
import type { UserFilter, UserOrder } from "#api/users/UserInput.ts";

const SEARCHED = ["username", "email", "firstName", "lastName", "companyName"].map((name) => `user.${name}`);

/**
 * For each sort field that can be null, the SQL expression to sort by. It replaces null, and it equals the expression
 * of the field's index. The query selects the expression under the name `field`.
 */
export const SORTED_BY: Partial<Record<UserOrder["field"], Pick<Order, "field" | "sortedBy">>> = {
  companyName: { field: "sortedName", sortedBy: { column: "coalesce(user.companyName, '')" } },
  lastSignInAt: {
    field: "sortedSignIn",
    sortedBy: { column: "coalesce(user.lastSignInAt, '1970-01-01 00:00:00+00'::timestamptz)" },
  },
};

/**
 * Lists users, by default the newest first. Refuses BAD_USER_INPUT if `changedSince` is in the future.
 * @param requested The result of requestedProperties; all properties by default
 */
export async function listUsers(
  { db }: Pick<Context, "db">,
  page: PageArgs,
  filter: UserFilter = {},
  order?: UserOrder | null,
  requested?: ReadonlySet<string>,
) {
  const users = db.getRepository(User).createQueryBuilder("user").where({});
  if (filter.deleted) users.withDeleted().andWhere({ deletedAt: Not(IsNull()) });
  if (filter.status) users.andWhere({ status: In(filter.status) });
  if (filter.isAdmin != null) users.andWhere({ isAdmin: filter.isAdmin });
  if (filter.search) users.andWhere(...oneContains(SEARCHED, filter.search));
  await whereChangedSince(users, filter.changedSince);
  return readPage(
    users,
    page,
    order
      ? { field: order.field, direction: order.direction, ...SORTED_BY[order.field] }
      : { field: "createdAt", direction: "descending" },
    requested,
  );
}
