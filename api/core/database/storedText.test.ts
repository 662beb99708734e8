import { anAdmin } from "#api/testing/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const request = (message: string) => ({
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.org",
  company: "Analytical Engines",
  role: "supplier",
  message,
});

test.each([
  ["HTML", "<script>alert('1')</script> & <b>bold</b>"],
  ["quotes and backslashes", `'; DROP TABLE users; -- "quoted" \\n \\u0000 %s $1`],
  ["every writing", "Привет, العالم, 你好, 👷‍♀️🏗️, e\u0301"],
  ["lines and tabs", "first\r\nsecond\n\tthird"],
])("text is stored as typed and answered as typed: %s", async (_what, message) => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));

  const answer = await api.visitor.post("/api/contact", request(message));
  const read = await admin.graphql("{ contactRequests { nodes { message } } }");

  expect(answer).toMatchObject({ status: 201, body: { message } });
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(read.data.contactRequests.nodes).toEqual([{ message }]);
});

test("strings are trimmed", async () => {
  const api = await testApp();

  const answer = await api.visitor.post("/api/contact", { ...request("\n  Hello  \t"), firstName: " Ada " });

  expect(answer).toMatchObject({ status: 201, body: { message: "Hello", firstName: "Ada" } });
});

test("U+0000, which no text column holds, is refused by the field's name", async () => {
  const api = await testApp();

  const rest = await api.visitor.post("/api/contact", request("a\0b"));
  const graphql = await api.visitor.graphql("mutation ($input: ContactRequestInput!) { createContactRequest(input: $input) { id } }", {
    input: request("a\0b"),
  });

  const refused = { code: "BAD_USER_INPUT", fields: { message: "Invalid input" } };
  expect(rest).toMatchObject({ status: 400, body: refused });
  expect(graphql.errors).toMatchObject([{ extensions: refused }]);
});

test("half a surrogate pair is no fault", async () => {
  const api = await testApp();

  const answer = await api.visitor.post("/api/contact", request("a\ud800b"));

  expect(answer.status).toBeLessThan(500);
  expect(api.faults).toEqual([]);
});

test("each field has a generous maximum length, and an over-long text is refused by its name", async () => {
  const api = await testApp();

  const just = await api.visitor.post("/api/contact", request("x".repeat(10_000)));
  const over = await api.visitor.post("/api/contact", request("x".repeat(10_001)));

  expect(just.status).toBe(201);
  expect(over).toMatchObject({ status: 400, body: { fields: { message: "Must be at most 10,000 characters" } } });
});
