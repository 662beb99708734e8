import { getNamedType, isObjectType } from "graphql";

import { buildSchema } from "#api/schema.ts";
import { anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";
import { hashPassword, isPassword } from "#api/users/password.ts";

test("no GraphQL type has a field for a password or its hash", () => {
  const types = Object.values(buildSchema().getTypeMap()).filter(isObjectType);

  const named = types
    .filter(({ name }) => !/^(__|Query|Mutation)/.test(name))
    .flatMap((type) => Object.values(type.getFields()));

  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name, type }) => /pass|(?<!receipt)hash/i.test(`${name} ${getNamedType(type).name}`))).toEqual(
    [],
  );
});

test("no REST answer about a user carries the password or its hash", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const admin = api.as(await api.has(anAdmin()), PASSWORD);
  const account = { username: "grace", password: "compiler", email: "grace@example.org" };

  const answers = [
    await admin.signIn(),
    await admin.get("/api/users"),
    await admin.post("/api/users", account),
    await admin.patch(`/api/users/${partner.id}`, { password: "a new password" }),
    await api.visitor.post("/api/register", {
      ...account,
      username: "ada",
      email: "a@example.org",
      firstName: "A",
      lastName: "L",
    }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 200, 201]);
  const said = JSON.stringify(answers.map(({ body }) => body as unknown));
  for (const secret of ["argon2", "password", PASSWORD, "compiler"]) expect(said.toLowerCase()).not.toContain(secret);
});

test("a refusal does not echo the password", async () => {
  const api = await testApp();

  const answer = await api.visitor.graphql("mutation ($input: LoginInput!) { login(input: $input) { id } }", {
    input: { password: "my secret words" },
  });

  expect(answer.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: { username: "Required" } } }]);
  expect(JSON.stringify(answer.errors)).not.toContain("my secret words");
});

test("passwords are stored as argon2id, each with its own salt", async () => {
  const [first, second] = await Promise.all([hashPassword("engine"), hashPassword("engine")]);

  expect(first).toMatch(/^\$argon2id\$/);
  expect(first).not.toBe(second);
  expect(await isPassword("engine", first)).toBe(true);
  expect(await isPassword("Engine", first)).toBe(false);
  expect(await isPassword("nobody's password", null)).toBe(false);
});
