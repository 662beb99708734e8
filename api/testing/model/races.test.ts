import { runModel, SEQUENCES, TIMEOUT } from "#api/testing/model/runModel.ts";
import { SEED } from "#api/testing/sampled.ts";

test(
  `of two acts at once one comes after the other, in ${SEQUENCES} random sequences (SEED=${SEED})`,
  async () => {
    const answers = await runModel("two at once");

    expect(answers.get("two at once")?.get("data")).toBeGreaterThan(0);
  },
  TIMEOUT,
);
