import type { AnyObject, ObjectSchema } from "yup";

import { ROUTES } from "#api/restTable.ts";
import { aBidder, aTender } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

/** JSON values of a wrong type that a lenient parser would convert. */
const WRONG: Record<string, unknown[]> = {
  string: [7, 0, true, false, [], ["text"], {}],
  boolean: [0, 1, "true", "false", "yes", "", [], {}],
  number: [
    true,
    false,
    1.5,
    "0x1F",
    "0b1",
    "1e3",
    "1.0",
    "1,000",
    "12 50",
    "+5",
    "-5",
    "٣",
    "Infinity",
    "NaN",
    [5],
    {},
  ],
  date: [0, 1_772_323_200_000, true, "1772323200000", "tomorrow", ["2026-06-30"], {}],
};

const MOST_VALUES = Math.max(...Object.values(WRONG).map(({ length }) => length));
const valueAt = (values: unknown[], turn: number) => values[turn % values.length];

const FIELDS = ROUTES.flatMap(({ verb, path, body }) =>
  Object.entries(body?.fields ?? {}).map(
    ([name, field]) => [`${verb.toUpperCase()} ${path}`, name, (field as ObjectSchema<AnyObject>).type] as const,
  ),
);

test("every row that takes a body, and every field of it, is among these", () => {
  expect(FIELDS.length).toBeGreaterThan(80);
  for (const [, , type] of FIELDS) expect(Object.keys(WRONG)).toContain(type);
});

test.each([...new Set(FIELDS.map(([row]) => row))])(
  "%s refuses each field's wrong JSON types by its name",
  async (row) => {
    const api = await testApp();
    const { id } = await api.has(aTender());
    const admin = api.as(await api.has(aBidder({ isAdmin: true })));
    const [method = "", path = ""] = row.replace(":id", id).split(" ");
    const fields = FIELDS.filter(([of]) => of === row);

    // Sends the first wrong value of every field in one body, then the second wrong values, and so on.
    for (let turn = 0; turn < MOST_VALUES; turn++) {
      const sent = Object.fromEntries(fields.map(([, name, type]) => [name, valueAt(WRONG[type] ?? [], turn)]));
      const { status, body } = await admin.send(method, path, JSON.stringify(sent), {
        "content-type": "application/json",
      });

      expect({ sent, status, code: body.code as string }).toEqual({ sent, status: 400, code: "BAD_USER_INPUT" });
      expect(Object.keys(body.fields as object).sort()).toEqual(Object.keys(sent).sort());
    }
  },
);

test("the same digits are a number, whether they are sent as a number or as a form's text", async () => {
  const api = await testApp();
  const { id } = await api.has(aTender());
  const admin = api.as(await api.has(aBidder({ isAdmin: true })));

  for (const budgetMin of [250_000, "250000", " 250000 ", "0250000"])
    expect(await admin.patch(`/api/tenders/${id}`, { budgetMin })).toMatchObject({
      status: 200,
      body: { budgetMin: 250_000 },
    });
});

test("a refused type changes nothing: isAdmin 1 makes no administrator, and a password of digits is no text", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(aBidder({ isAdmin: true })));
  const user = { username: "osun", email: "osun@example.org", password: "secret" };

  const answers = [
    await admin.post("/api/users", { ...user, isAdmin: 1 }),
    await admin.post("/api/users", { ...user, password: 1_234_567 }),
  ];

  expect(answers.map(({ body }) => body.fields as object)).toEqual([
    { isAdmin: "Invalid input" },
    { password: "Invalid input" },
  ]);
  expect((await admin.get("/api/users")).body).toHaveLength(1);
});
