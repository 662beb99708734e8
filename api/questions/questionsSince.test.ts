import { anAdmin, aBidder, aTender, daysFromNow } from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { aQuestion, anAnsweredQuestion } from "#api/testing/builders/questions.ts";
import { testApp } from "#api/testing/testApp.ts";

const CHANGED =
  "query ($since: DateTimeISO, $state: QuestionState) { questions(first: 50, filter: { changedSince: $since, state: $state }) { changesUntil nodes { id updatedAt } } }";
const REMOVED =
  "query ($since: DateTimeISO!) { removedQuestions(first: 50, changedSince: $since) { changesUntil nodes { id removedAt } } }";

async function given() {
  const api = await testApp();
  const chief = api.as(await api.has(anAdmin()));
  await chief.openSession();
  return { api, chief };
}

async function since(chief: Client, moment?: string, state?: string) {
  const { data, errors } = await chief.graphql(CHANGED, { since: moment ?? null, state: state ?? null });
  expect(errors).toBeUndefined();
  const { changesUntil, nodes } = data.questions as { changesUntil: string; nodes: { id: string }[] };
  return { changesUntil, ids: nodes.map(({ id }) => id) };
}
const removed = async (chief: Client, moment: string) =>
  ((await chief.graphql(REMOVED, { since: moment })).data.removedQuestions.nodes as { id: string }[]).map(
    ({ id }) => id,
  );

test("an administrator's copy of the questions costs what changed: asked, answered, corrected and declined ones come, others do not", async () => {
  const { api, chief } = await given();
  const [waiting, answered, same] = [
    await api.has(aQuestion()),
    await api.has(anAnsweredQuestion()),
    await api.has(aQuestion()),
  ];
  const first = await since(chief);

  await chief.graphql('mutation ($id: ID!) { declineQuestion(id: $id, reason: "Not about this tender.") { id } }', {
    id: waiting.id,
  });
  await chief.graphql('mutation ($id: ID!) { correctAnswer(id: $id, answer: "Up to 30 tonnes.") { id } }', {
    id: answered.id,
  });
  const added = await api.has(aQuestion());

  expect(first.ids).toContain(same.id);
  expect((await since(chief, first.changesUntil)).ids.sort()).toEqual([waiting.id, answered.id, added.id].sort());
  expect((await since(chief, first.changesUntil, "declined")).ids).toEqual([waiting.id]);
});

test("withdrawn questions and those of a deleted tender are told as removed; with a restored tender they come back, decided ones too", async () => {
  const { api, chief } = await given();
  const [asker, tender] = [await api.has(aBidder()), await api.has(aTender())];
  const withdrawn = await api.has(aQuestion({ companyId: asker.id }));
  const answered = await api.has(anAnsweredQuestion({ tenderId: tender.id }));
  const declined = await api.has(aQuestion({ tenderId: tender.id }));
  await chief.graphql('mutation ($id: ID!) { declineQuestion(id: $id, reason: "Not about this tender.") { id } }', {
    id: declined.id,
  });
  const first = await since(chief);

  await api.as(asker).graphql("mutation ($id: ID!) { withdrawQuestion(id: $id) { id } }", { id: withdrawn.id });
  await chief.delete(`/api/tenders/${tender.id}`);
  const gone = await removed(chief, first.changesUntil);
  const second = await since(chief, first.changesUntil);
  await chief.graphql("mutation ($id: ID!) { restoreTender(id: $id) { id } }", { id: tender.id });

  expect(gone.sort()).toEqual([withdrawn.id, answered.id, declined.id].sort());
  expect(second.ids).toEqual([]);
  expect(await removed(chief, first.changesUntil)).toEqual([withdrawn.id]);
  expect((await since(chief, second.changesUntil)).ids.sort()).toEqual([answered.id, declined.id].sort());
});

test("a decided question is changed by nothing else, whoever tries", async () => {
  const { api, chief } = await given();
  const { id } = await api.has(aQuestion());
  await chief.graphql('mutation ($id: ID!) { declineQuestion(id: $id, reason: "Not about this tender.") { id } }', {
    id,
  });

  await expect(
    api.db.query("UPDATE tender_questions SET decline_reason = 'Another reason.' WHERE id = $1", [id]),
  ).rejects.toThrow();
  await expect(
    api.db.query(
      "UPDATE tender_questions SET updated_at = now(), withdrawn_at = now(), declined_at = NULL, declined_by = NULL, decline_reason = NULL WHERE id = $1",
      [id],
    ),
  ).rejects.toThrow();
});

test("a partner and a visitor read no removals, and a time in the future is refused", async () => {
  const { api, chief } = await given();
  const variables = { since: "2001-01-01" };

  const answers = [
    await api.visitor.graphql(REMOVED, variables),
    await api.as(await api.has(aBidder())).graphql(REMOVED, variables),
  ];
  const future = [
    await chief.graphql(REMOVED, { since: daysFromNow(1).toISOString() }),
    await chief.graphql(CHANGED, { since: daysFromNow(1).toISOString() }),
  ];

  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(["UNAUTHENTICATED", "FORBIDDEN"]);
  for (const { errors } of future)
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { changedSince: expect.stringContaining("future") as string },
    });
});
