import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isLeafType,
  isListType,
  Kind,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { getVariableValues } from "graphql/execution/values.js";
// The library's ES module loads a second copy of graphql, which does not know this schema's types.
import { getComplexity, type ComplexityEstimator } from "graphql-query-complexity/cjs";

import { DOCUMENT_LIMITS } from "#api/core/rules/documentLimits.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { refusal } from "#api/core/rules/refusal.ts";

/** `@Field(…, { complexity: LONG_TEXT })`: a text that may be longer than 10,000 characters. */
export const LONG_TEXT = 20;
/** A list without `first` is rarely longer; whatever it holds, it answers 100 items at most. */
const LIST_LENGTH = 10;
/** The whole schema has about this many types and fields. */
const INTROSPECTION = 1000;
/** Fragments that spread each other can expand to more fields than can be counted in time. */
const MAX_FIELDS = 10_000;

/** Cost: 1 for an object, 0 for a plain value, times the length of each list around it. `complexity` sets another cost. */
const byLength: ComplexityEstimator = (asked) => {
  const { field, args, childComplexity } = asked;
  const { complexity } = field.extensions as { complexity?: number | ComplexityEstimator };
  if (complexity !== undefined) return typeof complexity === "function" ? complexity(asked) : complexity;
  if (field.name === "__schema" || field.name === "__type") return INTROSPECTION;
  if (isLeafType(getNamedType(field.type))) return 0;
  // A page out of these bounds is refused when it is read.
  if (typeof args.first === "number") return 1 + Math.min(Math.max(args.first, 1), MAX_PAGE) * childComplexity;
  return (isListType(getNullableType(field.type)) ? LIST_LENGTH : 1) * (1 + childComplexity);
};

/** What an operation costs; variables, defaults, aliases and fragments count. Null if its variables cannot be read. */
export function costOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode, variables: Record<string, unknown> = {}) {
  if (getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return null;
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  try {
    return getComplexity({
      schema,
      query: { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
      variables,
      estimators: [byLength],
      maxQueryNodes: MAX_FIELDS,
    });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    // The library's message does not give the numbers.
    if (error.message === "Query exceeds the maximum allowed number of nodes.")
      throw refusal("BAD_USER_INPUT", `With its fragments written out, this document has more fields than the limit of ${inDigits(MAX_FIELDS)}.`);
    throw refusal("BAD_USER_INPUT", error.message);
  }
}

/**
 * Refuses BAD_USER_INPUT for an operation of this cost, if it could answer too much. Variables that cannot be read are left to the
 * execution, which refuses them before it starts.
 */
export function requireAffordable(cost: number | null) {
  if (cost !== null && cost > DOCUMENT_LIMITS.cost)
    throw refusal("BAD_USER_INPUT", `This document costs ${inDigits(cost)}, and the limit is ${inDigits(DOCUMENT_LIMITS.cost)}. Ask for shorter pages or fewer fields.`);
}

const inDigits = (number: number) => number.toLocaleString("en-US");
