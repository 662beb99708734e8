import type { GraphQLResolveInfo } from "graphql";

import { readChangesUntil } from "#api/core/database/readChangesUntil.ts";
import type { Page } from "#api/core/graphql/connection.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { fieldsBelow } from "#api/core/graphql/fieldsBelow.ts";

/** The lists of one request share the time that was read before the first of them. */
const read = new WeakMap<Pick<Context, "db">, Promise<Date>>();

/** Reads a page, and its `changesUntil` before it where that is asked for. */
export async function tellChangesUntil<T>(context: Pick<Context, "db">, info: GraphQLResolveInfo, readPage: () => Promise<Page<T>>): Promise<Page<T>> {
  if (!fieldsBelow(info).has("changesUntil")) return readPage();
  const reading = read.get(context) ?? readChangesUntil(context.db);
  read.set(context, reading);
  const changesUntil = await reading;
  return { ...(await readPage()), changesUntil };
}
