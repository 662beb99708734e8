import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  getNamedType,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isSpecifiedScalarType,
  print,
} from "graphql";

import type { DevelopersPage, ReferenceKind } from "#web/features/marketing/developers/developersPages.ts";

/** An entry of the reference: a type, a field, an argument or an enum value. */
export interface Described {
  name: string;
  description: string;
  deprecationReason: string | null;
  /** The type in GraphQL notation; null for an enum value, and for an entry that is itself a type. */
  type: string | null;
  /**
   * The named type inside `type`, without list and non-null marks. `typeKind` is the page that describes this type;
   * null for a standard scalar such as `Int`.
   */
  typeName: string | null;
  typeKind: DevelopersPage | null;
  /** The default value in GraphQL notation; null if there is none. */
  defaultValue: string | null;
  /** The arguments of a field, the fields of a type, or the values of an enum. */
  parts: Described[];
}

const EMPTY = { deprecationReason: null, type: null, typeName: null, typeKind: null, defaultValue: null, parts: [] };

/** Matches the types that exist only for pagination. */
const CONNECTION = /Connection$|^PageInfo$/;

/** Reads every query, mutation, type, input and enum of the schema with its description, in schema order. */
export function readReference(text: string): Record<ReferenceKind, Described[]> {
  const schema = buildSchema(text);
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !roots.some((root) => root === type),
  );
  const entriesOf = (kind: ReferenceKind) => types.filter((type) => kindOf(type) === kind).map(entryOf);
  const [queries = [], mutations = []] = roots.map((root) => Object.values(root?.getFields() ?? {}).map(partOf));
  return {
    queries,
    mutations,
    types: entriesOf("types"),
    lists: entriesOf("lists"),
    inputs: entriesOf("inputs"),
    enums: entriesOf("enums"),
  };
}

function kindOf(type: GraphQLNamedType): ReferenceKind | null {
  if (isSpecifiedScalarType(type)) return null;
  if (isInputObjectType(type)) return "inputs";
  if (isEnumType(type)) return "enums";
  return CONNECTION.test(type.name) ? "lists" : "types";
}

function entryOf(type: GraphQLNamedType): Described {
  const { name, description } = type;
  const entry = { ...EMPTY, name, description: description ?? "" };
  if (isEnumType(type))
    return {
      ...entry,
      parts: type.getValues().map((value) => ({
        ...EMPTY,
        name: value.name,
        description: value.description ?? "",
        deprecationReason: value.deprecationReason ?? null,
      })),
    };
  return { ...entry, parts: "getFields" in type ? Object.values(type.getFields()).map(partOf) : [] };
}

function partOf(part: GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument): Described {
  const { name, description, deprecationReason, type } = part;
  const named = getNamedType(type);
  const value = part.astNode && "defaultValue" in part.astNode ? part.astNode.defaultValue : undefined;
  return {
    name,
    description: description ?? "",
    deprecationReason: deprecationReason ?? null,
    type: String(type),
    typeName: named.name,
    typeKind: kindOf(named),
    defaultValue: value ? print(value) : null,
    parts: "args" in part ? part.args.map(partOf) : [],
  };
}
