import { act } from "@testing-library/react";
import { GraphQLError } from "graphql";

import { type Answers } from "#web/testing/fakeApi.ts";

type Answer = Answers[string];

/** Answers UNAVAILABLE this many times, then with `answer`. */
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
 * Makes automatic retries exact, for tests of forms that retry: each attempt is made Retry-After seconds after a
 * failure. `pass` advances the time.
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
 * Advances the time in steps of half a second, because effects, which set the next timer, run only at the end of a
 * step.
 */
export async function pass(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 0.5) await act(() => jest.advanceTimersByTimeAsync(500));
}
