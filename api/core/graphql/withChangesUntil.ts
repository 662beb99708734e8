import type { GraphQLResolveInfo } from "graphql";

import { readChangesUntil } from "#api/core/database/readChangesUntil.ts";
import type { Page } from "#api/core/graphql/connection.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { fieldsBelow } from "#api/core/graphql/selectedFields.ts";

/** The `changesUntil` of each request. All lists of a request share this time, which is read before the first list. */
const read = new WeakMap<Pick<Context, "db">, Promise<Date>>();

/** Reads the page. If the query requests `changesUntil`, reads that time before the page. */
export async function withChangesUntil<T>(
  context: Pick<Context, "db">,
  info: GraphQLResolveInfo,
  readPage: () => Promise<Page<T>>,
): Promise<Page<T>> {
  if (!fieldsBelow(info).has("changesUntil")) return readPage();
  const reading = read.get(context) ?? readChangesUntil(context.db);
  read.set(context, reading);
  const changesUntil = await reading;
  return { ...(await readPage()), changesUntil };
}
