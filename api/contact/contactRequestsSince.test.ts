import { deleteOldContactRequests } from "#api/contact/deleteOldContactRequests.ts";
import { adminAndPartner } from "#api/testing/adminAndPartner.ts";
import { daysFromNow } from "#api/testing/builders/builders.ts";
import type { TestApp } from "#api/testing/testApp.ts";

const CHANGED =
  "query ($since: DateTimeISO) { contactRequests(first: 50, filter: { changedSince: $since }) { changesUntil nodes { id } } }";
const REMOVED =
  "query ($since: DateTimeISO!) { removedContactRequests(first: 50, changedSince: $since) { changesUntil nodes { id removedAt } } }";

const sent = async ({ visitor }: TestApp, firstName: string) => {
  const body = {
    firstName,
    lastName: "Obi",
    email: `${firstName.toLowerCase()}@example.org`,
    company: "Osun",
    role: "other",
    message: `A message of ${firstName}`,
  };
  return ((await visitor.post("/api/contact", body)).body as { id: string }).id;
};

test("a copy of the integration requests costs what changed, and is told which were deleted by hand and which after their months", async () => {
  const { api, admin } = await adminAndPartner();
  const [handled, byHand, old, same] = [
    await sent(api, "Handled"),
    await sent(api, "Hand"),
    await sent(api, "Old"),
    await sent(api, "Same"),
  ];
  await api.db.query("UPDATE contact_requests SET created_at = now() - interval '3 years' WHERE id = $1", [old]);
  const first = (await admin.graphql(CHANGED)).data.contactRequests as { changesUntil: string; nodes: object[] };
  const since = first.changesUntil;

  await admin.graphql("mutation ($id: ID!) { markContactRequest(id: $id, handled: true) { id } }", { id: handled });
  await admin.graphql("mutation ($id: ID!) { deleteContactRequest(id: $id) { id } }", { id: byHand });
  await deleteOldContactRequests(api.db, 24);
  const changed = await admin.graphql(CHANGED, { since });
  const removed = await admin.graphql(REMOVED, { since });

  expect(first.nodes).toHaveLength(4);
  expect(first.nodes).toContainEqual({ id: same });
  expect(changed.data.contactRequests.nodes).toEqual([{ id: handled }]);
  expect(removed.data.removedContactRequests.nodes).toEqual(
    [byHand, old].map((id) => ({ id, removedAt: expect.any(String) as string })),
  );
  expect(
    (await admin.graphql(REMOVED, { since: removed.data.removedContactRequests.changesUntil as string })).data
      .removedContactRequests.nodes,
  ).toEqual([]);
});

test("of a deleted request nothing but its id is kept for this", async () => {
  const { api, admin } = await adminAndPartner();
  const id = await sent(api, "Planted");
  await admin.graphql("mutation ($id: ID!) { deleteContactRequest(id: $id) { id } }", { id });

  const [kept] = await api.db.query<[object]>("SELECT * FROM contact_request_removals");

  expect(kept).toEqual({ id, removed_at: expect.any(Date) as Date });
});

test("a partner and a visitor read no removals, and a time in the future is refused", async () => {
  const { api, admin, partner } = await adminAndPartner();

  const answers = [
    await api.visitor.graphql(REMOVED, { since: "2001-01-01" }),
    await partner.graphql(REMOVED, { since: "2001-01-01" }),
  ];
  const future = [
    await admin.graphql(REMOVED, { since: daysFromNow(1).toISOString() }),
    await admin.graphql(CHANGED, { since: daysFromNow(1).toISOString() }),
  ];

  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(["UNAUTHENTICATED", "FORBIDDEN"]);
  for (const { errors } of future)
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { changedSince: expect.stringContaining("future") as string },
    });
});
