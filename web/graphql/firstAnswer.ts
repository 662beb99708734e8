import { type Operation } from "#web/graphql/byHash.ts";

/** The answer to the request that the page's own HTML names (web/app/sendFirst.ts). */
interface FirstAnswer {
  /** The id of the stored user who asked. */
  userId: string;
  /** As `asked` writes it. */
  operation: string;
  /** Null where none came. */
  answer: Promise<Response | null>;
}

declare global {
  interface Window {
    firstAnswer?: FirstAnswer;
  }
}

/** It is for the first view: later, the same request is sent. Milliseconds since the page was opened. */
const FIRST_VIEW_MS = 15_000;

const userIdHere = () => (JSON.parse(localStorage.getItem("user") ?? "{}") as { id?: string }).id;

/** A query by its name and variables: page and script are of one build, which has one text for each name. */
export const asked = ({ operationName, variables }: Operation) => JSON.stringify([operationName, variables]);

/** Takes the answer that was asked for beside the script, once. */
export async function takeFirst(operation: Operation) {
  const { firstAnswer } = window;
  if (firstAnswer?.operation !== asked(operation)) return null;
  delete window.firstAnswer;
  return performance.now() < FIRST_VIEW_MS && firstAnswer.userId === userIdHere() ? firstAnswer.answer : null;
}
