import { ContactRequest } from "#api/contact/ContactRequest.ts";
import { anAdmin, aPartner } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const MARK =
  "mutation ($id: ID!, $handled: Boolean!) { markContactRequest(id: $id, handled: $handled) { id handledAt } }";

async function given() {
  const api = await testApp();
  const user = await api.has(anAdmin());
  const aRequest = (company: string) =>
    api.has((tx) =>
      tx.save(ContactRequest, {
        firstName: "Ada",
        lastName: "Lovelace",
        email: "ada@example.org",
        company,
        role: "supplier",
        message: "Hello.",
      }),
    );
  const admin = api.as(user);
  return { api, user, admin, aRequest, mark: (id: string, handled: boolean) => admin.graphql(MARK, { id, handled }) };
}

test("an admin marks a request as handled, by the database's clock, and takes the mark back", async () => {
  const { api, user, aRequest, mark } = await given();
  const { id } = await aRequest("Alpha");

  const marked = await mark(id, true);
  const stored = await api.db.manager.findOneByOrFail(ContactRequest, { id });
  const taken = await mark(id, false);

  expect(marked.data.markContactRequest).toEqual({ id, handledAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(stored).toMatchObject({ handledBy: user.id, handledAt: new Date(marked.data.markContactRequest.handledAt) });
  expect(taken.data.markContactRequest).toEqual({ id, handledAt: null });
});

test("a request that is marked twice keeps its first moment and administrator", async () => {
  const { api, user, aRequest, mark } = await given();
  const other = api.as(await api.has(anAdmin()));
  const { id } = await aRequest("Alpha");

  const first = await mark(id, true);
  const second = await other.graphql(MARK, { id, handled: true });
  const stored = await api.db.manager.findOneByOrFail(ContactRequest, { id });

  expect(second.data).toEqual(first.data);
  expect(stored.handledBy).toBe(user.id);
});

test.each([
  [null, ["Beta", "Alpha"]],
  [true, ["Alpha"]],
  [false, ["Beta"]],
])("requests are listed by their mark: %j", async (handled, companies) => {
  const { admin, aRequest, mark } = await given();
  const { id } = await aRequest("Alpha");
  await aRequest("Beta");
  await mark(id, true);

  const { data } = await admin.graphql(
    "query ($filter: ContactRequestFilter) { contactRequests(filter: $filter) { nodes { company } } }",
    {
      filter: { handled },
    },
  );

  expect(data.contactRequests.nodes.map(({ company }: ContactRequest) => company)).toEqual(companies);
});

test.each(["no-id", "01890000-0000-7000-8000-000000000000"])("there is no request %s: NOT_FOUND", async (id) => {
  const { mark } = await given();

  for (const handled of [true, false])
    expect((await mark(id, handled)).errors).toMatchObject([
      { message: "Request not found", extensions: { code: "NOT_FOUND" } },
    ]);
});

test("a partner marks nothing", async () => {
  const { api, aRequest } = await given();
  const { id } = await aRequest("Alpha");

  const answer = await api.as(await api.has(aPartner())).graphql(MARK, { id, handled: true });

  expect(answer.errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
});
