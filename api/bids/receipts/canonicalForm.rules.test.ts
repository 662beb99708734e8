import canonicalize from "canonicalize";

/**
 * The examples in appendix F of RFC 8785 (JSON Canonicalization Scheme), by their names in the RFC: the input and its
 * canonical form. The SHA-256 in a receipt is that of the canonical form.
 */
const EXAMPLES: Record<string, [input: string, canonical: string]> = {
  arrays: [`[ 56, { "d": true, "10": null, "1": [ ] } ]`, `[56,{"1":[],"10":null,"d":true}]`],
  french: [
    `{ "peach": "This sorting order", "péché": "is wrong according to French", "pêche": "but canonicalization MUST", "sin": "ingnore locale" }`,
    `{"peach":"This sorting order","péché":"is wrong according to French","pêche":"but canonicalization MUST","sin":"ingnore locale"}`,
  ],
  structures: [
    String.raw`{ "1": {"f": {"f": "hi","F": 5} ,"\n": 56.0}, "10": { }, "": "empty", "a": { }, "111": [ { } ], "A": { } }`,
    String.raw`{"":"empty","1":{"\n":56,"f":{"F":5,"f":"hi"}},"10":{},"111":[{}],"A":{},"a":{}}`,
  ],
  unicode: [String.raw`{ "Unnormalized Unicode":"\u1e0d\u0307" }`, `{"Unnormalized Unicode":"\u1e0d\u0307"}`],
  values: [
    String.raw`{ "numbers": [1E30, 4.50, 333333333.33333329, 2e-3, 0.000000000000000000000000001],
      "escaping": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/", "literals": [null, true, false] }`,
    String.raw`{"escaping":"€$\u000f\nA'B\"\\\\\"/","literals":[null,true,false],"numbers":[1e+30,4.5,333333333.3333333,0.002,1e-27]}`,
  ],
  weird: [
    String.raw`{ "\u20ac": "Euro Sign", "1": "One", "\u0080": "Control\u007f", "\ud83d\ude02": "Smiley",
      "\u00f6": "Latin Small Letter O With Diaeresis", "\ufb33": "Hebrew Letter Dalet With Dagesh", "</script>": "Browser Challenge" }`,
    `{"1":"One","</script>":"Browser Challenge","\u0080":"Control\u007f","\u00f6":"Latin Small Letter O With Diaeresis","\u20ac":"Euro Sign","\ud83d\ude02":"Smiley","\ufb33":"Hebrew Letter Dalet With Dagesh"}`,
  ],
};

test.each(Object.entries(EXAMPLES))(
  "the canonical form of a receipt is that of RFC 8785: %s",
  (_name, [input, form]) => {
    expect(canonicalize(JSON.parse(input))).toBe(form);
  },
);
