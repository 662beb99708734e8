import type { EntityTarget } from "typeorm";

import type { ContentOrder, ContentFilter } from "#api/content/ContentInput.ts";
import { whereChangedSince } from "#api/core/database/whereChangedSince.ts";
import { requireAccess, requireTokenRight } from "#api/core/graphql/access.ts";
import { readPage, type PageArgs } from "#api/core/graphql/connection.ts";
import type { Context } from "#api/core/graphql/context.ts";

interface Content {
  id: string;
  published: boolean;
}

/**
 * Lists posts or projects, newest first by default. Only administrators may list unpublished content; an API token also
 * needs the scope content:read. Refuses BAD_USER_INPUT if `changedSince` is in the future.
 * @param requested The result of requestedProperties; all properties by default
 */
export async function listContent<T extends Content>(
  { db, user, token }: Pick<Context, "db" | "user" | "token">,
  content: EntityTarget<T>,
  page: PageArgs,
  filter?: Partial<ContentFilter> | null,
  order?: ContentOrder | null,
  requested?: ReadonlySet<string>,
) {
  const state = filter?.state ?? "published";
  if (state !== "published") {
    requireAccess("admin", user);
    requireTokenRight("content:read", token);
  }
  const items = db
    .getRepository(content)
    .createQueryBuilder("content")
    .where(state === "all" ? {} : { published: state === "published" });
  await whereChangedSince(items, filter?.changedSince);
  return readPage(items, page, order ?? { field: "createdAt", direction: "descending" }, requested);
}
