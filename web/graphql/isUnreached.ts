import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** No answer came, as when the network is down; a server that broke has answered. */
export const isUnreached = (error: unknown) => !CombinedGraphQLErrors.is(error);
