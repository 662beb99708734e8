import { In, IsNull, Not } from "typeorm";

import { ContactRequest } from "#api/contact/ContactRequest.ts";
import type { ContactRequestFilter, ContactRequestOrder } from "#api/contact/ContactRequestInput.ts";
import { readPage, type PageArgs } from "#api/core/graphql/connection.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { whereChangedSince } from "#api/core/database/whereChangedSince.ts";
import { containing } from "#api/core/database/search.ts";

const SEARCHED = ["firstName", "lastName", "email", "company", "message"];

/** Newest first by default. Refuses BAD_USER_INPUT for `changedSince` in the future. @param asked what propertiesAsked tells; all by default */
export async function listContactRequests(
  { db }: Pick<Context, "db">,
  page: PageArgs,
  filter: ContactRequestFilter = {},
  order?: ContactRequestOrder | null,
  asked?: ReadonlySet<string>,
) {
  const requests = db.getRepository(ContactRequest).createQueryBuilder("request").where({});
  if (filter.role) requests.andWhere({ role: In(filter.role) });
  if (filter.handled != null) requests.andWhere({ handledAt: filter.handled ? Not(IsNull()) : IsNull() });
  if (filter.search)
    requests.andWhere(`(${SEARCHED.map((name) => `request.${name} ILIKE :search`).join(" OR ")})`, {
      search: containing(filter.search),
    });
  await whereChangedSince(requests, filter.changedSince);
  return readPage(requests, page, order ?? { field: "createdAt", direction: "descending" }, asked);
}
