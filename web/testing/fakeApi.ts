import { ApolloLink, Observable } from "@apollo/client";
import { GraphQLError } from "graphql";

import { type FieldMessages, type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

type Variables = Record<string, unknown>;
type Answer = (variables: Variables) => object | Promise<object>;
/** What the server would answer, by the operation's name; a thrown GraphQLError is a refusal, any other a dead network. */
export type Answers = Record<string, Answer>;

export const refused = (code: RefusalCode, message: string, fields?: FieldMessages) =>
  new GraphQLError(message, { extensions: { code, fields } });

/** A link to a server that is not there. `asked` tells what was sent, in order. */
export function fakeApi(answers: Answers) {
  const asked: { name: string; variables: Variables }[] = [];
  const link = new ApolloLink(
    ({ operationName: name = "", variables }) =>
      new Observable((observer) => {
        asked.push({ name, variables });
        const timer = setTimeout(() => {
          reply(answers[name], variables).then(
            (answer) => {
              observer.next(answer);
              observer.complete();
            },
            (error: unknown) => observer.error(error),
          );
        });
        return () => clearTimeout(timer);
      }),
  );
  return { link, asked, answers };
}

async function reply(answer: Answer | undefined, variables: Variables) {
  if (!answer) throw new Error("The test gives no answer to this operation");
  try {
    return { data: (await answer(variables)) as Record<string, unknown> };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}
