import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { aQueuedQuestion, anAnsweredQuestion } from "#web/features/questions/question.builders.ts";
import { QuestionsPage } from "#web/pages/admin/QuestionsPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { fill } from "#web/testing/fill.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { loadDeferred } from "#web/ui/deferredComponent.tsx";

const queueOf = (...nodes: object[]) => ({
  questions: {
    __typename: "QuestionConnection",
    totalCount: nodes.length,
    nodes,
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
  },
});
const show = (answers: Answers, search = "") =>
  renderAt(paths.questions + search, [{ path: paths.questions, Component: QuestionsPage }], answers);
const sent = ({ operations }: { operations: { name: string; variables: object }[] }, name: string) =>
  operations.filter((each) => each.name === name).at(-1)?.variables;

beforeAll(loadDeferred);

test("open questions of all tenders tell how much time is left", async () => {
  const { api } = show({
    QuestionQueue: () =>
      queueOf(
        aQueuedQuestion({}, 31.5),
        aQueuedQuestion({ id: "question-9", text: "How many culverts are there?" }, 240, "tender-9"),
      ),
  });

  const first = within(await screen.findByRole("article", { name: "May the girders come by river?" }));

  expect(first.getByText("Closes in 31 hours")).toBeVisible();
  expect(first.getByRole("link", { name: "T-7 · Bridge over the Mpoko" })).toHaveAttribute(
    "href",
    "/dashboard/tender/tender-1#questions",
  );
  expect(screen.getByText("Closes in 9 days")).toBeVisible();
  expect(sent(api, "QuestionQueue")).toMatchObject({ filter: { state: "open" } });
});

test("an answer with time left is published at once, with the chosen wording", async () => {
  const { api } = show({
    QuestionQueue: () => queueOf(aQueuedQuestion()),
    AnswerQuestion: () => ({ answerQuestion: aQueuedQuestion({ ...anAnsweredQuestion({ id: "question-1" }) }) }),
  });

  await userEvent.click(await screen.findByRole("button", { name: "Answer" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Answer the Question" }));
  await userEvent.clear(dialog.getByLabelText("Question, as everybody reads it"));
  await fill(dialog.getByLabelText("Question, as everybody reads it"), "May girders come by river?");
  await fill(dialog.getByLabelText("Answer"), "Up to 30 tonnes.");
  await userEvent.click(dialog.getByRole("button", { name: "Publish Answer" }));

  expect((await screen.findAllByText("The answer was published"))[0]).toBeVisible();
  expect(sent(api, "AnswerQuestion")).toEqual({
    id: "question-1",
    version: 1,
    question: "May girders come by river?",
    answer: "Up to 30 tonnes.",
    extendBy: null,
  });
});

test.each([
  ["+3 days", 3, "The answer was published, and the closing time extended"],
  ["+7 days", 7, "The answer was published, and the closing time extended"],
  ["No, publish as it is", null, "The answer was published"],
])("with less than 48 hours left the dialog asks before it sends: %s", async (choice, extendBy, said) => {
  const { api } = show({
    QuestionQueue: () => queueOf(aQueuedQuestion({}, 31.5)),
    AnswerQuestion: () => ({ answerQuestion: aQueuedQuestion({ ...anAnsweredQuestion({ id: "question-1" }) }) }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Answer" }));
  const dialog = within(await screen.findByRole("dialog"));
  await fill(dialog.getByLabelText("Answer"), "Up to 30 tonnes.");

  await userEvent.click(dialog.getByRole("button", { name: "Publish Answer" }));
  expect(await dialog.findByText("Bidders have 31 hours to use this. Extend the closing time?")).toBeVisible();
  expect(sent(api, "AnswerQuestion")).toBeUndefined();
  await userEvent.click(dialog.getByRole("button", { name: choice }));

  expect((await screen.findAllByText(said))[0]).toBeVisible();
  expect(sent(api, "AnswerQuestion")).toMatchObject({ extendBy });
});

test("what another administrator has answered meanwhile is shown above what was typed", async () => {
  const words = "This question was answered in the meantime: “Up to 20 tonnes.”";
  show({
    QuestionQueue: () => queueOf(aQueuedQuestion()),
    AnswerQuestion: () => {
      throw refused("CONFLICT", words);
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Answer" }));
  const dialog = within(await screen.findByRole("dialog"));
  await fill(dialog.getByLabelText("Answer"), "Up to 30 tonnes.");

  await userEvent.click(dialog.getByRole("button", { name: "Publish Answer" }));

  expect(await dialog.findByRole("alert")).toHaveTextContent(words);
  expect(dialog.getByLabelText("Answer")).toHaveValue("Up to 30 tonnes.");
});

test("a question is declined with a reason, and an answer is corrected", async () => {
  const { api } = show({
    QuestionQueue: ({ filter }) =>
      queueOf(
        (filter as { state: string }).state === "open"
          ? aQueuedQuestion()
          : aQueuedQuestion({ ...anAnsweredQuestion(), version: 2 }),
      ),
    DeclineQuestion: () => ({ declineQuestion: aQueuedQuestion({ state: "declined" }) }),
    CorrectAnswer: () => ({ correctAnswer: aQueuedQuestion({ ...anAnsweredQuestion() }) }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Decline" }));
  await fill(await screen.findByLabelText("Reason"), "This is in the requirements already.");
  await userEvent.click(screen.getByRole("button", { name: "Decline Question" }));
  expect((await screen.findAllByText("The question was declined"))[0]).toBeVisible();

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.selectOptions(screen.getByLabelText("Questions"), "Answered");
  await userEvent.click(await screen.findByRole("button", { name: "Correct the answer to Q-1 on T-7" }));
  await fill(await screen.findByLabelText("Answer"), " At most.");
  await userEvent.click(screen.getByRole("button", { name: "Correct Answer" }));

  expect((await screen.findAllByText("The answer was corrected"))[0]).toBeVisible();
  expect(sent(api, "DeclineQuestion")).toEqual({
    id: "question-1",
    version: 1,
    reason: "This is in the requirements already.",
  });
  expect(sent(api, "CorrectAnswer")).toEqual({ id: "question-2", version: 2, answer: "Yes, of three firms. At most." });
});

test("what another administrator has corrected meanwhile is shown, and only the next save replaces it", async () => {
  const stored = aQueuedQuestion({ ...anAnsweredQuestion(), version: 2 });
  const { api } = show({
    QuestionQueue: ({ filter }) => queueOf((filter as { state: string }).state === "open" ? aQueuedQuestion() : stored),
    CorrectAnswer: ({ version }) => {
      if (version === 3) return { correctAnswer: stored };
      Object.assign(stored, { answer: "Yes, of two firms.", version: 3 });
      throw refused("CONFLICT", "This answer was changed by somebody else in the meantime.");
    },
  });
  await userEvent.selectOptions(await screen.findByLabelText("Questions"), "Answered");
  await userEvent.click(await screen.findByRole("button", { name: "Correct the answer to Q-1 on T-7" }));
  await fill(await screen.findByLabelText("Answer"), " At most.");
  await userEvent.click(screen.getByRole("button", { name: "Correct Answer" }));

  expect(await screen.findByText("Theirs:")).toHaveTextContent("Theirs: Yes, of two firms.");
  expect(screen.getByText("Yours:")).toHaveTextContent("Yours: Yes, of three firms. At most.");
  await userEvent.click(screen.getByRole("button", { name: "Correct Answer" }));

  expect((await screen.findAllByText("The answer was corrected"))[0]).toBeVisible();
  expect(sent(api, "CorrectAnswer")).toEqual({ id: "question-2", version: 3, answer: "Yes, of three firms. At most." });
});

test("a closed tender's question has no buttons; without questions the page says where they come from, and after a failure it can be loaded again", async () => {
  const { api } = show({}, "?state=unanswered");
  const retry = await screen.findByRole("button", { name: /again/i });
  api.answers.QuestionQueue = () => queueOf(aQueuedQuestion({ state: "unanswered" }, -1));
  await userEvent.click(retry);

  const row = within(await screen.findByRole("article"));
  expect(row.getByText("Closed")).toBeVisible();
  expect(row.getByText(/^Not answered before closing · asked /)).toBeVisible();
  expect(row.queryByRole("button")).toBeNull();
  api.answers.QuestionQueue = () => queueOf();
  await userEvent.selectOptions(screen.getByLabelText("Questions"), "To answer");
  expect(await screen.findByText("No question to answer")).toBeVisible();
});
