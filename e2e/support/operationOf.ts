import type { Request } from "@playwright/test";

interface Operation {
  operationName: string;
  variables: object;
}

/** The addresses of operations. */
export const OPERATIONS = /\/graphql(\?|$)/;

/** The operation that a request of the portal sends: a query by GET, which names its document by a hash, a mutation by POST. */
export function operationOf(request: Pick<Request, "method" | "url" | "postDataJSON">): Operation | null {
  const { pathname, searchParams } = new URL(request.url());
  if (pathname !== "/graphql") return null;
  if (request.method() === "POST") return request.postDataJSON() as Operation;
  return { operationName: searchParams.get("operationName") ?? "", variables: JSON.parse(searchParams.get("variables") ?? "{}") as object };
}
