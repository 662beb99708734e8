import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** A network error: the server sent no GraphQL answer. False for a server error. */
export const isNetworkError = (error: unknown) => !CombinedGraphQLErrors.is(error);
