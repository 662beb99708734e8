import { object, string } from "yup";

import { flag, money, wholeNumber } from "#api/core/rules/fields.rules.ts";

import { typedSchema } from "#web/ui/forms/typedSchema.ts";

const schema = typedSchema(
  object({
    title: string(),
    bidAmount: money(1, "Whole dollars").required("Amount is required"),
    timelineDays: wholeNumber(1, 36_500, "Whole days").required("Days are required"),
    employeeCount: wholeNumber(1, 1000, "Whole people").nullable(),
  }),
);
const typed = { title: "1,000", bidAmount: "1", timelineDays: "1", employeeCount: "" };

/** Returns the error message for these form values; null if they are valid. */
async function problem(values: object) {
  try {
    await schema.validate({ ...typed, ...values });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

test("numbers are read as a person writes them, texts stay texts, and a blank is none", () => {
  expect(schema.cast({ ...typed, bidAmount: "$1,250,000", timelineDays: "1,250" })).toEqual({
    title: "1,000",
    bidAmount: 1_250_000,
    timelineDays: 1250,
    employeeCount: null,
  });
});

test.each(["12 50", "0x10", "1e5", "1.0", "12,50", "-5", "twelve"])(
  "%p is refused wherever a number is asked",
  async (text) => {
    expect(await problem({ bidAmount: text })).toBe("Whole dollars");
    expect(await problem({ timelineDays: text })).toBe("Whole days");
    expect(await problem({ employeeCount: text })).toBe("Whole people");
  },
);

test("a select's true and false are truth values, and any other text of it is refused", async () => {
  const role = typedSchema(object({ isAdmin: flag() }));

  expect([role.cast({ isAdmin: "true" }), role.cast({ isAdmin: "false" })]).toEqual([
    { isAdmin: true },
    { isAdmin: false },
  ]);
  await expect(role.validate({ isAdmin: "1" })).rejects.toThrow("Invalid input");
});

test("only money takes a dollar sign", async () => {
  expect(await problem({ bidAmount: "$90" })).toBeNull();
  expect(await problem({ timelineDays: "$90" })).toBe("Whole days");
});

test("a missing, too small or too large value is refused in the rule's words", async () => {
  expect(await problem({ bidAmount: " " })).toBe("Amount is required");
  expect(await problem({ bidAmount: "0" })).toBe("Whole dollars");
  expect(await problem({ bidAmount: "9,007,199,254,740,993" })).toBe("Must be at most 9,007,199,254,740,991");
});
