import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isLeafType,
  isListType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { getVariableValues } from "graphql/execution/values.js";
// Import the CommonJS build. The library's ES module would load a second copy of graphql, which does not know this
// schema's types.
import { getComplexity, type ComplexityEstimator, type ComplexityEstimatorArgs } from "graphql-query-complexity/cjs";
import { Extensions } from "type-graphql";

import type { Context } from "#api/core/graphql/context.ts";
import { nodesOf } from "#api/core/graphql/documents/heldBytes.ts";
import { COSTS, DOCUMENT_LIMITS } from "#api/core/rules/requestLimits.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { refusal } from "#api/core/rules/refusal.ts";

/** The cost of a text that may be longer than 10,000 characters, for `@Field(…, { complexity: LONG_TEXT })`. */
export const LONG_TEXT = COSTS.longText;

/**
 * Marks a list whose resolver can measure a long text before it reads it, and then counts it with `countTexts`. In a
 * document that is over the limit with LONG_TEXT, the text costs as much as it is long.
 * @param name The field of the long text. It must be selected directly below the list, without a fragment or directive
 */
export const MeasuresText = (name: string) => Extensions({ measuresText: name });

/**
 * Maximum number of fields and fragments of an operation with its fragments written out. Fragments that spread each
 * other can expand to so many fields that computing the cost would take too long.
 */
const MAX_FIELDS = 10_000;

/**
 * The cost of a field: 1 for an object, 0 for a plain value and COSTS.introspection for `__schema` and `__type`,
 * multiplied by the length of each list around it. A field's `complexity` replaces this cost.
 * @param measured True if the texts of lists with `MeasuresText` are counted only when they are read
 */
const byLength = (measured: boolean) => (options: ComplexityEstimatorArgs) => {
  const { field, args, node } = options;
  const { complexity } = field.extensions as { complexity?: number | ComplexityEstimator };
  if (complexity !== undefined) return typeof complexity === "function" ? complexity(options) : complexity;
  if (field.name === "__schema" || field.name === "__type") return COSTS.introspection;
  if (isLeafType(getNamedType(field.type))) return 0;
  const isList = isListType(getNullableType(field.type));
  const { measuresText } = field.extensions as { measuresText?: string };
  const isMeasured =
    measured &&
    node.selectionSet?.selections.some(
      (selected) =>
        selected.kind === Kind.FIELD && selected.name.value === measuresText && !selected.directives?.length,
    );
  const childComplexity = options.childComplexity - (isMeasured ? LONG_TEXT : 0);
  const each = isList ? 1 + childComplexity : childComplexity;
  if (takesFirst(field)) return 1 + lengthOf(args.first) * each;
  // A list without the argument `first` counts as COSTS.list items, because it rarely has more.
  return (isList ? COSTS.list : 1) * (1 + childComplexity);
};

const takesFirst = ({ args }: GraphQLField<unknown, unknown>) => args.some(({ name }) => name === "first");

/**
 * The page length that counts for the cost: `first`, or the maximum if there is no value. readPage later refuses a page
 * length out of bounds.
 */
const lengthOf = (first: unknown) => (typeof first === "number" ? Math.min(Math.max(first, 1), MAX_PAGE) : MAX_PAGE);

/**
 * The cost of parsing and validating a document that is not cached. It grows with the square of the number of nodes,
 * because GraphQL compares fields in pairs. Measured: 40 pairs take as long as one object of an answer, which costs 1.
 */
export const readingCost = (document: DocumentNode) => Math.ceil(nodesOf(document) ** 2 / 40);

/**
 * The number of fields and fragments of an operation with its fragments written out, counted in linear time. Refuses
 * BAD_USER_INPUT for more than MAX_FIELDS, because fragments that spread each other can double the number at each
 * level.
 */
export function fieldsOf(document: DocumentNode, operation: OperationDefinitionNode) {
  const ofFragments = new Map<string, number>();
  const ofFragment = (name: string): number => {
    const known = ofFragments.get(name);
    if (known !== undefined) return known;
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    ) as FragmentDefinitionNode | undefined;
    const count = fragment ? ofSet(fragment.selectionSet) : 0;
    ofFragments.set(name, count);
    return count;
  };
  const ofSet = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, each) => {
      if (each.kind === Kind.FRAGMENT_SPREAD) return sum + 1 + ofFragment(each.name.value);
      return sum + 1 + (each.selectionSet ? ofSet(each.selectionSet) : 0);
    }, 0);
  const count = ofSet(operation.selectionSet);
  if (count > MAX_FIELDS)
    throw refusal(
      "BAD_USER_INPUT",
      `With its fragments written out, this document has more fields than the limit of ${inDigits(MAX_FIELDS)}.`,
    );
  return count;
}

/**
 * The cost of an operation, which depends on its variables, default values, aliases and fragments; null if its
 * variables are invalid.
 * @param options.measured True if the texts of lists with `MeasuresText` are counted only when they are read
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown> = {},
  { measured = false } = {},
) {
  if (getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return null;
  fieldsOf(document, operation);
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  try {
    return getComplexity({
      schema,
      query: { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
      variables,
      estimators: [byLength(measured)],
      // fieldsOf has already limited the number of fields and fragments.
      maxQueryNodes: Infinity,
    });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw refusal("BAD_USER_INPUT", error.message);
  }
}

/**
 * Refuses BAD_USER_INPUT for an operation whose cost is over the limit. If the variables are invalid, the cost is null
 * and nothing is refused here: the executor refuses such variables later.
 */
export function requireAffordable(cost: number | null) {
  if (cost !== null && cost > DOCUMENT_LIMITS.cost)
    throw refusal(
      "BAD_USER_INPUT",
      `This document costs ${inDigits(cost)}, and the limit is ${inDigits(DOCUMENT_LIMITS.cost)}. Ask for shorter pages or fewer fields.`,
    );
}

/**
 * Counts the cost of an operation, and refuses BAD_USER_INPUT for one over the limit. One that is over the limit only
 * with LONG_TEXT for the texts of lists with `MeasuresText` is counted without them: their lists count them.
 */
export function countCost(
  { note, cost: budget }: Pick<Context, "note" | "cost">,
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables?: Record<string, unknown>,
) {
  const full = costOf(schema, document, operation, variables);
  const isOver = full !== null && full > DOCUMENT_LIMITS.cost;
  const measured = isOver ? costOf(schema, document, operation, variables, { measured: true }) : null;
  note.measuresTexts = measured !== null && measured <= DOCUMENT_LIMITS.cost;
  const cost = note.measuresTexts ? measured : full;
  note.cost = cost ?? undefined;
  requireAffordable(cost);
  budget.spend(cost ?? 0);
}

/**
 * Counts texts of a list with `MeasuresText`, before they are read. Refuses BAD_USER_INPUT if the document is then over
 * the limit.
 * @param measure Returns the bytes of the texts. It is not called if LONG_TEXT was counted for each of them
 */
export async function countTexts({ note, cost }: Pick<Context, "note" | "cost">, measure: () => Promise<number>) {
  if (!note.measuresTexts) return;
  const points = Math.ceil((await measure()) / COSTS.textBytes);
  note.cost = (note.cost ?? 0) + points;
  requireAffordable(note.cost);
  cost.spend(points);
}

const inDigits = (number: number) => number.toLocaleString("en-US");
