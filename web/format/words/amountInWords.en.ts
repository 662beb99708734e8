const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const THOUSANDS = ["", " thousand", " million", " billion", " trillion", " quadrillion"];

function belowHundred(number: number) {
  if (number < 20) return SMALL[number]!;
  const ones = number % 10;
  return `${TENS[Math.floor(number / 10) - 2]}${ones ? `-${SMALL[ones]}` : ""}`;
}

function belowThousand(number: number) {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  return [hundreds > 0 && `${SMALL[hundreds]} hundred`, rest > 0 && belowHundred(rest)].filter(Boolean).join(" ");
}

/** Spells out a whole amount, so that a bidder notices a digit too many: "two million fifty thousand US dollars". */
export function amountInWords(amount: number) {
  const groups = amount.toLocaleString("en-US").split(",").map(Number);
  const words = groups.flatMap((group, index) =>
    group > 0 ? [`${belowThousand(group)}${THOUSANDS[groups.length - 1 - index]}`] : [],
  );
  return `${words.join(" ") || SMALL[0]} US ${amount === 1 ? "dollar" : "dollars"}`;
}
