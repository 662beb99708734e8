import type { Context } from "#api/core/graphql/context.ts";

/** Administrators do, by a token only with the scope of those who write content. */
export const readsUnpublished = ({ user, token }: Pick<Context, "user" | "token">) =>
  user?.isAdmin === true && (!token || token.scopes.includes("content:write"));
