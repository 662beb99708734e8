import { aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";
import { hashPassword } from "#api/users/password.ts";

const REFUSED = {
  status: 401,
  body: { error: "Invalid username or password. Please try again.", code: "UNAUTHENTICATED" },
};

test("login answers 200 with the user object of the specification, and nothing else", async () => {
  const api = await testApp();
  const user = await api.has(aPartner({ firstName: "Ada", addressCountry: "Kenya" }));

  const answer = await api.visitor.post("/api/login", { username: user.username, password: PASSWORD });

  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: "Ada",
    lastName: null,
    companyName: null,
    companyTypology: null,
    vatNumber: null,
    cardId: null,
    addressStreet: null,
    addressCity: null,
    addressState: null,
    addressPostalCode: null,
    addressCountry: "Kenya",
    isAdmin: false,
  });
});

test("login answers the same 401 for an unknown user and for a wrong password", async () => {
  const api = await testApp();
  const { username } = await api.has(aPartner());

  const unknown = await api.visitor.post("/api/login", { username: "nobody", password: PASSWORD });
  const wrong = await api.visitor.post("/api/login", { username, password: "wrong horse" });

  expect(unknown).toMatchObject(REFUSED);
  expect(wrong).toMatchObject(REFUSED);
  expect(unknown.body).toEqual(wrong.body);
  expect(unknown.headers.getSetCookie()).toEqual([]);
});

test("an unknown user costs as much work as a wrong password", async () => {
  const api = await testApp();
  const { username } = await api.has(aPartner({ passwordHash: await hashPassword(PASSWORD) }));
  const quickest = { wrong: Infinity, unknown: Infinity };

  // Alternates the two kinds of sign-in and takes the shortest time of each, which excludes the effect of other load.
  for (let tries = 0; tries < 8; tries++) {
    quickest.wrong = Math.min(quickest.wrong, await timeOfTry(api, username));
    quickest.unknown = Math.min(quickest.unknown, await timeOfTry(api, "nobody"));
  }

  expect(quickest.unknown / quickest.wrong).toBeGreaterThan(0.5);
  expect(quickest.unknown / quickest.wrong).toBeLessThan(2);
});

async function timeOfTry(api: TestApp, username: string) {
  const start = performance.now();
  await api.visitor.post("/api/login", { username, password: "wrong horse" });
  return performance.now() - start;
}

test.each(["blocked", "banned"] as const)("a right password on a %s account answers 403", async (status) => {
  const api = await testApp();
  const { username } = await api.has(aPartner({ status }));

  const right = await api.visitor.post("/api/login", { username, password: PASSWORD });
  const wrong = await api.visitor.post("/api/login", { username, password: "wrong horse" });

  expect(right).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  expect(right.headers.getSetCookie()).toEqual([]);
  expect(wrong).toMatchObject(REFUSED);
});

test("a deleted user cannot sign in", async () => {
  const api = await testApp();
  const { username } = await api.has(aPartner({ deletedAt: new Date() }));

  const answer = await api.visitor.post("/api/login", { username, password: PASSWORD });

  expect(answer).toMatchObject(REFUSED);
});

test("a username is found without regard to case or to spaces around it", async () => {
  const api = await testApp();
  const user = await api.has(aPartner({ username: "Ada.Lovelace" }));

  const answer = await api.visitor.post("/api/login", { username: "  aDA.loveLACE ", password: PASSWORD });

  expect(answer).toMatchObject({ status: 200, body: { id: user.id, username: "Ada.Lovelace" } });
});

test("username and password are required", async () => {
  const api = await testApp();

  const answer = await api.visitor.post("/api/login", { username: " " });

  const fields = { username: "Username is required", password: "Password is required" };
  expect(answer).toMatchObject({ status: 400, body: { code: "BAD_USER_INPUT", fields } });
});

test("a username that no account can have is refused without an internal error", async () => {
  const api = await testApp();

  const answer = await api.visitor.post("/api/login", { username: "a\0b", password: PASSWORD });

  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: "BAD_USER_INPUT", fields: { username: "Invalid input" } });
});

test("signing in through GraphQL refuses with the same codes", async () => {
  const api = await testApp();
  const { username } = await api.has(aPartner({ status: "blocked" }));
  const login = (password: string) =>
    api.visitor.graphql("mutation ($input: LoginInput!) { login(input: $input) { id } }", {
      input: { username, password },
    });

  const wrong = await login("wrong horse");
  const right = await login(PASSWORD);

  expect(wrong.errors).toMatchObject([{ message: REFUSED.body.error, extensions: { code: "UNAUTHENTICATED" } }]);
  expect(right.errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
});
