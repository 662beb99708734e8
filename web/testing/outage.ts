import { act } from "@testing-library/react";
import { GraphQLError } from "graphql";

import { type Answers } from "#web/testing/fakeApi.ts";

type Answer = Answers[string];

/** Answers UNAVAILABLE this many times, then this. */
export function unavailable(times: number, answer: Answer, retryAfter = 3): Answer {
  let left = times;
  return (variables) => {
    left -= 1;
    if (left >= 0) throw new GraphQLError("The service cannot be reached at the moment.", { extensions: { code: "UNAVAILABLE", retryAfter } });
    return answer(variables);
  };
}

/** For the tests beside the call: each automatic try comes exactly Retry-After seconds after a failure; `pass` lets them pass. */
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

/** In steps: effects, which set the next timer, run at the end of each. */
export async function pass(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 0.5) await act(() => jest.advanceTimersByTimeAsync(500));
}
