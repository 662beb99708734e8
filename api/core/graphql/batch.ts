import DataLoader from "dataloader";
import type { DataSource } from "typeorm";

import type { Context } from "#api/core/graphql/context.ts";

/**
 * A DataLoader batch function. It reads the values of all keys that one level of a query needs in one statement, and
 * returns them in the order of the keys.
 */
export type Batch<T> = (db: DataSource, keys: readonly string[]) => Promise<T[]>;

/**
 * Loads a key's value, together with the other keys that the request loads with the same batch function.
 * @param as The key under which the request caches the DataLoader. By default it is the batch function, which must then
 * be declared at module level
 */
export function loadBatched<T>(
  { db, loaders }: Pick<Context, "db" | "loaders">,
  batch: Batch<T>,
  key: string,
  as: unknown = batch,
) {
  let loader = loaders.get(as) as DataLoader<string, T> | undefined;
  if (!loader) {
    loader = new DataLoader<string, T>((keys) => eachOnce(db, batch, keys), { cache: false, maxBatchSize: MAX_KEYS });
    loaders.set(as, loader);
  }
  return loader.load(key);
}

/** Maximum number of keys in a batch. PostgreSQL allows 65,535 parameters in one statement. */
const MAX_KEYS = 30_000;

async function eachOnce<T>(db: DataSource, batch: Batch<T>, keys: readonly string[]) {
  const unique = [...new Set(keys)];
  const rows = await batch(db, unique);
  const byKey = new Map(unique.map((key, index) => [key, rows[index] as T]));
  return keys.map((key) => byKey.get(key) as T);
}

/** Puts rows in the order of the keys; a key without a row gives undefined. */
export function inOrder<T>(keys: readonly string[], rows: readonly T[], keyOf: (row: T) => string) {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key));
}

/** Gathers the rows of each key, in the order of the keys; a key without rows gives an empty list. */
export function grouped<T>(keys: readonly string[], rows: readonly T[], keyOf: (row: T) => string) {
  const byKey = new Map<string, T[]>(keys.map((key) => [key, []]));
  for (const row of rows) byKey.get(keyOf(row))?.push(row);
  return keys.map((key) => byKey.get(key) ?? []);
}
