import type { EntityMetadata, EntityTarget, ObjectLiteral } from "typeorm";

interface Entities {
  getMetadata(entity: EntityTarget<ObjectLiteral>): EntityMetadata;
}

/**
 * Reads entities as plain objects from handwritten SQL, because TypeORM's query builder and hydration take longer than
 * the statement itself.
 * @param names The names of the properties to read; all by default
 */
export function rawRowsOf<T extends ObjectLiteral>(db: Entities, entity: EntityTarget<T>, names?: ReadonlySet<string>) {
  const columns = db
    .getMetadata(entity)
    .columns.filter(({ isSelect, propertyName }) => isSelect && (names?.has(propertyName) ?? true));
  const converted = columns.flatMap(({ propertyName, transformer }) =>
    transformer && !Array.isArray(transformer) ? [[propertyName, transformer] as const] : [],
  );
  return {
    /**
     * The select list of the columns.
     * @param table The table's name or alias to put before each column, for a statement with several tables
     */
    columns: (table?: string) =>
      columns
        .map(({ databaseName, propertyName }) => `${table ? `${table}.` : ""}${databaseName} AS "${propertyName}"`)
        .join(", "),
    /** Converts the values of a row that was read with `columns`, in place, with the columns' transformers. */
    read(row: object): T {
      const values = row as Record<string, unknown>;
      for (const [name, transformer] of converted) values[name] = transformer.from(values[name]);
      return values as T;
    },
  };
}
