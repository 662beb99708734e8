import type { Request } from "@playwright/test";

interface Operation {
  operationName: string;
  variables: object;
}

/** Matches the URLs of GraphQL operations. */
export const OPERATIONS = /\/graphql(\?|$)/;

/**
 * The GraphQL operation of a request; null if the request is of another kind. A query is sent by GET, with the hash of
 * its GraphQL document instead of the text. A mutation is sent by POST.
 */
export function operationOf(request: Pick<Request, "method" | "url" | "postDataJSON">): Operation | null {
  const { pathname, searchParams } = new URL(request.url());
  if (pathname !== "/graphql") return null;
  if (request.method() === "POST") return request.postDataJSON() as Operation;
  return {
    operationName: searchParams.get("operationName") ?? "",
    variables: JSON.parse(searchParams.get("variables") ?? "{}") as object,
  };
}
