import { aBidder, anAdmin, aPartner, aSubmittedBid, aTender, daysFromNow } from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { noticesIn } from "#api/testing/builders/notices.ts";
import { aQuestion, anAnsweredQuestion } from "#api/testing/builders/questions.ts";
import { testApp } from "#api/testing/testApp.ts";
import type { Tender } from "#api/tenders/Tender.ts";

const TEXT = "May the girders come by river?";
const FIELDS =
  "id state number text publishedQuestion answer mine declineReason correctedAt version earlierAnswers { answer answeredAt }";
const ASK = `mutation ($tenderId: ID!, $text: String!, $key: String) { askQuestion(tenderId: $tenderId, text: $text, clientMutationId: $key) { ${FIELDS} } }`;
const WITHDRAW = `mutation ($id: ID!) { withdrawQuestion(id: $id) { ${FIELDS} } }`;
const ANSWER = `mutation ($id: ID!, $question: String, $answer: String!, $version: Int, $extendBy: Int) { answerQuestion(id: $id, question: $question, answer: $answer, version: $version, extendBy: $extendBy) { ${FIELDS} tender { closingDate } } }`;
const DECLINE = `mutation ($id: ID!, $reason: String!, $version: Int) { declineQuestion(id: $id, reason: $reason, version: $version) { ${FIELDS} } }`;
const CORRECT = `mutation ($id: ID!, $answer: String!, $version: Int) { correctAnswer(id: $id, answer: $answer, version: $version) { ${FIELDS} } }`;
const PUBLISHED =
  "query ($id: ID!, $search: String) { tender(id: $id) { takesQuestions questionsUntil questions(first: 10, search: $search) { totalCount nodes { number publishedQuestion text askedAt answer mine state } } } }";
const MINE = "query ($filter: QuestionFilter) { myQuestions(filter: $filter) { totalCount nodes { id state text } } }";
const QUEUE =
  "query ($filter: QuestionFilter) { questions(filter: $filter) { totalCount nodes { id state text mine tender { tenderNumber } } } }";

const ask = (person: Client, tenderId: string, text = TEXT, key?: string) =>
  person.graphql(ASK, { tenderId, text, key });

async function given(overrides: Partial<Tender> = {}) {
  const api = await testApp();
  const [tender, company, admin] = [
    await api.has(aTender(overrides)),
    await api.has(aBidder()),
    await api.has(anAdmin()),
  ];
  return {
    api,
    tender,
    company,
    admin,
    asker: api.as(company),
    chief: api.as(admin),
    other: api.as(await api.has(aBidder())),
  };
}

test("a partner without a company profile asks, administrators are told, and the question waits for an answer that nobody else sees", async () => {
  const { api, tender, chief, other, admin } = await given();
  const newcomer = api.as(await api.has(aPartner()));

  const { data } = await ask(newcomer, tender.id, `  ${TEXT} `);

  expect(data.askQuestion).toMatchObject({ state: "open", number: null, text: TEXT, mine: true, version: 1 });
  expect((await other.graphql(PUBLISHED, { id: tender.id })).data.tender.questions).toEqual({
    totalCount: 0,
    nodes: [],
  });
  expect((await newcomer.graphql(MINE)).data.myQuestions.nodes).toMatchObject([
    { id: data.askQuestion.id, state: "open" },
  ]);
  expect((await other.graphql(MINE)).data.myQuestions.nodes).toEqual([]);
  expect((await chief.graphql(QUEUE, { filter: { state: "open" } })).data.questions).toMatchObject({
    totalCount: 1,
    nodes: [{ text: TEXT, mine: false, tender: { tenderNumber: tender.tenderNumber } }],
  });
  const notices = await noticesIn(api);
  expect(notices).toContainEqual(
    expect.objectContaining({
      kind: "questionAsked",
      user_id: admin.id,
      reason: "administrator",
      tender_id: tender.id,
    }),
  );
  expect(JSON.stringify(notices)).not.toContain(TEXT);
});

test.each([
  ["too short", "Too short"],
  ["too long", "x".repeat(5001)],
])("a text that is %s is BAD_USER_INPUT at its field", async (_name, text) => {
  const { tender, asker } = await given();

  expect((await ask(asker, tender.id, text)).errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { text: expect.any(String) } } },
  ]);
});

test.each<[string, Partial<Tender>, string, string]>([
  ["a draft", { status: "draft" }, "NOT_FOUND", "Tender not found"],
  ["a deleted tender", { deletedAt: new Date() }, "NOT_FOUND", "Tender not found"],
  ["a closed tender", { status: "closed" }, "QUESTIONS_CLOSED", "This tender is not open: it takes no questions"],
  ["a tender that takes none", { takesQuestions: false }, "QUESTIONS_CLOSED", "This tender takes no questions"],
  [
    "a tender after its cut-off",
    { questionsUntil: new Date("2026-02-01T12:30:00Z") },
    "QUESTIONS_CLOSED",
    "Questions were taken until Feb 1, 2026, 12:30 UTC",
  ],
])("about %s nobody asks", async (_name, overrides, code, message) => {
  const { tender, asker } = await given(overrides);

  expect((await ask(asker, tender.id)).errors).toMatchObject([{ message, extensions: { code } }]);
});

test("without a time of its own a tender takes questions until half of its time is over, if it is short", async () => {
  const { api, tender, asker } = await given({ closingDate: daysFromNow(2) });

  const { questionsUntil } = (await asker.graphql(PUBLISHED, { id: tender.id })).data.tender as {
    questionsUntil: string;
  };
  await api.db.query("UPDATE tenders SET closing_date = clock_timestamp() + interval '1 hour'");
  await api.db.query("SET session_replication_role = replica");
  try {
    await api.db.query("UPDATE tenders SET published_at = clock_timestamp() - interval '2 hours'");
  } finally {
    await api.db.query("SET session_replication_role = DEFAULT");
  }
  const late = await ask(asker, tender.id);

  expect(Math.abs(new Date(questionsUntil).getTime() - daysFromNow(1).getTime())).toBeLessThan(60_000);
  expect(late.errors).toMatchObject([{ extensions: { code: "QUESTIONS_CLOSED" } }]);
});

test("the same text twice from one company is CONFLICT with the first one's id; from another, or after a withdrawal, it is not", async () => {
  const { tender, asker, other } = await given();
  const first = (await ask(asker, tender.id)).data.askQuestion as { id: string };

  const again = await ask(asker, tender.id);
  const others = await ask(other, tender.id);
  await asker.graphql(WITHDRAW, { id: first.id });
  const anew = await ask(asker, tender.id);

  expect(again.errors).toMatchObject([
    { message: "Your company has asked this already", extensions: { code: "CONFLICT", createdId: first.id } },
  ]);
  expect([others.errors, anew.errors]).toEqual([undefined, undefined]);
});

test("a retry with the same key answers the first question and tells nobody twice", async () => {
  const { api, tender, asker } = await given();

  const answers = await Promise.all([ask(asker, tender.id, TEXT, "one"), ask(asker, tender.id, TEXT, "one")]);

  expect(new Set(answers.map(({ data }) => data.askQuestion.id as string)).size).toBe(1);
  // The retries create no further notices: each of the two administrators has one notice.
  expect((await noticesIn(api)).filter(({ kind }) => kind === "questionAsked")).toHaveLength(2);
});

test("a company asks 10 questions an hour about all tenders, and 20 about one, withdrawn ones too", async () => {
  const { api, tender, company, asker } = await given();
  const another = await api.has(aTender());
  for (let count = 0; count < 9; count++) await api.has(aQuestion({ tenderId: another.id, companyId: company.id }));

  const answers = await Promise.all(
    ["first", "second"].map((which) => ask(asker, tender.id, `The ${which} of two at once`)),
  );
  await api.db.query("SET session_replication_role = replica");
  try {
    await api.db.query("UPDATE tender_questions SET asked_at = asked_at - interval '61 minutes'");
  } finally {
    await api.db.query("SET session_replication_role = DEFAULT");
  }
  for (let count = 0; count < 18; count++)
    await api.has(
      aQuestion({ tenderId: tender.id, companyId: company.id, askedAt: daysFromNow(-1), withdrawnAt: new Date() }),
    );
  const last = await ask(asker, tender.id, "The twentieth question");
  const tooMany = await ask(asker, tender.id, "The question past the limit");

  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual(["RATE_LIMITED", undefined]);
  expect(last.errors).toBeUndefined();
  expect(tooMany.errors).toMatchObject([
    {
      message: "Your company has asked 20 questions about this tender, which is the most",
      extensions: { code: "RATE_LIMITED" },
    },
  ]);
});

test("a company withdraws its own undecided question; another's is NOT_FOUND", async () => {
  const { tender, asker, other, chief } = await given();
  const { id } = (await ask(asker, tender.id)).data.askQuestion as { id: string };

  const foreign = await other.graphql(WITHDRAW, { id });
  const withdrawn = await asker.graphql(WITHDRAW, { id });
  const again = await asker.graphql(WITHDRAW, { id });
  const answered = await chief.graphql(ANSWER, { id, answer: "Yes" });

  expect(foreign.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect(withdrawn.data.withdrawQuestion.state).toBe("withdrawn");
  for (const { errors } of [again, answered])
    expect(errors).toMatchObject([
      { message: "This question was withdrawn in the meantime", extensions: { code: "CONFLICT" } },
    ]);
  expect((await chief.graphql(QUEUE)).data.questions.nodes).toEqual([]);
});

test("answers are published under 1, 2, 3 with the wording that was chosen, and all whom the tender concerns are told", async () => {
  const { api, tender, company, asker, other, chief } = await given();
  const bidder = await api.has(aBidder());
  await api.has(aSubmittedBid({ tenderId: tender.id, companyId: bidder.id }));
  const [first, second] = [
    await ask(asker, tender.id, "We of Mpoko Steel ask: by river?"),
    await ask(asker, tender.id),
  ];

  const answered = await chief.graphql(ANSWER, { id: second.data.askQuestion.id, answer: "Yes.", version: 1 });
  await chief.graphql(ANSWER, {
    id: first.data.askQuestion.id,
    question: "May they come by river?",
    answer: "Up to 30 tonnes.",
  });

  expect(answered.data.answerQuestion).toMatchObject({ number: 1, state: "answered", publishedQuestion: TEXT });
  const seen = (await other.graphql(PUBLISHED, { id: tender.id })).data.tender.questions as object;
  expect(seen).toEqual({
    totalCount: 2,
    nodes: [
      { number: 1, publishedQuestion: TEXT, text: null, askedAt: null, answer: "Yes.", mine: false, state: "answered" },
      {
        number: 2,
        publishedQuestion: "May they come by river?",
        text: null,
        askedAt: null,
        answer: "Up to 30 tonnes.",
        mine: false,
        state: "answered",
      },
    ],
  });
  expect((await asker.graphql(PUBLISHED, { id: tender.id })).data.tender.questions.nodes[1]).toMatchObject({
    text: "We of Mpoko Steel ask: by river?",
    mine: true,
  });
  expect(
    (await other.graphql(PUBLISHED, { id: tender.id, search: "TONNES" })).data.tender.questions.nodes,
  ).toMatchObject([{ number: 2 }]);
  const notices = (await noticesIn(api)).filter(({ kind }) => kind === "questionAnswered");
  expect(notices.map(({ user_id, reason }) => [user_id, reason]).sort()).toEqual(
    [
      [bidder.id, "bid"],
      [bidder.id, "bid"],
      [company.id, "question"],
      [company.id, "question"],
    ].sort(),
  );
  expect(notices[0]?.facts).toMatchObject({ question: 1, asked: TEXT, answer: "Yes.", isCorrected: false });
});

test("long texts are shortened in notices, whatever they consist of", async () => {
  const { api, tender, asker, chief } = await given();
  const { id } = (await ask(asker, tender.id, '"\u0001\\'.repeat(1600))).data.askQuestion as { id: string };

  const { errors } = await chief.graphql(ANSWER, { id, answer: "😀".repeat(5000) });

  expect(errors).toBeUndefined();
  expect(api.faults).toEqual([]);
  expect((await noticesIn(api)).find(({ kind }) => kind === "questionAnswered")?.facts.answer).toMatch(/^(😀)+…$/u);
});

test("an answer extends the closing time by 3 or 7 days in the same transaction, recorded as a change of the tender", async () => {
  const { api, tender, asker, chief } = await given({ closingDate: daysFromNow(1) });
  const [one, other] = [await ask(asker, tender.id), await ask(asker, tender.id, "A second question, then")];

  const wrong = await chief.graphql(ANSWER, { id: one.data.askQuestion.id, answer: "Yes.", extendBy: 5 });
  const extended = await chief.graphql(ANSWER, { id: one.data.askQuestion.id, answer: "Yes.", extendBy: 3 });
  await chief.graphql(ANSWER, { id: other.data.askQuestion.id, answer: "Yes." });

  const closing = new Date(tender.closingDate.getTime() + 3 * 24 * 3_600_000).toISOString();
  expect(wrong.errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { extendBy: "Must be 3 or 7 days" } } },
  ]);
  expect(extended.data.answerQuestion.tender.closingDate).toBe(closing);
  const events = await api.db.query<object[]>(
    "SELECT act, after FROM audit_events WHERE act IN ('extendClosing', 'answerQuestion') ORDER BY occurred_at, sequence",
  );
  expect(events).toMatchObject([
    { act: "extendClosing", after: { closingDate: closing } },
    { act: "answerQuestion", after: { number: 1, answer: "Yes." } },
    { act: "answerQuestion" },
  ]);
  const notices = (await noticesIn(api))
    .filter(({ kind }) => kind === "questionAnswered")
    .map(({ facts }) => facts.closing);
  expect(notices).toEqual([closing, null]);
});

test("who asked reads why a question was declined; nobody else is told of it", async () => {
  const { api, tender, company, asker, chief, other } = await given();
  const { id } = (await ask(asker, tender.id)).data.askQuestion as { id: string };
  await ask(other, tender.id, "Another company's question");

  const short = await chief.graphql(DECLINE, { id, reason: "No." });
  const declined = await chief.graphql(DECLINE, { id, reason: "This is in the requirements already.", version: 1 });
  const answered = await chief.graphql(ANSWER, { id, answer: "Yes." });

  expect(short.errors).toMatchObject([{ extensions: { fields: { reason: "Must be at least 10 characters" } } }]);
  expect(declined.data.declineQuestion).toMatchObject({
    state: "declined",
    declineReason: "This is in the requirements already.",
  });
  expect(answered.errors).toMatchObject([
    {
      message: "This question was declined in the meantime: “This is in the requirements already.”",
      extensions: { code: "CONFLICT" },
    },
  ]);
  expect((await noticesIn(api)).filter(({ kind }) => kind === "questionDeclined")).toMatchObject([
    { user_id: company.id, reason: "question" },
  ]);
});

test("a corrected answer keeps the earlier ones readable, and tells everybody again", async () => {
  const { api, tender, asker, chief } = await given();
  const { id } = (await ask(asker, tender.id)).data.askQuestion as { id: string };

  const early = await chief.graphql(CORRECT, { id, answer: "Yes." });
  await chief.graphql(ANSWER, { id, answer: "Up to 20 tonnes." });
  const same = await chief.graphql(CORRECT, { id, answer: "Up to 20 tonnes." });
  await chief.graphql(CORRECT, { id, answer: "Up to 25 tonnes.", version: 2 });
  const stale = await chief.graphql(CORRECT, { id, answer: "Up to 29 tonnes.", version: 2 });
  const { data } = await chief.graphql(CORRECT, { id, answer: "Up to 30 tonnes.", version: 3 });

  expect([early, stale].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(["CONFLICT", "CONFLICT"]);
  expect(same.errors).toMatchObject([{ extensions: { fields: { answer: "This is the answer already" } } }]);
  expect(data.correctAnswer).toMatchObject({
    number: 1,
    answer: "Up to 30 tonnes.",
    correctedAt: expect.any(String),
    earlierAnswers: [{ answer: "Up to 25 tonnes." }, { answer: "Up to 20 tonnes." }],
  });
  expect(
    (await noticesIn(api)).filter(({ kind }) => kind === "questionAnswered").map(({ facts }) => facts.isCorrected),
  ).toEqual([false, true, true]);
  await expect(api.db.query("UPDATE earlier_answers SET answer = 'other'")).rejects.toThrow("never changed");
  await expect(api.db.query("UPDATE tender_questions SET published_question = 'Something else then'")).rejects.toThrow(
    "never changed",
  );
});

test("after the closing time nothing is answered, declined, corrected or withdrawn, and what waits is shown as not answered", async () => {
  const { api, tender, asker, chief } = await given();
  const { id } = (await ask(asker, tender.id)).data.askQuestion as { id: string };
  const answered = await api.has(anAnsweredQuestion({ tenderId: tender.id }));
  await api.db.query("UPDATE tenders SET closing_date = clock_timestamp() - interval '1 second'");

  const refused = [
    await chief.graphql(ANSWER, { id, answer: "Yes." }),
    await chief.graphql(DECLINE, { id, reason: "This comes too late." }),
    await chief.graphql(CORRECT, { id: answered.id, answer: "No." }),
  ];
  const withdrawn = await asker.graphql(WITHDRAW, { id });

  for (const { errors } of refused)
    expect(errors).toMatchObject([
      { message: "This tender has closed: an answer could no longer be used", extensions: { code: "CONFLICT" } },
    ]);
  expect(withdrawn.errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect((await asker.graphql(MINE, { filter: { tenderId: tender.id } })).data.myQuestions.nodes).toMatchObject([
    { id, state: "unanswered" },
  ]);
  expect((await chief.graphql(QUEUE, { filter: { state: "open" } })).data.questions.totalCount).toBe(0);
  expect((await chief.graphql(QUEUE, { filter: { state: "unanswered" } })).data.questions.nodes).toMatchObject([
    { id, state: "unanswered" },
  ]);
});

test("the queue has the least time left first, over all tenders, and pages through", async () => {
  const { api, chief } = await given();
  const tenders = await Promise.all([9, 4, 6].map((days) => api.has(aTender({ closingDate: daysFromNow(days) }))));
  for (const { id } of tenders) await api.has(aQuestion({ tenderId: id }));
  const numbers: string[] = [];

  for (let after: string | null = null, more = true; more;) {
    const page = (
      await chief.graphql(
        "query ($after: String) { questions(first: 2, after: $after, filter: { state: open }) { nodes { tender { tenderNumber } } pageInfo { hasNextPage endCursor } } }",
        { after },
      )
    ).data.questions as {
      nodes: { tender: { tenderNumber: string } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
    numbers.push(...page.nodes.map((node) => node.tender.tenderNumber));
    [more, after] = [page.pageInfo.hasNextPage, page.pageInfo.endCursor];
  }

  expect(numbers).toEqual([tenders[1], tenders[2], tenders[0]].map((tender) => tender?.tenderNumber));
});

test("partners neither answer, decline, correct nor read the queue", async () => {
  const { tender, asker } = await given();
  const { id } = (await ask(asker, tender.id)).data.askQuestion as { id: string };

  for (const answer of [
    await asker.graphql(ANSWER, { id, answer: "" }),
    await asker.graphql(DECLINE, { id, reason: "" }),
    await asker.graphql(CORRECT, { id, answer: "" }),
    await asker.graphql(QUEUE),
  ])
    expect(answer.errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
});

test("a list of tenders with questions, their tenders and earlier answers takes as many statements for ten as for one", async () => {
  const { api, chief } = await given();
  const all =
    "{ tenders(first: 20) { nodes { questionsUntil questions(first: 5) { totalCount nodes { state mine earlierAnswers { answer } tender { title } } } } } }";
  await chief.openSession();
  await api.has(anAnsweredQuestion({ correctedAt: new Date() }));
  const one = await api.statementsOf(() => chief.graphql(all));
  for (let count = 0; count < 9; count++) await api.has(anAnsweredQuestion({ correctedAt: new Date() }));

  const ten = await api.statementsOf(() => chief.graphql(all));

  expect(ten.length).toBe(one.length);
});

test("whether and until when a tender takes questions is written by GraphQL alone: REST knows neither", async () => {
  const { tender, chief } = await given();
  const UPDATE =
    "mutation ($id: ID!, $patch: TenderPatch!) { updateTender(id: $id, patch: $patch) { takesQuestions questionsUntil closingDate } }";

  const set = await chief.graphql(UPDATE, {
    id: tender.id,
    patch: { takesQuestions: false, questionsUntil: "2026-02-01" },
  });
  const kept = await chief.graphql(UPDATE, { id: tender.id, patch: { title: "A longer bridge" } });
  const usual = await chief.graphql(UPDATE, { id: tender.id, patch: { takesQuestions: true, questionsUntil: null } });
  const rest = await chief.patch(`/api/tenders/${tender.id}`, { title: "Bridge" });
  const unknown = await chief.patch(`/api/tenders/${tender.id}`, { takesQuestions: false });

  for (const { data } of [set, kept])
    expect(data.updateTender).toMatchObject({ takesQuestions: false, questionsUntil: "2026-02-01T23:59:59.999Z" });
  expect(usual.data.updateTender).toMatchObject({
    takesQuestions: true,
    questionsUntil: new Date(tender.closingDate.getTime() - 72 * 3_600_000).toISOString(),
  });
  expect(Object.keys(rest.body as object)).not.toEqual(expect.arrayContaining(["takesQuestions"]));
  expect(unknown.status).toBe(400);
});

test("a draft's time counts from its publication, also in the answer of the act that publishes it", async () => {
  const { api, tender, chief } = await given({ status: "draft", closingDate: daysFromNow(4) });
  await api.db.query("UPDATE tenders SET created_at = created_at - interval '90 days'");

  const { data } = await chief.graphql(
    "mutation ($id: ID!) { updateTender(id: $id, patch: { status: open }) { questionsUntil } }",
    { id: tender.id },
  );

  expect(
    Math.abs(new Date(data.updateTender.questionsUntil as string).getTime() - daysFromNow(2).getTime()),
  ).toBeLessThan(60_000);
});

test("how many questions were not answered before closing is told everybody once the tender has closed, and nothing of them", async () => {
  const { api, tender, company, admin, chief, other } = await given();
  const declined = { declinedAt: new Date(), declinedBy: admin.id, declineReason: "Out of scope here." };
  const ids = { tenderId: tender.id, companyId: company.id };
  for (const overrides of [{}, {}, { withdrawnAt: new Date() }, declined])
    await api.has(aQuestion({ ...ids, ...overrides }));
  await api.has(anAnsweredQuestion(ids));
  const read = (person: Client) =>
    person.graphql(
      "query ($id: ID!) { tender(id: $id) { unansweredQuestionCount undecidedQuestionCount questions(first: 10) { totalCount } } }",
      { id: tender.id },
    );
  const counts = async () => [(await read(other)).data.tender, (await read(chief)).data.tender] as object[];

  const open = await counts();
  await api.db.query("UPDATE tenders SET closing_date = clock_timestamp() - interval '1 minute' WHERE id = $1", [
    tender.id,
  ]);
  const closed = await counts();
  await chief.patch(`/api/tenders/${tender.id}`, { closingDate: daysFromNow(3).toISOString() });
  const extended = await counts();
  await chief.patch(`/api/tenders/${tender.id}`, { status: "closed" });
  const closedEarly = await counts();

  const of = (unansweredQuestionCount: number | null) => [
    { unansweredQuestionCount, undecidedQuestionCount: null, questions: { totalCount: 1 } },
    { unansweredQuestionCount, undecidedQuestionCount: 2, questions: { totalCount: 1 } },
  ];
  expect([open, closed, extended, closedEarly]).toEqual([of(null), of(2), of(null), of(2)]);
});
