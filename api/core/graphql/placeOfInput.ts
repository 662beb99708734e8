import { type ASTNode, BREAK, type DocumentNode, type GraphQLError, Kind, visit } from "graphql";

import type { FieldMessages } from "#api/core/rules/refusalCodes.rules.ts";

/** The place of a refused value in a document. */
export interface PlaceOfInput {
  /** The path of the field in the answer. Absent in a fragment, which may be spread in several places. */
  path?: readonly string[];
  /** The argument, and the place in its value: `first`, `filter.status[0]`. */
  field: string;
  fields: FieldMessages;
}

/** A node with the nodes and lists of nodes around it, the document first. */
type Line = readonly (ASTNode | readonly ASTNode[])[];

const REQUIRED_ARGUMENT = /^Field "[^"]+" argument "(\w+)" of type "[^"]+" is required/;
const REQUIRED_FIELD = /Field "(?:\w+\.)?(\w+)" of required type/;
const UNKNOWN = /^(?:Unknown argument|Field "\w+" is not defined by type)/;
/** The lengths are limited because a client chooses the value in the message. */
const AT_PLACE = /^Variable "\$\w+" got invalid value .*? ?at "\w{1,100}((?:\.\w{1,100}|\[\d{1,9}\]){1,32})"; /s;

/** Stores the place of the refused value in `extensions.place` of each error that GraphQL's validation has found. */
export function placeLiterals(document: DocumentNode, errors: readonly GraphQLError[] = []) {
  for (const error of errors) {
    const [node] = error.nodes ?? [];
    if (node)
      setPlace(
        error,
        placeOf(document, (each) => each === node),
      );
  }
}

/** Stores the place where the variable is used in `extensions.place` of each error about a variable's value. */
export function placeVariables(document: DocumentNode, errors: readonly GraphQLError[] = []) {
  for (const error of errors) {
    const [node] = error.nodes ?? [];
    if (node?.kind !== Kind.VARIABLE_DEFINITION) continue;
    const { name } = node.variable;
    const used = placeOf(
      document,
      (each, parent) =>
        each.kind === Kind.VARIABLE && each.name.value === name.value && parent?.kind !== Kind.VARIABLE_DEFINITION,
    );
    setPlace(error, used);
  }
}

function setPlace(error: GraphQLError, place: Pick<PlaceOfInput, "path" | "field"> | null) {
  if (!place) return;
  const missing = REQUIRED_ARGUMENT.exec(error.message)?.[1] ?? REQUIRED_FIELD.exec(error.message)?.[1];
  const inside = AT_PLACE.exec(error.message)?.[1] ?? "";
  const field = [place.field + inside, missing].filter(Boolean).join(".");
  if (!field) return;
  const [argument, ...rest] = field.split(/\.(.*)/s);
  const message = missing ? "Required" : UNKNOWN.test(error.message) ? "Unknown field" : "Invalid input";
  error.extensions.place = {
    path: place.path,
    field,
    fields: { [rest[0] ?? argument!]: message },
  } satisfies PlaceOfInput;
}

/**
 * The place of the first node that is meant; null if the document has none. `field` is empty outside of an argument.
 */
function placeOf(document: DocumentNode, isMeant: (node: ASTNode, parent?: ASTNode) => boolean) {
  let found: Pick<PlaceOfInput, "path" | "field"> | null = null;
  visit(document, {
    enter(node, _key, parent, _path, ancestors) {
      const isNode = parent !== undefined && !Array.isArray(parent);
      if (!isMeant(node, isNode ? (parent as ASTNode) : undefined)) return undefined;
      const line = [...ancestors, ...(parent ? [parent] : []), node];
      found = { path: pathOf(line), field: fieldOf(line) };
      return BREAK;
    },
  });
  return found as Pick<PlaceOfInput, "path" | "field"> | null;
}

function pathOf(line: Line) {
  const nodes = line.flatMap((each) => (isList(each) ? [] : [each]));
  if (nodes.some(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)) return undefined;
  return nodes.flatMap((node) => (node.kind === Kind.FIELD ? [(node.alias ?? node.name).value] : []));
}

/** The argument around the last node, and the names and positions below it. */
function fieldOf(line: Line) {
  let text = "";
  for (const [index, each] of line.entries()) {
    if (isList(each)) continue;
    if (each.kind === Kind.ARGUMENT) text = each.name.value;
    else if (text && each.kind === Kind.OBJECT_FIELD) text += `.${each.name.value}`;
    else if (text && each.kind === Kind.LIST) {
      const next = line[index + 2];
      if (next && !isList(next)) text += `[${each.values.indexOf(next as never)}]`;
    }
  }
  return text;
}

const isList = (each: ASTNode | readonly ASTNode[]): each is readonly ASTNode[] => Array.isArray(each);
