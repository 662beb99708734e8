import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { anAnsweredQuestion, aQuestion, hoursFromNow } from "#web/features/questions/question.builders.ts";
import { rememberUser } from "#web/features/session/storedUser.ts";
import { TenderQuestionsPage } from "#web/pages/partner/TenderQuestionsPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { fill } from "#web/testing/fill.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { aUser } from "#web/testing/session.builders.ts";

const page = (nodes: object[]) => ({
  __typename: "QuestionConnection",
  totalCount: nodes.length,
  nodes,
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
});
const aTender = (published: object[] = [], given: object = {}) => ({
  tender: {
    __typename: "Tender",
    id: "tender-1",
    tenderNumber: "T-7",
    title: "Bridge over the Mpoko",
    status: "open",
    closingDate: hoursFromNow(240),
    takesQuestions: true,
    questionsUntil: hoursFromNow(168),
    unansweredQuestionCount: null,
    questions: page(published),
    ...given,
  },
});

function show(answers: Answers, { isAdmin = false, search = "" } = {}) {
  rememberUser(aUser({ isAdmin }));
  return renderAt(
    paths.tenderQuestions("tender-1") + search,
    [{ path: paths.tenderQuestions(":tenderId"), Component: TenderQuestionsPage }],
    { OwnQuestions: () => ({ myQuestions: page([]) }), ...answers },
  );
}

test("published questions stand by number with their answers, corrections stay readable, and the time that is left is told twice", async () => {
  const corrected = anAnsweredQuestion({
    id: "question-3",
    number: 2,
    publishedQuestion: "How many culverts?",
    answer: "43.",
    correctedAt: "2026-11-22T09:30:00.000Z",
    earlierAnswers: [
      Object.assign(
        { __typename: "EarlierAnswer" },
        { answer: "41, as drawn.", answeredAt: "2026-11-21T09:30:00.000Z" },
      ),
    ],
  });
  show({ TenderQuestions: () => aTender([anAnsweredQuestion(), corrected]) });

  const first = within(await screen.findByRole("article", { name: "Is a joint venture accepted?" }));

  expect(first.getByText("Q-1")).toBeVisible();
  expect(first.getByText("Yes, of three firms.")).toBeVisible();
  const second = within(screen.getByRole("article", { name: "How many culverts?" }));
  await userEvent.click(second.getByText("Earlier answer"));
  expect(second.getByText("41, as drawn.")).toBeVisible();
  expect(screen.getByRole("timer", { name: "Time left to ask" })).toHaveTextContent(/^[67] days left$/);
  expect(screen.getByRole("timer", { name: "Time left to bid" })).toHaveTextContent(/^(9|10) days left$/);
});

test("the company's own questions stand on top with what became of them; both wordings of a published one are read", async () => {
  show({
    TenderQuestions: () =>
      aTender([anAnsweredQuestion({ mine: true, text: "Do we of Mpoko Steel need a lead firm?" })]),
    OwnQuestions: () => ({
      myQuestions: page([
        aQuestion({ mine: true }),
        aQuestion({
          id: "declined",
          text: "What is the budget?",
          state: "declined",
          declineReason: "It is not divided.",
        }),
        aQuestion({ id: "gone", text: "Withdrawn words", state: "withdrawn" }),
        aQuestion({ id: "late", text: "One at the end", state: "unanswered" }),
      ]),
    }),
  });

  const own = within(await screen.findByRole("region", { name: "Your Company’s Questions" }));

  expect(own.getAllByRole("article").map((each) => each.textContent)).toEqual([
    expect.stringContaining("Waits for an answer"),
    expect.stringContaining("It is not divided."),
    expect.stringContaining("Not answered before closing"),
  ]);
  expect(screen.getByText("Your company asked: Do we of Mpoko Steel need a lead firm?")).toBeVisible();
});

test.each([
  [1, "1 more question was not answered before closing."],
  [1200, "1,200 more questions were not answered before closing."],
  [0, null],
  [null, null],
])("of %s unanswered questions the number is told, and nothing else", async (unansweredQuestionCount, sentence) => {
  show({
    TenderQuestions: () =>
      aTender([anAnsweredQuestion()], {
        status: "closed",
        closingDate: hoursFromNow(-5),
        questionsUntil: hoursFromNow(-80),
        unansweredQuestionCount,
      }),
  });
  await screen.findByRole("article", { name: "Is a joint venture accepted?" });

  if (sentence) expect(screen.getByText(sentence)).toBeVisible();
  else expect(screen.queryByText(/not answered before closing/)).not.toBeInTheDocument();
});

test("a question is asked once with its key, and a refusal keeps what was typed", async () => {
  const { api } = show({
    TenderQuestions: () => aTender(),
    AskQuestion: () => {
      throw refused("CONFLICT", "Your company has asked this already", { text: "Your company has asked this already" });
    },
  });
  expect(
    await screen.findByText(
      "Everybody sees the question and its answer, nobody sees who asked. Do not identify your company.",
    ),
  ).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Ask Question" }));
  expect(await screen.findAllByText("A question is required")).not.toHaveLength(0);
  await fill(screen.getByLabelText("Your question"), "May the girders come by river?");
  await userEvent.click(screen.getByRole("button", { name: "Ask Question" }));
  expect((await screen.findAllByText("Your company has asked this already"))[0]).toBeVisible();
  api.answers.AskQuestion = () => ({ askQuestion: aQuestion({ mine: true }) });
  await userEvent.click(screen.getByRole("button", { name: "Ask Question" }));

  expect((await screen.findAllByText("Your question was sent"))[0]).toBeVisible();
  expect(screen.getByLabelText("Your question")).toHaveValue("");
  expect(api.operations.filter(({ name }) => name === "AskQuestion").at(-1)?.variables).toEqual({
    tenderId: "tender-1",
    text: "May the girders come by river?",
    clientMutationId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
});

test.each([
  ["takes none", { takesQuestions: false }, "This tender takes no questions."],
  ["is past its cut-off", { questionsUntil: hoursFromNow(-1) }, /^Questions were taken until .*\.$/],
  ["is closed", { status: "closed" }, "This tender is closed: it takes no more questions."],
])("a tender that %s says so instead of the form", async (_what, given, sentence) => {
  show({ TenderQuestions: () => aTender([], given) });

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByLabelText("Your question")).toBeNull();
});

test("an own question is withdrawn after it was confirmed", async () => {
  let state: "open" | "withdrawn" = "open";
  show({
    TenderQuestions: () => aTender(),
    OwnQuestions: () => ({ myQuestions: page([aQuestion({ mine: true, state })]) }),
    WithdrawQuestion: () => ((state = "withdrawn"), { withdrawQuestion: aQuestion({ mine: true, state }) }),
  });

  await userEvent.click(await screen.findByRole("button", { name: "Withdraw" }));
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw question" }));

  expect((await screen.findAllByText("Your question was withdrawn"))[0]).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("region", { name: "Your Company’s Questions" })).toBeNull());
});

test("the search of the address is asked of the server, and an administrator gets a link to the queue instead of the form", async () => {
  const { api } = show({ TenderQuestions: () => aTender() }, { isAdmin: true, search: "?search=river" });

  expect(await screen.findByText("No question or answer contains this.")).toBeVisible();
  expect(api.operations.find(({ name }) => name === "TenderQuestions")?.variables).toMatchObject({ search: "river" });
  expect(screen.getByRole("link", { name: "Answer questions about this tender" })).toHaveAttribute(
    "href",
    "/dashboard/questions?tenderId=tender-1",
  );
  expect(screen.queryByLabelText("Your question")).toBeNull();
});
