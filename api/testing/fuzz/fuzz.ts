import type { Answer, Client } from "#api/testing/client.ts";
import { openInternals } from "#api/testing/fuzz/internalsIn.ts";
import { aCast, aScene, callersOf, goodValues, type Scene } from "#api/testing/fuzz/scene.ts";
import { type Garbage, garbageOf } from "#api/testing/fuzz/garbage.ts";
import { SEED } from "#api/testing/sampled.ts";
import type { TestApp } from "#api/testing/testApp.ts";

const JSON_TYPE = /^application\/(graphql-response\+)?json/;

/** The values from which a target builds its request. */
interface Attempt {
  client: Client;
  /** True in the first round: all values are valid. */
  valid: boolean;
  good: Record<string, unknown>;
  scene: Scene;
  garbage: Garbage;
}

/** A GraphQL root field or a REST route that is fuzzed. */
export interface Target {
  name: string;
  /**
   * The GraphQL operation that is called. In the scene that aScene makes for it, and with valid values, the target
   * succeeds.
   */
  operation: string;
  isWrite: boolean;
  send: (attempt: Attempt) => Promise<Answer>;
  isSuccess: (answer: Answer) => boolean;
  /** True if an answer reports an internal fault although its status is below 500. */
  isFault?: (answer: Answer) => boolean;
}

/**
 * Sends valid values to each target first, then hostile values. Returns faults, leaked internals, and targets that
 * never succeeded.
 */
export async function fuzz(api: TestApp, rounds: number, targets: readonly Target[]) {
  const garbage = garbageOf(SEED);
  const cast = await aCast(api);
  const internalsIn = await openInternals(api.db);
  const scenes: Scene[] = [];
  const [wrong, answered]: [unknown[], Set<string>] = [[], new Set()];
  for (let round = 0; round < rounds; round++) {
    const valid = round === 0;
    const callerOf = callersOf(api, cast, round);
    for (const { name, operation, isWrite, send, isSuccess, isFault } of targets) {
      if (scenes.length === 0 || (isWrite && valid)) scenes.push(await aScene(api, cast, operation));
      const scene = valid ? scenes.at(-1)! : garbage.oneOf(scenes);
      const answer = await send({
        client: callerOf(name, scene),
        valid,
        good: goodValues(name, scene, cast),
        scene,
        garbage,
      });
      if (isSuccess(answer)) answered.add(name);
      const { status, headers, body } = answer;
      const internals = internalsIn(JSON.stringify(body));
      const isJson = status === 204 || JSON_TYPE.test(headers.get("content-type") ?? "");
      if (status >= 500 || !isJson || internals.length > 0 || isFault?.(answer))
        wrong.push({ name, status, body, internals });
    }
  }
  return { wrong, unanswered: targets.map(({ name }) => name).filter((name) => !answered.has(name)) };
}
