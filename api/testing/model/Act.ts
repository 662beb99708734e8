import type { Client } from "#api/testing/client.ts";
import type { Actor, World } from "#api/testing/model/World.ts";

/** The portal's answer: data, or a refusal with its code. */
export interface Given {
  code?: string;
  data?: unknown;
}

/** One request of one actor, with the answer that the model expects. */
export interface Act {
  actor: Actor;
  /** Describes the request in the report of a failed sequence. */
  description: string;
  send: (client: Client) => Promise<Given>;
  /**
   * Computes the model's answer, and applies the request to the model's world. Throws `Refused` if the model refuses
   * the request. Ids and times, which only the portal knows, are taken from the portal's answer.
   */
  law: (world: World, answered: Made) => unknown;
}

/** The ids and times in the portal's answer. */
export interface Made {
  id?: string;
  submittedAt?: string;
  savedAt?: string;
}

/** The HTTP status of each refusal code, as documented. */
const STATUS: Record<string, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PROFILE_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TENDER_CLOSED: 409,
  QUESTIONS_CLOSED: 409,
};

/** Sends a GraphQL document; returns all its root fields. */
export const wholeGraphql =
  (document: string, variables: object = {}): Act["send"] =>
  async (client) => {
    const answer = await client.graphql(document, variables);
    return answer.errors?.[0] ? { code: answer.errors[0].extensions.code } : { data: answer.data as unknown };
  };

/** Sends a GraphQL document with one root field, aliased `result`; returns its value. */
export const graphql =
  (document: string, variables: object = {}): Act["send"] =>
  async (client) => {
    const { code, data } = await wholeGraphql(document, variables)(client);
    return code === undefined ? { data: (data as { result: unknown }).result } : { code };
  };

export const rest =
  (
    method: "GET" | "POST" | "PATCH" | "DELETE",
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Act["send"] =>
  async (client) => {
    const json = body && { "content-type": "application/json" };
    const answer = await client.send(method, path, body && JSON.stringify(body), { ...json, ...headers });
    if (answer.status < 400) return { data: answer.body as unknown };
    const { code } = answer.body as { code?: string };
    return { code: STATUS[code ?? ""] === answer.status ? code : `${code} with status ${answer.status}` };
  };

/** The Idempotency-Key header; empty without a key. */
export const keyHeader = (key: string | null): Record<string, string> =>
  key === null ? {} : { "idempotency-key": key };
