import { isLong, runModel, SEQUENCES, TIMEOUT, untried } from "#api/testing/model/runModel.ts";
import { SEED } from "#api/testing/sampled.ts";

test(
  `portal and model agree about ${SEQUENCES} random sequences of acts (SEED=${SEED})`,
  async () => {
    const answers = await runModel("one after another");

    expect(answers.size).toBeGreaterThan(0);
    if (isLong) expect(untried(answers)).toEqual([]);
  },
  TIMEOUT,
);
