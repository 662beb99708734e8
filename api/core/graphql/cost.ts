import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isLeafType,
  isListType,
  Kind,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { getVariableValues } from "graphql/execution/values.js";
// The library's ES module loads a second copy of graphql, which does not know this schema's types.
import { getComplexity, type ComplexityEstimator } from "graphql-query-complexity/cjs";

import { COSTS, DOCUMENT_LIMITS } from "#api/core/rules/documentLimits.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { refusal } from "#api/core/rules/refusal.ts";

/** `@Field(…, { complexity: LONG_TEXT })`: a text that may be longer than 10,000 characters. */
export const LONG_TEXT = COSTS.longText;
/** Fragments that spread each other can expand to more fields than can be counted in time. */
const MAX_FIELDS = 10_000;

/** Cost: 1 for an object, 0 for a plain value, times the length of each list around it. `complexity` sets another cost. */
const byLength: ComplexityEstimator = (asked) => {
  const { field, args, childComplexity } = asked;
  const { complexity } = field.extensions as { complexity?: number | ComplexityEstimator };
  if (complexity !== undefined) return typeof complexity === "function" ? complexity(asked) : complexity;
  if (field.name === "__schema" || field.name === "__type") return COSTS.introspection;
  if (isLeafType(getNamedType(field.type))) return 0;
  const isList = isListType(getNullableType(field.type));
  const each = isList ? 1 + childComplexity : childComplexity;
  if (takesFirst(field)) return 1 + lengthOf(args.first) * each;
  // A list without it is rarely longer; whatever it holds, it answers 100 items at most.
  return (isList ? COSTS.list : 1) * (1 + childComplexity);
};

const takesFirst = ({ args }: GraphQLField<unknown, unknown>) => args.some(({ name }) => name === "first");

/** Without `first`, and without a default, a list is as long as it may be. A page out of the bounds is refused when it is read. */
const lengthOf = (first: unknown) => (typeof first === "number" ? Math.min(Math.max(first, 1), MAX_PAGE) : MAX_PAGE);

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
