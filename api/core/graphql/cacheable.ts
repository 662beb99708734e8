import {
  Kind,
  OperationTypeNode,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import { LRUCache } from "lru-cache";

import { rootFieldOf } from "#api/core/graphql/selectedFields.ts";

/**
 * Names of the fields and inputs that a query may contain if its answer is cached. Add a name only if its value depends
 * on neither the user nor the clock.
 */
export interface Cacheable {
  /** Names of output fields, by the type that has them. */
  fields: Record<string, readonly string[]>;
  /** Names of fields in input types. */
  inputs: readonly string[];
  /** Enum values that make an answer uncacheable, such as an order by data that the cache's revision does not cover. */
  notCached: readonly string[];
}

const MOST_BYTES = 2 * 1024 * 1024;
const MOST_CHARACTERS = 5000;
/** Upper bound of the bytes that one entry takes besides its text. */
const OF_AN_ENTRY = 200;

/**
 * Returns a function that decides whether the answer to a GraphQL document and its variables may be cached. That
 * function returns the name of the root field if so, and otherwise null.
 */
export function cacheableFields(schema: GraphQLSchema, { fields, inputs, notCached }: Cacheable) {
  const documents = new LRUCache<string, { rootField: string | null }>({
    maxSize: MOST_BYTES,
    sizeCalculation: (_each, query) => OF_AN_ENTRY + 2 * query.length,
  });

  function decide(query: string): string | null {
    let document: DocumentNode;
    try {
      document = parse(query, { maxLexicalTokens: 1000 });
    } catch {
      return null;
    }
    // Only one operation is allowed, so that `operationName` has no effect.
    const [operation, ...others] = document.definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );
    if (operation?.operation !== OperationTypeNode.QUERY || others.length > 0) return null;
    return showsAllowed(document) ? rootFieldOf(schema, document, operation) : null;
  }

  function showsAllowed(document: DocumentNode) {
    const types = new TypeInfo(schema);
    let allowed = true;
    visit(
      document,
      visitWithTypeInfo(types, {
        Field({ name }) {
          const type = types.getParentType()?.name ?? "";
          allowed &&=
            name.value === "__typename" || (Object.hasOwn(fields, type) && fields[type]?.includes(name.value) === true);
        },
        ObjectField: ({ name }) => void (allowed &&= inputs.includes(name.value)),
        EnumValue: ({ value }) => void (allowed &&= !notCached.includes(value)),
      }),
    );
    return allowed;
  }

  function decided(query: string) {
    if (query.length > MOST_CHARACTERS) return null;
    const known = documents.get(query) ?? { rootField: decide(query) };
    documents.set(query, known);
    return known.rootField;
  }

  const haveAllowedNames = (value: unknown): boolean =>
    typeof value !== "object" || value === null
      ? !notCached.includes(value as string)
      : Object.entries(value).every(
          ([name, each]) => (Array.isArray(value) || inputs.includes(name)) && haveAllowedNames(each),
        );

  return (query: string, variables: object) => {
    const field = decided(query);
    return field !== null && Object.values(variables).every(haveAllowedNames) ? field : null;
  };
}
