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

/** What Apollo and the limits say of a document or of its variables: all of it is the caller's input. */
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
    // It does not see variables: `requireAffordable` counts instead.
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
    // GraphQL's own parser counts them: this plugin answers every syntax error, and every fault, as its own kind of 500.
    maxTokens: { enabled: false },
  }).protect();
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: true,
    // A body is limited at 256 kB and answers are never shared: nothing is kept between requests.
    persistedQueries: false,
    // The process stops in its own order.
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    formatError,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules,
    // The library's own page for browsers loads its scripts from elsewhere: there is none.
    plugins: [ApolloServerPluginLandingPageDisabled(), ...plugins, rightsBeforeInput(schema, log), faultsWithTheirRequest(log)],
  });
}

/** One closed list of codes, whoever noticed the mistake. */
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

/** GraphQL quotes a whole variable when a part of it is wrong: a password must not come back, nor a long text. */
const withoutValue = (message: string) => message.replace(/^(Variable "\$\w+" got invalid value) .*?((?: at "[\w.[\]]+")?; )(?=[^;]*$)/s, "$1$2");

/** The libraries call a document that is past a limit a syntax error. */
const inOurWords = (message: string) =>
  message
    .replace(/^Syntax Error: (?=\w+(?: \w+)? limit of \d+ exceeded)/, "")
    .replace(/^Syntax Error: Document contains more that (\d+) tokens.*/, "Token limit of $1 exceeded.");

/** GraphQL's own sentence about a variable names its place: `… at "input.bidAmount"; …`, `Field "title" of required type …`. */
function fieldOfCoercion(message: string): FieldMessages | undefined {
  const required = /Field "(\w+)" of required type/.exec(message)?.[1];
  if (required) return { [required]: "Required" };
  const place = /^Variable "\$\w+" got invalid value .* at "\w+\.([\w.[\]]+)"/s.exec(message)?.[1];
  return place ? { [place]: "Invalid input" } : undefined;
}

/** Rights come first, whatever the variables hold; then the cost, which needs them. */
const rightsBeforeInput = (schema: GraphQLSchema, log: Logger): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      async responseForOperation({ operation, document, request, contextValue }) {
        // Which of several operations is meant was not said: Apollo refuses it next.
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
      // A wrong literal fails the document's validation, before an operation is chosen: the right comes before that too.
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

/** A fault is logged with its cause; the caller gets the request's id and nothing else. */
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
