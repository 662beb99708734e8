import type { Agent } from "node:http";

import { PASSWORD, PROPOSAL } from "./seeded.ts";
import { type Address, type Answer, keepAliveAgent, request } from "./request.ts";

/** A signed-in user with a session cookie and keep-alive connections. */
export class Client {
  cookie = "";
  private readonly agent: Agent;

  constructor(
    private readonly address: Address,
    readonly username = "",
    private readonly from?: string,
  ) {
    this.agent = keepAliveAgent(address);
  }

  /** A client of the product at another address, with the same user and session. */
  at(address: Address) {
    const other = new Client(address, this.username, this.from);
    other.cookie = this.cookie;
    return other;
  }

  async send(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
    const json: Record<string, string> = body ? { "content-type": "application/json" } : {};
    const cookie: Record<string, string> = this.cookie ? { cookie: this.cookie } : {};
    const answer = await request(this.address, {
      method,
      path,
      headers: { ...json, ...cookie, ...headers },
      body: body && JSON.stringify(body),
      agent: this.agent,
      from: this.from,
    });
    const [set] = answer.headers["set-cookie"] ?? [];
    if (set) this.cookie = set.split(";")[0] ?? "";
    return answer;
  }

  get(path: string) {
    return this.send("GET", path);
  }

  post(path: string, body: object, headers?: Record<string, string>) {
    return this.send("POST", path, body, headers);
  }

  graphql(query: string, variables: object = {}) {
    return this.post("/graphql", { query, variables });
  }

  async signIn(password = PASSWORD) {
    const answer = await this.post("/api/login", { username: this.username, password });
    return expectStatus(answer, 200);
  }

  submitBid(tenderId: string, bidAmount: number, key: string) {
    return this.post(
      "/api/bids",
      { tenderId, bidAmount, technicalProposal: PROPOSAL, timelineDays: 90 },
      { "idempotency-key": key },
    );
  }

  reviseBid(id: string, bidAmount: number, revision: number) {
    return this.graphql(
      "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { revision } }",
      {
        id,
        input: { bidAmount, technicalProposal: PROPOSAL, timelineDays: 90, revision },
      },
    );
  }

  close() {
    this.agent.destroy();
  }
}

/** Throws if the answer has another status. Tests use it while they prepare their data. */
export function expectStatus(answer: Answer, status: number) {
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${answer.text.slice(0, 400)}`);
  return answer;
}

/** The id of the object that a REST call created. */
export const idOf = ({ text }: Answer) => (JSON.parse(text) as { id: string }).id;

/**
 * The refusal code of a REST or GraphQL answer; undefined if its JSON object contains no error. Without an answer it is
 * NO_ANSWER. For an answer that is no JSON object it is `HTTP_` and the status, even after a success.
 */
export function codeOf({ status, text }: Answer) {
  if (status === 0 || !text.startsWith("{")) return status === 0 ? "NO_ANSWER" : `HTTP_${status}`;
  const { code, errors } = JSON.parse(text) as { code?: string; errors?: { extensions: { code: string } }[] };
  return code ?? errors?.[0]?.extensions.code;
}
