const SMALL =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf".split(
    " ",
  );
const TENS = "vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt".split(" ");
const GROUPS = ["", "mille", "million", "milliard", "billion", "billiard"];

/**
 * @param isLast Whether no numeral follows. Only then 80 (quatre-vingts) and the hundreds (cents) have the plural s.
 */
function belowHundred(number: number, isLast: boolean) {
  if (number < 20) return SMALL[number]!;
  const ten = Math.floor(number / 10);
  const rest = number - 10 * (ten === 7 || ten === 9 ? ten - 1 : ten);
  const tens = TENS[ten - 2]!;
  if (rest === 0) return ten === 8 && isLast ? `${tens}s` : tens;
  return (rest === 1 || rest === 11) && ten < 8 ? `${tens} et ${SMALL[rest]}` : `${tens}-${SMALL[rest]}`;
}

function belowThousand(number: number, isLast: boolean) {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  const hundred = hundreds > 1 ? `${SMALL[hundreds]} cent${rest === 0 && isLast ? "s" : ""}` : "cent";
  return [hundreds > 0 && hundred, rest > 0 && belowHundred(rest, isLast)].filter(Boolean).join(" ");
}

function groupInWords(number: number, place: number) {
  const name = GROUPS[place]!;
  if (place === 0) return belowThousand(number, true);
  if (place === 1) return number === 1 ? name : `${belowThousand(number, false)} ${name}`;
  return `${belowThousand(number, true)} ${name}${number > 1 ? "s" : ""}`;
}

/** Spells out a whole amount: « deux millions cinquante mille dollars US », « un million de dollars US ». */
export function amountInWords(amount: number) {
  const groups = amount.toLocaleString("en-US").split(",").map(Number);
  const words = groups.flatMap((group, index) => (group > 0 ? [groupInWords(group, groups.length - 1 - index)] : []));
  const of = amount > 0 && amount % 1_000_000 === 0 ? "de dollars" : amount < 2 ? "dollar" : "dollars";
  return `${words.join(" ") || SMALL[0]} ${of} US`;
}
