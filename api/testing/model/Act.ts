import type { Client } from "#api/testing/client.ts";
import type { Actor, World } from "#api/testing/model/World.ts";

/** What the portal answered: data, or a refusal with its code. */
export interface Given {
  code?: string;
  data?: unknown;
}

/** One request of one actor, and the model's law for it. */
export interface Act {
  actor: Actor;
  /** A sentence for the list of a failed sequence. */
  told: string;
  send: (client: Client) => Promise<Given>;
  /**
   * The data that the model answers; throws Refused. It changes the world where it allows the act; ids and times, which only
   * the portal can know, are taken from its answer.
   */
  law: (world: World, answered: Made) => unknown;
}

/** The ids, times and receipts of an answer. */
export interface Made {
  id?: string;
  submittedAt?: string;
  savedAt?: string;
}

/** The closed list of refusals with the status of each, as documented. */
const STATUS: Record<string, number> = {
  BAD_USER_INPUT: 400, UNAUTHENTICATED: 401, FORBIDDEN: 403, PROFILE_REQUIRED: 403, NOT_FOUND: 404, CONFLICT: 409, TENDER_CLOSED: 409, QUESTIONS_CLOSED: 409,
};

/** All root fields of a document. */
export const wholeGraphql =
  (document: string, variables: object = {}): Act["send"] =>
  async (client) => {
    const answer = await client.graphql(document, variables);
    return answer.errors?.[0] ? { code: answer.errors[0].extensions.code } : { data: answer.data as unknown };
  };

/** One root field, aliased `result`. */
export const graphql =
  (document: string, variables: object = {}): Act["send"] =>
  async (client) => {
    const { code, data } = await wholeGraphql(document, variables)(client);
    return code === undefined ? { data: (data as { result: unknown }).result } : { code };
  };

export const rest =
  (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object, headers: Record<string, string> = {}): Act["send"] =>
  async (client) => {
    const json = body && { "content-type": "application/json" };
    const answer = await client.send(method, path, body && JSON.stringify(body), { ...json, ...headers });
    if (answer.status < 400) return { data: answer.body as unknown };
    const { code } = answer.body as { code?: string };
    return { code: STATUS[code ?? ""] === answer.status ? code : `${code} with status ${answer.status}` };
  };

/** The header of a key, or the input's field. */
export const keyHeader = (key: string | null): Record<string, string> => (key === null ? {} : { "idempotency-key": key });
