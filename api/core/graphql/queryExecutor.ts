import {
  execute,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  type SelectionSetNode,
} from "graphql";
import { getVariableValues } from "graphql/execution/values.js";
import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";

import type { Context } from "#api/core/graphql/context.ts";
import { bytesOfCompiled } from "#api/core/graphql/documents/heldBytes.ts";
import { outsideCompilationCache } from "#api/core/graphql/documents/outsideCompilationCache.ts";

/** A request to execute an operation of a valid GraphQL document. */
interface Execution {
  document: DocumentNode;
  variables?: Record<string, unknown> | null;
  /** The name of the operation to execute, if the document has several. */
  operationName?: string | null;
  context: Context;
}

export type Execute = (execution: Execution) => Promise<ExecutionResult>;

/** The property in which graphql-jit returns the generated source text. Its length serves to estimate the memory. */
const SOURCE = "__DO_NOT_USE_THIS_OR_YOU_WILL_BE_FIRED_compilation";
/** A query with more fields, fragments included, is not compiled, because compiling takes longer with each field. */
const MOST_FIELDS = 500;

interface Options {
  /** The number of the execution at which a query is compiled; 1 is the first. */
  compiledFrom?: number;
  /**
   * Adds the bytes of a compiled query to those of its cached document. Returns false if the query is too large for the
   * cache.
   */
  reserve?: (document: DocumentNode, bytes: number) => boolean;
}

type Query = CompiledQuery["query"];

/**
 * Executes operations. A query's first execution uses graphql-js. Further executions use a compiled function, which
 * reads the fields of long lists several times faster with the same result. graphql-js always executes mutations,
 * requests with invalid variables, and queries for which compiledQuery returns null. A compiled function is cached as
 * long as its document.
 */
export function queryExecutor(
  schema: GraphQLSchema,
  { compiledFrom = 2, reserve = () => true }: Options = {},
): Execute {
  const queries = new WeakMap<DocumentNode, { times: number; compiled?: Query | null }>();

  function compiledOf(document: DocumentNode) {
    const known = queries.get(document) ?? { times: 0 };
    known.times++;
    if (known.compiled === undefined && known.times >= compiledFrom) {
      const compiled = compiledQuery(schema, document);
      known.compiled = compiled && reserve(document, compiled.bytes) ? compiled.query : null;
    }
    queries.set(document, known);
    return known.compiled;
  }

  return async ({ document, variables, operationName, context }) => {
    const compiled = compiledOf(document);
    const [operation] = compiled ? operationsOf(document) : [];
    const isNamed = operationName == null || operationName === "" || operationName === operation?.name?.value;
    const fits =
      operation && isNamed && !getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {}).errors;
    if (compiled && fits) {
      const { data, errors } = await compiled(undefined, context, variables);
      // A result without `data` means that the compiled query did not run. graphql-js then executes the operation.
      if (data !== undefined) return { data, ...(errors && { errors: errors.map(asGraphqlError) }) };
    }
    return execute({ schema, document, variableValues: variables, operationName, contextValue: context });
  };
}

/** Creates a new error, because an error of a compiled query may lack `extensions`, which cannot be added later. */
const asGraphqlError = ({ message, path, locations, originalError }: GraphQLError) =>
  Object.assign(new GraphQLError(message, { path, originalError }), { locations });

const operationsOf = ({ definitions }: DocumentNode) =>
  definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);

function compiledQuery(schema: GraphQLSchema, document: DocumentNode) {
  const [operation, ...others] = operationsOf(document);
  if (
    operation?.operation !== OperationTypeNode.QUERY ||
    others.length > 0 ||
    !isPlain(document, operation.selectionSet)
  )
    return null;
  // graphql-jit wrongly requires a value for a non-null variable that has a default.
  if (operation.variableDefinitions?.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue))
    return null;
  const compiled = outsideCompilationCache(() => compileQuery(schema, document, undefined, { debug: true } as object));
  const { query, [SOURCE]: source } = compiled as Partial<CompiledQuery> & { [SOURCE]?: string };
  return isCompiledQuery(compiled) && query && source !== undefined
    ? { query, bytes: bytesOfCompiled(document, source.length) }
    : null;
}

/** True if a query has no directive, no field named `__proto__`, and at most MOST_FIELDS fields and fragments. */
function isPlain(document: DocumentNode, operation: SelectionSetNode) {
  const fragments = new Map(
    document.definitions.flatMap((each): [string, FragmentDefinitionNode][] =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
    ),
  );
  let fields = 0;
  const isPlainSet = ({ selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.directives?.length || ++fields > MOST_FIELDS) return false;
      if (selection.kind === Kind.FRAGMENT_SPREAD) return isPlainSet(fragments.get(selection.name.value)!.selectionSet);
      if (selection.kind === Kind.FIELD && (selection.alias ?? selection.name).value === "__proto__") return false;
      return !selection.selectionSet || isPlainSet(selection.selectionSet);
    });
  return isPlainSet(operation);
}
