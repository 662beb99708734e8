import { Question } from "#api/questions/Question.ts";
import { aBidder, anAdmin, aTender, type Seed } from "#api/testing/builders/builders.ts";

let count = 0;

/** A stored question without an answer. */
export const aQuestion =
  (overrides: Partial<Question> = {}): Seed<Question> =>
  async (tx) => {
    const tenderId = overrides.tenderId ?? (await aTender()(tx)).id;
    const companyId = overrides.companyId ?? (await aBidder()(tx)).id;
    const text = `May the girders come by river? (${++count})`;
    const { id } = await tx.save(
      Question,
      tx.create(Question, { text, askedAt: new Date(), ...overrides, tenderId, companyId, askedBy: companyId }),
    );
    return tx.findOneByOrFail(Question, { id });
  };

/** A published question with its answer. */
export const anAnsweredQuestion =
  (overrides: Partial<Question> = {}): Seed<Question> =>
  async (tx) => {
    const answeredBy = overrides.answeredBy ?? (await anAdmin()(tx)).id;
    const published = {
      number: ++count,
      publishedQuestion: "May the girders come by river?",
      answer: "Yes, up to 20 tonnes.",
      answeredAt: new Date(),
    };
    return aQuestion({ ...published, ...overrides, answeredBy })(tx);
  };
