import { archiveNames } from "#api/files/reading/archiveNames.ts";

test.each([
  ["Method.pdf", "Method.pdf"],
  ["Méthode 📐.pdf", "Méthode 📐.pdf"],
  ["../../x", ".._.._x"],
  ["/etc/passwd", "_etc_passwd"],
  ["C:\\Users\\plan.pdf", "C__Users_plan.pdf"],
  ["..", "_"],
  [".", "_"],
  ["   ", "_"],
  ["-", "_"],
  ["a\u0000b\r\nc\td.pdf", "a_b__c_d.pdf"],
  ['what? <1> | "2" * 3.pdf', "what_ _1_ _ _2_ _ 3.pdf"],
  ["plan.pdf. . ", "plan.pdf"],
  [" plan.pdf", "plan.pdf"],
  ["CON", "_CON"],
  ["con.pdf", "_con.pdf"],
  ["Aux .tar.gz", "_Aux .tar.gz"],
  ["COM¹.txt", "_COM¹.txt"],
  ["LPT0", "_LPT0"],
  ["Console.pdf", "Console.pdf"],
  ["COM10.pdf", "COM10.pdf"],
  ["invoice\u202Efdp.exe", "invoicefdp.exe"],
  ["e\u0301.pdf", "é.pdf"],
  ["broken \ud800.pdf", "broken \ufffd.pdf"],
  [".env", ".env"],
])("%j is %j in an archive", (name, expected) => {
  expect(archiveNames([name])).toEqual([expected]);
});

test.each([
  ["Latin", "a", 146],
  ["Cyrillic", "ж", 118],
  ["Chinese", "設", 78],
  ["Thai with marks", "กำ", 39],
  ["emoji of a family", "👨‍👩‍👧‍👦", 9],
])(
  "250 letters in %s are cut at a letter, with their extension, to what Windows and Linux allow",
  (_script, letter, most) => {
    const [name] = archiveNames([`${letter.repeat(250)}.pdf`]) as [string];

    expect(name).toBe(`${letter.repeat(most)}.pdf`);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240);
    expect(name.length).toBeLessThanOrEqual(150);
  },
);

test("names that differ only in case, in composition or in what is replaced get numbers, also if a number is taken", () => {
  expect(archiveNames(["Plan.pdf", "PLAN.PDF", "a/b.pdf", "a\\b.pdf", "a_b (2).pdf", "é", "e\u0301"])).toEqual([
    "Plan.pdf",
    "PLAN (2).PDF",
    "a_b.pdf",
    "a_b (2).pdf",
    "a_b (2) (2).pdf",
    "é",
    "é (2)",
  ]);
});

test("long names that are equal after the cut are different, and keep to the limits", () => {
  const names = archiveNames([1, 2, 3].map((end) => `${"ж".repeat(190)}${end}.pdf`));

  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240);
  expect(names[2]).toMatch(/ \(3\)\.pdf$/);
});

test("no file takes the name of another file of the archive", () => {
  expect(archiveNames(["Manifest.JSON", "sha256sums"], ["manifest.json", "SHA256SUMS"])).toEqual([
    "Manifest (2).JSON",
    "sha256sums (2)",
  ]);
});
