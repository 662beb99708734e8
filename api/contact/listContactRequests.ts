import { In, IsNull, Not } from "typeorm";

import { ContactRequest } from "#api/contact/ContactRequest.ts";
import type { ContactRequestFilter, ContactRequestOrder } from "#api/contact/ContactRequestInput.ts";
import { readPage, type PageArgs } from "#api/core/graphql/connection.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { whereChangedSince } from "#api/core/database/whereChangedSince.ts";
import { oneContains } from "#api/core/database/likePattern.ts";
import { ContactRequestRemoval } from "#api/contact/ContactRequestRemoval.ts";

const SEARCHED = ["firstName", "lastName", "email", "company", "message"].map((name) => `request.${name}`);

/**
 * Lists contact requests, newest first by default. Refuses BAD_USER_INPUT if `changedSince` is in the future.
 * @param requested The result of requestedProperties; all properties by default
 */
export async function listContactRequests(
  { db }: Pick<Context, "db">,
  page: PageArgs,
  filter: ContactRequestFilter = {},
  order?: ContactRequestOrder | null,
  requested?: ReadonlySet<string>,
) {
  const requests = db.getRepository(ContactRequest).createQueryBuilder("request").where({});
  if (filter.role) requests.andWhere({ role: In(filter.role) });
  if (filter.handled != null) requests.andWhere({ handledAt: filter.handled ? Not(IsNull()) : IsNull() });
  if (filter.search) requests.andWhere(...oneContains(SEARCHED, filter.search));
  await whereChangedSince(requests, filter.changedSince);
  return readPage(requests, page, order ?? { field: "createdAt", direction: "descending" }, requested);
}

/** Reads these contact requests. */
export const findContactRequests = ({ db }: Pick<Context, "db">, ids: readonly string[]) =>
  db.manager.findBy(ContactRequest, { id: In([...ids]) });

/**
 * Lists the requests that were deleted since `changedSince`, by an administrator or by deleteOldContactRequests.
 * Refuses BAD_USER_INPUT if `changedSince` is in the future.
 */
export async function listRemovedContactRequests({ db }: Pick<Context, "db">, page: PageArgs, changedSince: Date) {
  const removals = db.getRepository(ContactRequestRemoval).createQueryBuilder("removal").where("true");
  await whereChangedSince(removals, changedSince, "removedAt");
  return readPage(removals, page, { field: "removedAt", direction: "ascending" });
}
