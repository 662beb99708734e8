import { LIFECYCLE_REFUSALS, type RefusalName, sentenceOf } from "#api/tenders/lifecycle/refusals.rules.ts";

import { reasonText as english } from "#web/graphql/words/reasons.en.ts";
import { reasonText as french } from "#web/graphql/words/reasons.fr.ts";

const TENDER = {
  closingDate: "2027-01-20T12:00:00.000Z",
  publishedAt: "2027-01-01T12:00:00.000Z",
  createdAt: "2027-01-01T12:00:00.000Z",
  takesQuestions: true,
  questionsUntil: null,
};

test.each(Object.keys(LIFECYCLE_REFUSALS) as RefusalName[])(
  "the server's sentence of %s is French in French",
  (name) => {
    const sentence = sentenceOf(name, TENDER);

    expect(english(sentence)).toBe(sentence);
    expect(french(sentence)).not.toBe(sentence);
    expect(french(sentence)).not.toMatch(/\b(the|this|tender|bids?)\b/i);
  },
);
