import { remindOfTokens } from "#api/session/tokens/remindOfTokens.ts";
import { anApiToken } from "#api/testing/builders/anApiToken.ts";
import { anAdmin, aPartner, daysFromNow } from "#api/testing/builders/builders.ts";
import { noticesIn } from "#api/testing/builders/notices.ts";
import { testApp } from "#api/testing/testApp.ts";

/** A partner whose token ends in 30 days. */
async function aToken() {
  const api = await testApp();
  const owner = await api.has(aPartner());
  const expiresAt = daysFromNow(30);
  const { id, text } = await api.has(anApiToken(owner, { expiresAt }));
  const reminded = async (days: number) => {
    await remindOfTokens(api.db, daysFromNow(days));
    return (await noticesIn(api)).map(({ facts }) => facts.days);
  };
  return { api, owner, expiresAt, id, text, reminded };
}

test("the owner of a token is told 14 and 2 days before it ends, once each", async () => {
  const { api, owner, expiresAt, text, reminded } = await aToken();

  const told = [];
  for (const day of [15, 17, 20, 27, 29, 31]) told.push(await reminded(day));

  expect(told).toEqual([[], [13], [13], [13], [13, 1], [13, 1]]);
  expect((await noticesIn(api))[0]).toEqual({
    user_id: owner.id,
    kind: "tokenEnds",
    tender_id: null,
    bid_id: null,
    reason: "token",
    facts: { name: "Nightly copy", beginning: text.slice(0, 8), days: 13, ends: expiresAt.toISOString() },
  });
  const { data } = await api.as(owner).graphql("{ notices(filter: { kind: tokenEnds }) { nodes { subject page } } }");
  expect(data.notices.nodes[1]).toEqual({
    subject: "Your API token Nightly copy ends in 13 days",
    page: "/dashboard/api-tokens",
  });
});

test("a reminder that comes late tells the days that are left, and leaves out the earlier one", async () => {
  const { api, reminded } = await aToken();

  expect(await reminded(28.5)).toEqual([2]);
  expect((await noticesIn(api))[0]!.facts).toMatchObject({ days: 2 });
});

test("nobody is told of a token that is revoked, never ends, or whose user is blocked", async () => {
  const { api, owner, id, reminded } = await aToken();
  await api.has(anApiToken(await api.has(anAdmin()), { expiresAt: null }));
  await api.has(anApiToken(await api.has(aPartner({ status: "blocked" })), { expiresAt: daysFromNow(30) }));
  await api.as(owner).graphql("mutation ($id: ID!) { revokeApiToken(id: $id) { id } }", { id });

  expect(await reminded(20)).toEqual([]);
});

test("of several processes that remind at once one does, for each of many tokens", async () => {
  const { api, owner } = await aToken();
  for (let count = 0; count < 25; count++) await api.has(anApiToken(owner, { expiresAt: daysFromNow(30) }));

  await Promise.all(Array.from({ length: 3 }, () => remindOfTokens(api.db, daysFromNow(20))));

  expect(await noticesIn(api)).toHaveLength(26);
});
