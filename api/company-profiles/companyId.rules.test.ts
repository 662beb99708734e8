import { companyIdOf, userOfCompany } from "#api/company-profiles/companyId.rules.ts";

test.each([
  ["0198c1f0-0000-7000-8000-000000000001", "0198c1f0-0000-8000-8000-000000000001"],
  ["0198C1F0-0000-7000-8000-00000000000A", "0198C1F0-0000-8000-8000-00000000000A"],
  ["3b1f8c9e-6b8a-4d3e-9f00-0000000000aa", "3b1f8c9e-6b8a-bd3e-9f00-0000000000aa"],
])("the company of user %s is %s, and both forms name the user", (userId, companyId) => {
  expect(companyIdOf(userId)).toBe(companyId);
  expect(userOfCompany(companyId)).toBe(userId);
  expect(userOfCompany(userId)).toBe(userId);
});
