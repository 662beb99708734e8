import { ApolloServer, HeaderMap, type ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { ApolloArmor } from "@escape.tech/graphql-armor";
import { getOperationAST, GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import type { Logger } from "pino";

import { requireRights } from "#api/core/graphql/access.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { requireAffordable } from "#api/core/graphql/cost.ts";
import { isRefusalCode, type FieldMessages, type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

const MAX_DEPTH = 12;
const MAX_TOKENS = 1000;
const MAX_ALIASES = 30;

/** Codes of Apollo and the limits for a wrong document or variables: answered as BAD_USER_INPUT. */
const INPUT_CODES = [
  "BAD_REQUEST",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "PERSISTED_QUERY_NOT_FOUND",
  "PERSISTED_QUERY_NOT_SUPPORTED",
];

export function graphqlServer(schema: GraphQLSchema, log: Logger) {
  const { plugins, validationRules } = new ApolloArmor({
    maxDepth: { n: MAX_DEPTH },
    maxAliases: { n: MAX_ALIASES },
    // Ignores variables: `requireAffordable` counts the cost instead.
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
    // Counted by GraphQL's parser instead (parseOptions): this plugin turns every syntax error and every fault into a 500.
    maxTokens: { enabled: false },
  }).protect();
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: true,
    // No cache is kept between requests: a body is at most 256 kB, and responses are never shared.
    persistedQueries: false,
    // The server's own shutdown stops Apollo.
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    formatError,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules,
    // No landing page: Apollo's would load scripts from another host.
    plugins: [ApolloServerPluginLandingPageDisabled(), ...plugins, rightsBeforeInput(schema, log), faultsWithTheirRequest(log)],
  });
}

/** Maps every error to a code of the closed list. */
function formatError(formatted: GraphQLFormattedError, thrown?: unknown): GraphQLFormattedError {
  const { message, locations, path, extensions } = formatted;
  const known = codeOf(extensions?.code, thrown);
  if (known === "INTERNAL") return { message: "Something went wrong on our side", path, extensions: { code: known } };
  const fields = (extensions?.fields as FieldMessages | undefined) ?? fieldOfCoercion(message);
  return { message: inOurWords(withoutValue(message)), locations, path, extensions: { code: known, ...(fields && { fields }) } };
}

function codeOf(code: unknown, thrown: unknown): RefusalCode {
  const { http } = (thrown as GraphQLError | undefined)?.extensions ?? {};
  if ((http as { status?: number } | undefined)?.status === 405) return "METHOD_NOT_ALLOWED";
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

/** Checks rights before variables are coerced, then the cost, which depends on them. */
const rightsBeforeInput = (schema: GraphQLSchema, log: Logger): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      async responseForOperation({ operation, document, request, contextValue }) {
        // Several operations and no operationName: Apollo refuses it next.
        if (!(operation as typeof operation | undefined)) return null;
        try {
          await requireRights(schema, document, operation, contextValue, request.variables);
          requireAffordable(schema, document, operation, request.variables);
          return null;
        } catch (thrown) {
          const error = thrown instanceof GraphQLError ? thrown : new GraphQLError("fault", { originalError: thrown as Error });
          logFaults(log, contextValue, [error]);
          const errors = [formatError(error.toJSON())];
          const status = errors[0]?.extensions?.code === "BAD_USER_INPUT" ? 400 : undefined;
          return { http: { status, headers: new HeaderMap() }, body: { kind: "single", singleResult: { errors, data: null } } };
        }
      },
      // An invalid literal fails the validation before an operation is chosen: check the rights here, too.
      async willSendResponse({ operation, document, request, response, contextValue }) {
        const meant = !operation && document ? getOperationAST(document, request.operationName) : null;
        if (!meant || !document || response.body.kind !== "single") return;
        try {
          await requireRights(schema, document, meant, contextValue, request.variables);
        } catch (thrown) {
          if (!(thrown instanceof GraphQLError)) return;
          response.body.singleResult = { errors: [formatError(thrown.toJSON())], data: null };
          response.http.status = undefined;
        }
      },
    }),
});

/** Logs a fault with its cause; the caller gets only the request's id. */
const faultsWithTheirRequest = (log: Logger): ApolloServerPlugin<Context> => ({
  requestDidStart: ({ contextValue }) =>
    Promise.resolve({
      didEncounterErrors({ errors }) {
        logFaults(log, contextValue, errors);
        return Promise.resolve();
      },
      willSendResponse({ response, errors }) {
        if (response.body.kind !== "single") return Promise.resolve();
        for (const { extensions } of response.body.singleResult.errors ?? [])
          if (extensions?.code === "INTERNAL") extensions.requestId = contextValue.requestId;
        const wait = errors?.find(({ extensions }) => extensions.retryAfter !== undefined)?.extensions.retryAfter as number | undefined;
        if (wait !== undefined) response.http.headers.set("retry-after", String(wait));
        return Promise.resolve();
      },
    }),
});

function logFaults(log: Logger, { requestId }: Context, errors: readonly GraphQLError[]) {
  for (const error of errors) {
    if (formatError(error.toJSON(), error).extensions?.code === "INTERNAL")
      log.error({ requestId, err: error.originalError ?? error, path: error.path }, "fault in a GraphQL request");
  }
}
