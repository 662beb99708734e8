import { act } from "@testing-library/react";
import { GraphQLError } from "graphql";

import { type Answers } from "#web/testing/fakeApi.ts";

type Answer = Answers[string];

/** Returns an answer for the fake API that fails with UNAVAILABLE this many times, and then answers with `answer`. */
export function unavailable(times: number, answer: Answer, retryAfter = 3): Answer {
  let left = times;
  return (variables) => {
    left -= 1;
    if (left >= 0)
      throw new GraphQLError("The service cannot be reached at the moment.", {
        extensions: { code: "UNAVAILABLE", retryAfter },
      });
    return answer(variables);
  };
}

/**
 * Makes the times of automatic retries exact, for tests of forms that retry: each retry follows a failure after exactly
 * Retry-After seconds. `pass` advances the fake timers.
 */
export function withoutJitter() {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    jest.spyOn(Math, "random").mockReturnValue(0);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
}

/**
 * Advances the fake timers in steps of half a second. React runs effects only at the end of a step, and these effects
 * set the next timer.
 */
export async function pass(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 0.5) await act(() => jest.advanceTimersByTimeAsync(500));
}
