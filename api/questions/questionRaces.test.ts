import { aBidder, anAdmin, aTender, daysFromNow } from "#api/testing/builders/builders.ts";
import { noticesIn } from "#api/testing/builders/notices.ts";
import { serverUrl } from "#api/testing/database.ts";
import { aQuestion } from "#api/testing/builders/questions.ts";
import { testApp } from "#api/testing/testApp.ts";
import { whileLocked } from "#api/testing/databases/whileLocked.ts";

const ASK = 'mutation ($id: ID!) { askQuestion(tenderId: $id, text: "May the girders come by river?") { id } }';
const ANSWER =
  "mutation ($id: ID!, $answer: String!, $extendBy: Int) { answerQuestion(id: $id, answer: $answer, extendBy: $extendBy) { number answer } }";

async function given(closingDate = daysFromNow(30)) {
  const api = await testApp();
  const tender = await api.has(aTender({ closingDate }));
  const admins = [api.as(await api.has(anAdmin())), api.as(await api.has(anAdmin()))] as const;
  for (const admin of admins) await admin.openSession();
  return { api, tender, admins };
}

const onServerOnly = serverUrl() ? test : test.skip; // The embedded database has only one connection.

onServerOnly(
  "a question that waits for the tender while its cut-off passes is refused by the clock after the wait",
  async () => {
    const { api, tender } = await given();
    const asker = api.as(await api.has(aBidder()));
    await asker.openSession();

    const { errors } = await whileLocked(
      api,
      (holder) => holder.query("UPDATE tenders SET questions_until = clock_timestamp()"),
      () => asker.graphql(ASK, { id: tender.id }),
    );

    expect(errors).toMatchObject([{ extensions: { code: "QUESTIONS_CLOSED" } }]);
    expect(await api.db.query("SELECT 1 FROM tender_questions")).toEqual([]);
  },
);

onServerOnly("an answer that waits while the tender is closed is refused, and tells nobody", async () => {
  const {
    api,
    tender,
    admins: [admin],
  } = await given();
  const { id } = await api.has(aQuestion({ tenderId: tender.id }));

  const { errors } = await whileLocked(
    api,
    (holder) => holder.query("UPDATE tenders SET status = 'closed'"),
    () => admin.graphql(ANSWER, { id, answer: "Yes.", extendBy: 3 }),
  );

  expect(errors).toMatchObject([
    { message: "This tender has closed: an answer could no longer be used", extensions: { code: "CONFLICT" } },
  ]);
  expect(await noticesIn(api)).toEqual([]);
});

test("a question while the cut-off passes is stored before it or refused after it", async () => {
  const { api, tender } = await given();
  await api.db.query("UPDATE tenders SET questions_until = clock_timestamp() + interval '400 milliseconds'");
  const askers = await Promise.all(Array.from({ length: 6 }, async () => api.as(await api.has(aBidder()))));
  for (const asker of askers) await asker.openSession();

  const codes: (string | undefined)[] = [];
  for (let round = 0; !codes.includes("QUESTIONS_CLOSED"); round++)
    codes.push((await askers[round % 6]!.graphql(ASK, { id: tender.id })).errors?.[0]?.extensions.code);
  const late = await api.db.query<object[]>(
    "SELECT 1 FROM tender_questions JOIN tenders ON tenders.id = tender_id WHERE asked_at > questions_until",
  );

  expect(late).toEqual([]);
  expect(api.faults).toEqual([]);
});

test("of two answers at once the second gets the first one's words, and the closing time moves once", async () => {
  const { api, tender, admins } = await given();
  const { id } = await api.has(aQuestion({ tenderId: tender.id }));

  const answers = await Promise.all(
    admins.map((admin, place) => admin.graphql(ANSWER, { id, answer: `Words of number ${place}`, extendBy: 3 })),
  );

  const [won] = answers.flatMap(({ data }) =>
    data?.answerQuestion ? [data.answerQuestion as { answer: string }] : [],
  );
  const refused = answers.flatMap(({ errors }) => errors ?? []);
  expect(refused).toMatchObject([
    { message: `This question was answered in the meantime: “${won!.answer}”`, extensions: { code: "CONFLICT" } },
  ]);
  const [{ closing }] = await api.db.query<[{ closing: Date }]>("SELECT closing_date AS closing FROM tenders");
  expect(closing.getTime() - tender.closingDate.getTime()).toBe(3 * 24 * 3_600_000);
});

test("two questions of one tender that are answered at once get two numbers", async () => {
  const { api, tender, admins } = await given();
  const questions = [
    await api.has(aQuestion({ tenderId: tender.id })),
    await api.has(aQuestion({ tenderId: tender.id })),
  ];

  const answers = await Promise.all(
    questions.map(({ id }, place) => admins[place]!.graphql(ANSWER, { id, answer: "Yes." })),
  );

  expect(answers.map(({ data }) => data.answerQuestion.number as number).sort()).toEqual([1, 2]);
});
