import { MAX_MONEY } from "#api/core/rules/fields.rules.ts";

import { amountInWords } from "#web/format/words/amountInWords.en.ts";

test.each([
  [1, "one US dollar"],
  [17, "seventeen US dollars"],
  [80, "eighty US dollars"],
  [342, "three hundred forty-two US dollars"],
  [1_000, "one thousand US dollars"],
  [1_000_001, "one million one US dollars"],
  [2_850_000, "two million eight hundred fifty thousand US dollars"],
  [
    MAX_MONEY,
    "nine quadrillion seven trillion one hundred ninety-nine billion two hundred fifty-four million seven hundred forty thousand nine hundred ninety-one US dollars",
  ],
])("%s is %p", (amount, words) => {
  expect(amountInWords(amount)).toBe(words);
});
