import { ApolloServer, HeaderMap, type ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import type { GatewayInterface } from "@apollo/server-gateway-interface";
import { ApolloArmor } from "@escape.tech/graphql-armor";
import { getOperationAST, GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import type { Logger } from "pino";

import { requireRights } from "#api/core/graphql/access.ts";
import type { Execute } from "#api/core/graphql/queryExecutor.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { costOf, requireAffordable } from "#api/core/graphql/cost.ts";
import { persistedQueries } from "#api/core/graphql/persistedQueries.ts";
import { noteOperation } from "#api/core/graphql/operationNote.ts";
import { isUnavailable } from "#api/core/database/unavailable.ts";
import { unavailable } from "#api/core/http/errorHandler.ts";
import { logFault } from "#api/core/http/logFault.ts";
import { COST_HEADER, NO_COST } from "#api/core/rules/costHeader.rules.ts";
import { DOCUMENT_LIMITS } from "#api/core/rules/documentLimits.rules.ts";
import { isRefusalCode, REFUSAL_STATUS, type FieldMessages, type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

/** Codes of Apollo and the limits for a wrong document or variables: answered as BAD_USER_INPUT. */
const INPUT_CODES = [
  "BAD_REQUEST",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "PERSISTED_QUERY_NOT_FOUND",
  "PERSISTED_QUERY_NOT_SUPPORTED",
];

/** @param more plugins, which run after the others */
export function graphqlServer(schema: GraphQLSchema, execute: Execute, log: Logger, more: ApolloServerPlugin<Context>[] = [], queries = persistedQueries()) {
  const { plugins, validationRules } = new ApolloArmor({
    maxDepth: { n: DOCUMENT_LIMITS.depth },
    maxAliases: { n: DOCUMENT_LIMITS.aliases },
    // Ignores variables: `requireAffordable` counts the cost instead.
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
    // Counted by GraphQL's parser instead (parseOptions): this plugin turns every syntax error and every fault into a 500.
    maxTokens: { enabled: false },
  }).protect();
  return new ApolloServer<Context>({
    gateway: executedBy(schema, execute),
    introspection: true,
    // Headers of which browsers ask leave before they send them from another site; the web's own client sends the last one.
    csrfPrevention: { requestHeaders: ["x-apollo-operation-name", "apollo-require-preflight", COST_HEADER] },
    persistedQueries: queries,
    // The server's own shutdown stops Apollo.
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    formatError,
    parseOptions: { maxTokens: DOCUMENT_LIMITS.tokens },
    validationRules,
    // No landing page: Apollo's would load scripts from another host. No cache control: it would wrap every field, and no answer is shared.
    plugins: [ApolloServerPluginLandingPageDisabled(), ApolloServerPluginCacheControlDisabled(), ...plugins, rightsBeforeInput(schema, log), faultsWithTheirRequest(log), noteOperation(schema), ...more],
  });
}

/** Apollo takes another executor than GraphQL's own from a gateway alone; this one has the schema in the same process. */
const executedBy = (schema: GraphQLSchema, execute: Execute): GatewayInterface => ({
  onSchemaLoadOrUpdate: (tell) => {
    tell({ apiSchema: schema, coreSupergraphSdl: "" });
    return () => undefined;
  },
  load: () => Promise.resolve({
    executor: ({ document, request, context }) => execute({ document, variables: request.variables, operationName: request.operationName, context: context as Context }),
  }),
  stop: () => Promise.resolve(),
});

/** Maps every error to a code of the closed list. */
function formatError(formatted: GraphQLFormattedError, thrown?: unknown): GraphQLFormattedError {
  const { message, locations, path, extensions } = formatted;
  if (isUnavailable(thrown)) return { message: unavailable().message, path, extensions: unavailable().extensions };
  const known = codeOf(extensions?.code, thrown);
  if (known === "INTERNAL") return { message: "Something went wrong on our side", path, extensions: { code: known } };
  const fields = (extensions?.fields as FieldMessages | undefined) ?? fieldOfCoercion(message);
  const { retryAfter, createdId } = extensions ?? {};
  return { message: inOurWords(withoutValue(message)), locations, path, extensions: { code: known, ...(fields && { fields }), ...(retryAfter !== undefined && { retryAfter }), ...(createdId !== undefined && { createdId }) } };
}

function codeOf(code: unknown, thrown: unknown): RefusalCode {
  const { http } = (thrown as GraphQLError | undefined)?.extensions ?? {};
  const { status } = (http as { status?: number } | undefined) ?? {};
  if (status === 405) return "METHOD_NOT_ALLOWED";
  // Apollo's refusals of a persisted query have no code.
  if (status === 400) return "BAD_USER_INPUT";
  if (INPUT_CODES.includes(code as string)) return "BAD_USER_INPUT";
  return isRefusalCode(code) ? code : "INTERNAL";
}

/** Removes the variable's value, which GraphQL quotes: a password or a long text must not be echoed. */
const withoutValue = (message: string) => message.replace(/^(Variable "\$\w+" got invalid value) .*?((?: at "[\w.[\]]+")?; )(?=[^;]*$)/s, "$1$2");

/** Removes "Syntax Error", with which the libraries report an exceeded limit. */
const inOurWords = (message: string) =>
  message
    .replace(/^Syntax Error: (?=\w+(?: \w+)? limit of \d+ exceeded)/, "")
    .replace(/^Syntax Error: Document contains more that (\d+) tokens.*/, "Token limit of $1 exceeded.");

/** Reads the field's path from GraphQL's message: `… at "input.bidAmount"; …`, `Field "title" of required type …`. */
function fieldOfCoercion(message: string): FieldMessages | undefined {
  const required = /Field "(\w+)" of required type/.exec(message)?.[1];
  if (required) return { [required]: "Required" };
  const place = /^Variable "\$\w+" got invalid value .* at "\w+\.([\w.[\]]+)"/s.exec(message)?.[1];
  return place ? { [place]: "Invalid input" } : undefined;
}

/** Checks rights before variables are coerced, then the cost, which depends on them; it is told with the answer. */
const rightsBeforeInput = (schema: GraphQLSchema, log: Logger): ApolloServerPlugin<Context> => ({
  requestDidStart: () => {
    let cost: number | null = null;
    return Promise.resolve({
      responseForOperation({ operation, document, request, contextValue }) {
        // Several operations and no operationName: Apollo refuses it next.
        if (!(operation as typeof operation | undefined)) return Promise.resolve(null);
        try {
          requireRights(schema, document, operation, contextValue, request.variables);
          cost = costOf(schema, document, operation, request.variables);
          requireAffordable(cost);
          return Promise.resolve(null);
        } catch (thrown) {
          const error = thrown instanceof GraphQLError ? thrown : new GraphQLError("fault", { originalError: thrown as Error });
          logFaults(log, contextValue, [error]);
          const errors = [formatError(error.toJSON(), error)];
          const status = errors[0]?.extensions?.code === "BAD_USER_INPUT" ? 400 : undefined;
          return Promise.resolve({ http: { status, headers: new HeaderMap() }, body: { kind: "single", singleResult: { errors, data: null } } });
        }
      },
      // An invalid literal fails the validation before an operation is chosen: check the rights here, too.
      willSendResponse({ operation, document, request, response, contextValue }) {
        if (response.body.kind !== "single") return Promise.resolve();
        if (cost !== null && request.http?.headers.get(COST_HEADER) !== NO_COST) response.body.singleResult.extensions = { cost: { requested: cost, limit: DOCUMENT_LIMITS.cost } };
        const meant = !operation && document ? getOperationAST(document, request.operationName) : null;
        if (!meant || !document) return Promise.resolve();
        try {
          requireRights(schema, document, meant, contextValue, request.variables);
        } catch (thrown) {
          if (!(thrown instanceof GraphQLError)) throw thrown;
          response.body.singleResult = { errors: [formatError(thrown.toJSON())], data: null };
          response.http.status = undefined;
        }
        return Promise.resolve();
      },
    });
  },
});

/** Logs a fault with its cause; the caller gets only the request's id. */
const faultsWithTheirRequest = (log: Logger): ApolloServerPlugin<Context> => ({
  requestDidStart: ({ contextValue }) =>
    Promise.resolve({
      didEncounterErrors({ errors }) {
        logFaults(log, contextValue, errors);
        return Promise.resolve();
      },
      willSendResponse({ response }) {
        if (response.body.kind !== "single") return Promise.resolve();
        const told = response.body.singleResult.errors ?? [];
        for (const { extensions } of told) if (extensions?.code === "INTERNAL") extensions.requestId = contextValue.requestId;
        if (told.some(({ extensions }) => extensions?.code === "UNAVAILABLE")) response.http.status = REFUSAL_STATUS.UNAVAILABLE;
        const wait = Math.max(0, ...told.map(({ extensions }) => Number(extensions?.retryAfter ?? 0)));
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
