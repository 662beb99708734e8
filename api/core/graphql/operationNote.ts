import type { ApolloServerPlugin } from "@apollo/server";
import type { RequestHandler } from "express";
import { getOperationAST, type GraphQLFormattedError, type GraphQLSchema } from "graphql";

import { rootFields } from "#api/core/graphql/access.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { rootFieldOf } from "#api/core/graphql/selectedFields.ts";
import { noteOf } from "#api/core/http/answerNote.ts";
import { REFUSAL_STATUS, type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

/** Records the operation of a GraphQL request and its refusals, for the metrics. */
export const noteOperation = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ document, operation, request, response, contextValue: { note } }) {
        const meant = operation ?? (document && getOperationAST(document, request.operationName));
        if (document && meant) note.operation = rootFieldOf(schema, document, meant);
        // The metrics call this function after the answer was sent, because other plugins may still change the errors.
        note.refused = () => {
          const errors = response.body.kind === "single" ? (response.body.singleResult.errors ?? []) : [];
          const fields = document && meant ? [...rootFields(document, meant.selectionSet)] : [];
          return eachOnce(errors).map(({ key, code }) => ({
            code,
            operation: fields.find(({ alias, name }) => (alias ?? name).value === key)?.name.value ?? note.operation,
          }));
        };
        return Promise.resolve();
      },
    }),
});

/** Returns each refusal once. One refusal can have several errors: one for each wrong input, or one for each row. */
function eachOnce(errors: readonly GraphQLFormattedError[]) {
  const refused = errors.map(({ path: [key = ""] = [], extensions }) => ({
    key,
    code: extensions?.code as RefusalCode,
  }));
  return [...new Map(refused.map((each) => [`${each.key} ${each.code}`, each])).values()];
}

/**
 * Records the refusal of a request that is not valid GraphQL over HTTP, which Apollo refuses before its plugins run.
 */
export const noteMalformed: RequestHandler = (request, response, next) => {
  noteOf(request).refused = () =>
    response.statusCode === REFUSAL_STATUS.BAD_USER_INPUT ? [{ code: "BAD_USER_INPUT" }] : [];
  next();
};
