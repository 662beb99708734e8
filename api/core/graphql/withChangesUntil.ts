import type { GraphQLResolveInfo } from "graphql";

import { readChangesUntil } from "#api/core/database/readChangesUntil.ts";
import type { Page } from "#api/core/graphql/connection.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { fieldsBelow } from "#api/core/graphql/selectedFields.ts";

/** All lists of a request share one time, read before the first list. */
const read = new WeakMap<Pick<Context, "db">, Promise<Date>>();

/** Reads `changesUntil` if it is requested, then the page. */
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
