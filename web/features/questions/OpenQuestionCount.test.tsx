import { act, screen, waitFor } from "@testing-library/react";

import { OpenQuestionCount } from "#web/features/questions/OpenQuestionCount.tsx";
import { useOpenQuestions } from "#web/features/questions/openQuestions.ts";
import { refused } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const waiting = (totalCount: number) => ({ questions: { __typename: "QuestionConnection", totalCount } });
const Count = () => <p>{useOpenQuestions()} wait</p>;

const show = (answer: () => object) =>
  renderAt(
    "/",
    [
      {
        path: "/",
        element: (
          <>
            <OpenQuestionCount />
            <Count />
          </>
        ),
      },
    ],
    { OpenQuestionCount: answer },
  );
const focus = () => act(() => void window.dispatchEvent(new Event("focus")));

test("the count of questions without an answer is asked for at once and on focus, and a failure keeps the last one", async () => {
  const { api } = show(() => waiting(2));
  expect(await screen.findByText("2 wait")).toBeVisible();

  api.answers.OpenQuestionCount = () => {
    throw refused("UNAVAILABLE", "Try again later");
  };
  focus();
  await waitFor(() => expect(api.operations).toHaveLength(2));
  expect(screen.getByText("2 wait")).toBeVisible();
  api.answers.OpenQuestionCount = () => waiting(1);

  // A focus event during a request must not send a second request.
  await waitFor(() => {
    focus();
    expect(screen.getByText("1 wait")).toBeVisible();
  });
});

test("where nobody counts any more there is no count", async () => {
  const { unmount } = show(() => waiting(4));
  expect(await screen.findByText("4 wait")).toBeVisible();
  unmount();

  renderAt("/", [{ path: "/", element: <Count /> }], {});

  expect(await screen.findByText("0 wait")).toBeVisible();
});
