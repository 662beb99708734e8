import { COMMON_PASSWORDS } from "#web/features/session/passwords/commonPasswords.ts";
import { passwordStrength } from "#web/features/session/passwords/passwordStrength.ts";

test.each([
  ["", "weak"],
  ["abcdef", "weak"],
  ["aaaaaaaaaa", "weak"],
  ["Bangui26", "fair"],
  ["river stone", "good"],
  ["girders from the south bank", "strong"],
])("%j is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test("the list holds a few thousand passwords that the rules accept", () => {
  const listed = COMMON_PASSWORDS.trim().split(/\s+/);

  expect(listed).toHaveLength(3000);
  expect(new Set(listed).size).toBe(3000);
  expect(listed.filter((password) => password.length < 6)).toEqual([]);
  expect(listed).toContain("123456");
});
