import { expect, type APIRequestContext } from "@playwright/test";

/** Sends a GraphQL operation, expects no errors, and returns its data. */
export async function ask<T>(api: APIRequestContext, query: string, variables: object = {}): Promise<T> {
  const answer = await api.post("/graphql", { data: { query, variables } });
  const { data, errors } = (await answer.json()) as { data: T; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}
