import { setTimeout as wait } from "node:timers/promises";

import { type Client, codeOf, idOf } from "./Client.ts";
import type { Answer } from "./request.ts";

const RETRY_MS = 100;
const GIVE_UP_MS = 60_000;

/** Refusal codes after which a request may be sent again. GraphQL sends them with HTTP status 200. */
const RETRIED = ["UNAVAILABLE", "RATE_LIMITED", "INTERNAL"];
const mayRetry = (answer: Answer) =>
  answer.status === 0 || answer.status >= 500 || RETRIED.includes(codeOf(answer) ?? "");

/** A bid that the server acknowledged, with the amount of each acknowledged revision. */
export interface Acknowledged {
  id: string;
  key: string;
  company: string;
  tenderId: string;
  amounts: Map<number, number>;
}

/** A load: companies submit and revise bids without a pause until `stop`. Records the acknowledged bids. */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  /** The unexpected refusals: those that do not result from the fault that the test causes. */
  readonly unexpected: string[] = [];
  readonly answers: Answer[] = [];
  /** When the last request was acknowledged, as a time of `performance.now()`. */
  lastAcknowledgedAt = 0;
  private stopping = false;
  private readonly working: Promise<unknown>[] = [];

  /** Starts to send the bids of a company: one bid on each tender, and one revision of each bid. */
  bids(company: Client, tenders: readonly string[]) {
    this.repeat(tenders, (tenderId, place) => this.bid(company, tenderId, 100_000 + place));
  }

  /** Runs `act` for one item after another until the load stops. */
  repeat<T>(items: readonly T[], act: (item: T, place: number) => Promise<unknown>) {
    const work = async () => {
      for (const [place, item] of items.entries()) {
        if (this.stopping) return;
        await act(item, place);
      }
    };
    this.working.push(work());
  }

  /**
   * Sends a request, and sends it again after each temporary failure, until the answer is final or GIVE_UP_MS have
   * passed.
   */
  async untilAnswered(send: () => Promise<Answer>): Promise<Answer> {
    const started = performance.now();
    for (;;) {
      const answer = await send();
      this.answers.push(answer);
      if (codeOf(answer) === undefined) this.lastAcknowledgedAt = performance.now();
      if (!mayRetry(answer) || performance.now() - started > GIVE_UP_MS) return answer;
      await wait(RETRY_MS);
    }
  }

  private async bid(company: Client, tenderId: string, amount: number) {
    const key = `${company.username} ${tenderId}`;
    const answer = await this.untilAnswered(() => company.submitBid(tenderId, amount, key));
    if (answer.status !== 201) return this.unexpected.push(`submitBid ${codeOf(answer)}: ${answer.text}`);
    const id = idOf(answer);
    const kept = { id, key, company: company.username, tenderId, amounts: new Map([[1, amount]]) };
    this.acknowledged.push(kept);
    await this.revise(company, kept, amount + 1000);
  }

  /**
   * Revises a bid. If a revision was stored but its answer was lost, the retry is refused as stale (CONFLICT); such a
   * revision does not count as acknowledged.
   */
  private async revise(company: Client, kept: Acknowledged, amount: number) {
    let tries = 0;
    const answer = await this.untilAnswered(() => (tries++, company.reviseBid(kept.id, amount, 1)));
    const code = codeOf(answer);
    if (code === undefined) kept.amounts.set(2, amount);
    else if (code !== "CONFLICT" || tries === 1) this.unexpected.push(`reviseBid ${code}: ${answer.text}`);
  }

  async stop() {
    this.stopping = true;
    await Promise.all(this.working);
  }
}
