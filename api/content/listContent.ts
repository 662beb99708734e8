import type { EntityTarget } from "typeorm";

import type { ContentOrder, PublishedFilter } from "#api/content/ContentInput.ts";
import { requireAccess } from "#api/core/graphql/access.ts";
import { readPage, type PageArgs } from "#api/core/graphql/connection.ts";
import type { Context } from "#api/core/graphql/context.ts";

interface Content {
  id: string;
  published: boolean;
}

/** Newest first by default. Only administrators get unpublished content. */
export function listContent<T extends Content>(
  { db, user }: Pick<Context, "db" | "user">,
  content: EntityTarget<T>,
  page: PageArgs,
  filter?: Partial<PublishedFilter> | null,
  order?: ContentOrder | null,
) {
  const { published = true, any = false } = filter ?? {};
  if (any || !published) requireAccess("admin", user);
  const items = db.getRepository(content).createQueryBuilder("content").where(any ? {} : { published });
  return readPage(items, page, order ?? { field: "createdAt", direction: "descending" });
}
