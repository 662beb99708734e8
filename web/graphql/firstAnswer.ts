import { readStored } from "#web/browserStore.ts";
import { type Operation } from "#web/graphql/persistedQuery.ts";

/** The response to the request that the page's HTML contains (web/app/sendFirst.ts). */
interface FirstAnswer {
  /** The id of the stored user who sent the request. */
  userId: string;
  /** The operation in the format of the API log. */
  operation: string;
  /** The pending response; null if the request failed. */
  answer: Promise<Response | null>;
}

declare global {
  interface Window {
    firstAnswer?: FirstAnswer;
  }
}

/**
 * Milliseconds since the page was opened: after this time the stored response is too old, and the query is sent to the
 * server.
 */
const FIRST_VIEW_MS = 15_000;

const userIdHere = () => (JSON.parse(readStored("localStorage", "user") ?? "{}") as { id?: string }).id;

/**
 * Identifies a query by its name and variables. The name is enough, because the page and its script come from the same
 * build, which has one query text for each name.
 */
export const operationKey = ({ operationName, variables }: Operation) => JSON.stringify([operationName, variables]);

/** Returns the response that was requested while the script loaded. It is used only once. */
export async function takeFirstAnswer(operation: Operation) {
  const { firstAnswer } = window;
  if (firstAnswer?.operation !== operationKey(operation)) return null;
  delete window.firstAnswer;
  return performance.now() < FIRST_VIEW_MS && firstAnswer.userId === userIdHere() ? firstAnswer.answer : null;
}
