import { ApolloServer, HeaderMap, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { GatewayInterface } from "@apollo/server-gateway-interface";
import { ApolloArmor } from "@escape.tech/graphql-armor";
import {
  getOperationAST,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type ValidationRule,
} from "graphql";
import type { Logger } from "pino";

import { requireRights } from "#api/core/graphql/access.ts";
import type { Execute } from "#api/core/graphql/queryExecutor.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { countCost, fieldsOf, readingCost } from "#api/core/graphql/cost.ts";
import { type Documents, openDocuments } from "#api/core/graphql/documents/openDocuments.ts";
import { type PersistedQueries, persistedQueries } from "#api/core/graphql/persistedQueries.ts";
import { placeLiterals, type PlaceOfInput, placeVariables } from "#api/core/graphql/placeOfInput.ts";
import { noteOperation } from "#api/core/graphql/operationNote.ts";
import { isUnavailable } from "#api/core/database/isUnavailable.ts";
import { quotaHeaders, REPLAYED } from "#api/core/http/answerNote.ts";
import { insufficientScope, unavailable } from "#api/core/http/errorHandler.ts";
import { logFault } from "#api/core/http/logFault.ts";
import { COST_HEADER, NO_COST } from "#api/core/rules/requestHeaders.rules.ts";
import { DOCUMENT_LIMITS } from "#api/core/rules/requestLimits.rules.ts";
import {
  isRefusalCode,
  REFUSAL_STATUS,
  type FieldMessages,
  type RefusalCode,
} from "#api/core/rules/refusalCodes.rules.ts";

/**
 * Error codes of Apollo and its plugins for an invalid document or invalid variables. The answer has the code
 * BAD_USER_INPUT instead.
 */
const INPUT_CODES = [
  "BAD_REQUEST",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "PERSISTED_QUERY_NOT_FOUND",
  "PERSISTED_QUERY_NOT_SUPPORTED",
];

interface Caches {
  /** The cache of the texts of persisted queries. */
  queries?: PersistedQueries;
  /** The cache of parsed and validated GraphQL documents. */
  documents?: Documents;
}

/**
 * Creates the Apollo server.
 * @param more Additional plugins, which run after the others
 */
export function graphqlServer(
  schema: GraphQLSchema,
  execute: Execute,
  log: Logger,
  more: ApolloServerPlugin<Context>[] = [],
  { queries = persistedQueries(), documents = openDocuments() }: Caches = {},
) {
  const { plugins, validationRules } = new ApolloArmor({
    maxDepth: { n: DOCUMENT_LIMITS.depth },
    maxAliases: { n: DOCUMENT_LIMITS.aliases },
    // This plugin ignores variables when it computes the cost. `requireAffordable` limits the cost instead.
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
    // GraphQL's parser already limits the tokens (parseOptions). This plugin would answer 500 to every syntax error.
    maxTokens: { enabled: false },
  }).protect();
  return new ApolloServer<Context>({
    gateway: executedBy(schema, execute),
    introspection: true,
    // Browsers send these headers to another site only after a CORS preflight. The web client sends COST_HEADER.
    csrfPrevention: { requestHeaders: ["x-apollo-operation-name", "apollo-require-preflight", COST_HEADER] },
    persistedQueries: queries,
    documentStore: documents.store,
    // The process stops Apollo in its own shutdown, so Apollo must not handle signals itself.
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    formatError,
    parseOptions: { maxLexicalTokens: DOCUMENT_LIMITS.tokens },
    validationRules: [...validationRules, hasRootType],
    // Apollo's landing page would load scripts from another host. Apollo's cache control would wrap every field in
    // vain, because no answer may be stored in a shared cache.
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ...plugins,
      rightsBeforeInput(schema, log),
      faultsWithTheirRequest(log),
      noteOperation(schema),
      ...more,
    ],
  });
}

/**
 * Refuses a subscription when the document is validated. graphql-js itself refuses it only when it executes the
 * document.
 */
const hasRootType: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    if (!context.getSchema().getRootType(operation.operation))
      context.reportError(
        new GraphQLError(`The schema has no ${operation.operation}: changes are told at /events and by webhooks`, {
          nodes: operation,
        }),
      );
  },
});

/**
 * Apollo accepts a custom executor only from a gateway to other services. This gateway calls `execute` in the same
 * process.
 */
const executedBy = (schema: GraphQLSchema, execute: Execute): GatewayInterface => ({
  onSchemaLoadOrUpdate: (setSchema) => {
    setSchema({ apiSchema: schema, coreSupergraphSdl: "" });
    return () => undefined;
  },
  load: () =>
    Promise.resolve({
      executor: async ({ document, request, context }) => {
        const result = await execute({
          document,
          variables: request.variables,
          operationName: request.operationName,
          context: context as Context,
        });
        placeVariables(document, result.errors);
        return result;
      },
    }),
  stop: () => Promise.resolve(),
});

/** Formats an error for the answer, with a code from the closed list of refusal codes. */
function formatError(formatted: GraphQLFormattedError, thrown?: unknown): GraphQLFormattedError {
  const { message, locations, path, extensions } = formatted;
  if (isUnavailable(thrown)) return { message: unavailable().message, path, extensions: unavailable().extensions };
  const known = codeOf(extensions?.code, thrown);
  if (known === "INTERNAL") return { message: "Something went wrong on our side", path, extensions: { code: known } };
  const place = extensions?.place as PlaceOfInput | undefined;
  const fields = (extensions?.fields as FieldMessages | undefined) ?? place?.fields ?? fieldOfCoercion(message);
  const { retryAfter, createdId, scopes } = extensions ?? {};
  return {
    message: inOurWords(withoutValue(message)),
    locations,
    path: path ?? place?.path,
    extensions: {
      code: known,
      ...(place && { field: place.field }),
      ...(fields && { fields }),
      ...(retryAfter !== undefined && { retryAfter }),
      ...(createdId !== undefined && { createdId }),
      ...(scopes !== undefined && { scopes }),
    },
  };
}

function codeOf(code: unknown, thrown: unknown): RefusalCode {
  const { http } = (thrown as GraphQLError | undefined)?.extensions ?? {};
  const { status } = (http as { status?: number } | undefined) ?? {};
  if (status === 405) return "METHOD_NOT_ALLOWED";
  // Apollo's refusals of a persisted query have this status but no code.
  if (status === 400) return "BAD_USER_INPUT";
  if (INPUT_CODES.includes(code as string)) return "BAD_USER_INPUT";
  return isRefusalCode(code) ? code : "INTERNAL";
}

/**
 * Removes the value of a variable from GraphQL's message, so that the answer never repeats a password or a long text.
 */
const withoutValue = (message: string) =>
  message.replace(/^(Variable "\$\w+" got invalid value) .*?((?: at "[\w.[\]]+")?; )(?=[^;]*$)/s, "$1$2");

/** Rewords the message that a limit is exceeded. The libraries wrongly put "Syntax Error" before it. */
const inOurWords = (message: string) =>
  message
    .replace(/^Syntax Error: (?=\w+(?: \w+)? limit of \d+ exceeded)/, "")
    .replace(/^Syntax Error: Document contains more that (\d+) tokens.*/, "Token limit of $1 exceeded.");

/**
 * The message for the field that GraphQL's error names: `… at "input.bidAmount"; …`, `Field "title" of required type
 * …`.
 */
function fieldOfCoercion(message: string): FieldMessages | undefined {
  const required = /Field "(\w+)" of required type/.exec(message)?.[1];
  if (required) return { [required]: "Required" };
  const place = /^Variable "\$\w+" got invalid value .* at "\w+\.([\w.[\]]+)"/s.exec(message)?.[1];
  return place ? { [place]: "Invalid input" } : undefined;
}

/**
 * The HTTP status of a refusal before execution. undefined means the status 200, which GraphQL also sends for a missing
 * right and for an error during execution.
 */
const statusOf = (code: unknown) =>
  code === "BAD_USER_INPUT" || code === "RATE_LIMITED" ? REFUSAL_STATUS[code] : undefined;

/**
 * Checks rights before variables are coerced. Then checks the cost, which depends on the variables, against the limit
 * per document and the caller's budget. Adds the cost to the answer.
 */
const rightsBeforeInput = (schema: GraphQLSchema, log: Logger): ApolloServerPlugin<Context> => ({
  requestDidStart: ({ contextValue }) =>
    Promise.resolve({
      validationDidStart({ document }) {
        contextValue.cost.add(readingCost(document));
        return Promise.resolve((errors?: readonly Error[]) => {
          placeLiterals(document, errors as readonly GraphQLError[] | undefined);
          return Promise.resolve();
        });
      },
      responseForOperation({ operation, document, request }) {
        // Without an operation, Apollo refuses the request next: the document has several operations, and
        // `operationName` selects none of them.
        if (!(operation as typeof operation | undefined)) return Promise.resolve(null);
        try {
          requireRights(schema, document, operation, contextValue, request.variables);
          contextValue.cost.spend(fieldsOf(document, operation));
          countCost(contextValue, schema, document, operation, request.variables);
          return Promise.resolve(null);
        } catch (thrown) {
          const error =
            thrown instanceof GraphQLError ? thrown : new GraphQLError("fault", { originalError: thrown as Error });
          logFaults(log, contextValue, [error]);
          const errors = [formatError(error.toJSON(), error)];
          const status = statusOf(errors[0]?.extensions?.code);
          return Promise.resolve({
            http: { status, headers: authenticateHeaders(error) },
            body: { kind: "single", singleResult: { errors, data: null } },
          });
        }
      },
      // If validation fails, for example because of an invalid literal, Apollo does not call responseForOperation. This
      // plugin then checks the rights here, so that a caller without the right gets that refusal instead.
      willSendResponse({ operation, document, request, response }) {
        const { isReplay, quota, cost } = contextValue.note;
        if (isReplay) response.http.headers.set(...REPLAYED);
        for (const [name, value] of quota ? quotaHeaders(quota) : []) response.http.headers.set(name, value);
        if (response.body.kind !== "single") return Promise.resolve();
        if (cost !== undefined && request.http?.headers.get(COST_HEADER) !== NO_COST)
          response.body.singleResult.extensions = { cost: { requested: cost, limit: DOCUMENT_LIMITS.cost } };
        const meant = !operation && document ? getOperationAST(document, request.operationName) : null;
        if (!meant || !document) return Promise.resolve();
        try {
          requireRights(schema, document, meant, contextValue, request.variables);
        } catch (thrown) {
          if (!(thrown instanceof GraphQLError)) throw thrown;
          response.body.singleResult = { errors: [formatError(thrown.toJSON())], data: null };
          response.http.status = undefined;
          for (const [name, value] of authenticateHeaders(thrown)) response.http.headers.set(name, value);
        }
        return Promise.resolve();
      },
    }),
});

function authenticateHeaders({ extensions: { scopes } }: GraphQLError) {
  const headers = new HeaderMap();
  if (scopes) headers.set("www-authenticate", insufficientScope(scopes as string[]));
  return headers;
}

/**
 * Logs a fault with its cause, and adds the request's id to the answer, by which the fault can be found in the log.
 * Also sets the status of UNAVAILABLE and the header Retry-After.
 */
const faultsWithTheirRequest = (log: Logger): ApolloServerPlugin<Context> => ({
  requestDidStart: ({ contextValue }) =>
    Promise.resolve({
      didEncounterErrors({ errors }) {
        logFaults(log, contextValue, errors);
        return Promise.resolve();
      },
      willSendResponse({ response }) {
        if (response.body.kind !== "single") return Promise.resolve();
        const errors = response.body.singleResult.errors ?? [];
        for (const { extensions } of errors)
          if (extensions?.code === "INTERNAL") extensions.requestId = contextValue.requestId;
        if (errors.some(({ extensions }) => extensions?.code === "UNAVAILABLE"))
          response.http.status = REFUSAL_STATUS.UNAVAILABLE;
        const wait = Math.max(0, ...errors.map(({ extensions }) => Number(extensions?.retryAfter ?? 0)));
        if (wait > 0) response.http.headers.set("retry-after", String(wait));
        return Promise.resolve();
      },
    }),
});

const LOGGED: unknown[] = ["INTERNAL", "UNAVAILABLE"] satisfies RefusalCode[];

function logFaults(log: Logger, { requestId }: Context, errors: readonly GraphQLError[]) {
  for (const error of errors) {
    if (LOGGED.includes(formatError(error.toJSON(), error).extensions?.code))
      logFault(log, error.originalError ?? error, "fault in a GraphQL request", { requestId, path: error.path });
  }
}
