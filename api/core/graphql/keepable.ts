import { Kind, OperationTypeNode, parse, TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";

import { rootFieldOf } from "#api/core/graphql/rootFieldOf.ts";

/** What an answer may show and ask to be kept, by name; anything else depends on the person or the clock, or may come to. */
export interface Keepable {
  /** The fields of each type. */
  fields: Record<string, readonly string[]>;
  /** The names in inputs. */
  inputs: readonly string[];
  /** Values of enums that no kept answer is asked for by: an order by what is kept elsewhere, say. */
  notKept: readonly string[];
}

const MOST_DOCUMENTS = 500;
const MOST_CHARACTERS = 5000;

/** Decides from the document and its variables alone whether an answer may be kept: the root field of one that may, else null. */
export function keptFields(schema: GraphQLSchema, { fields, inputs, notKept }: Keepable) {
  const documents = new LRUCache<string, { keptAs: string | null }>({ max: MOST_DOCUMENTS });

  function decide(query: string): string | null {
    let document: DocumentNode;
    try {
      document = parse(query, { maxTokens: 1000 });
    } catch {
      return null;
    }
    // One operation: the name that a request sends then chooses nothing.
    const [operation, ...others] = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    if (operation?.operation !== OperationTypeNode.QUERY || others.length > 0) return null;
    return showsAllowed(document) ? rootFieldOf(schema, document, operation) : null;
  }

  function showsAllowed(document: DocumentNode) {
    const types = new TypeInfo(schema);
    let allowed = true;
    visit(document, visitWithTypeInfo(types, {
      Field({ name }) {
        const type = types.getParentType()?.name ?? "";
        allowed &&= name.value === "__typename" || (Object.hasOwn(fields, type) && fields[type]?.includes(name.value) === true);
      },
      ObjectField: ({ name }) => void (allowed &&= inputs.includes(name.value)),
      EnumValue: ({ value }) => void (allowed &&= !notKept.includes(value)),
    }));
    return allowed;
  }

  function decided(query: string) {
    if (query.length > MOST_CHARACTERS) return null;
    const known = documents.get(query) ?? { keptAs: decide(query) };
    documents.set(query, known);
    return known.keptAs;
  }

  const haveAllowedNames = (value: unknown): boolean =>
    typeof value !== "object" || value === null ? !notKept.includes(value as string) : Object.entries(value).every(([name, each]) => (Array.isArray(value) || inputs.includes(name)) && haveAllowedNames(each));

  return (query: string, variables: object) => {
    const field = decided(query);
    return field !== null && Object.values(variables).every(haveAllowedNames) ? field : null;
  };
}
