import { storedUserId } from "#web/browserStore.ts";
import { type Operation } from "#web/graphql/persistedQuery.ts";

/** The response to the request that web/app/sendFirst.ts sends while the screen's script loads. */
interface FirstAnswer {
  /** The id of the user that the browser had stored when the request was sent. */
  userId: string;
  /** The operation, as `operationKey` identifies it. */
  operation: string;
  /** Resolves to the response, or to null if the request failed. */
  answer: Promise<Response | null>;
}

declare global {
  interface Window {
    firstAnswer?: FirstAnswer;
  }
}

/**
 * How long the response may be used, in milliseconds after the page was opened. Later the response is too old, and the
 * query is sent to the server.
 */
const FIRST_VIEW_MS = 15_000;

/**
 * Identifies a query by its name and variables. The query's text is not needed, because the page and its script come
 * from the same build, which has only one text for each name.
 */
export const operationKey = ({ operationName, variables }: Operation) => JSON.stringify([operationName, variables]);

/**
 * Returns the response to the request that was sent while the script loaded. Returns null if that request was for
 * another operation, if its response is too old, or if another user has signed in since. A response is used only once.
 */
export async function takeFirstAnswer(operation: Operation) {
  const { firstAnswer } = window;
  if (firstAnswer?.operation !== operationKey(operation)) return null;
  delete window.firstAnswer;
  return performance.now() < FIRST_VIEW_MS && firstAnswer.userId === storedUserId() ? firstAnswer.answer : null;
}
