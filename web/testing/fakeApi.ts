import { ApolloLink, Observable } from "@apollo/client";
import { GraphQLError } from "graphql";

import { type FieldMessages, type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

export type Variables = Record<string, unknown>;
type Answer = (variables: Variables) => object | Promise<object>;
/** The answers by operation name. A thrown GraphQLError becomes a refusal, any other error a network error. */
export type Answers = Record<string, Answer>;

export const refused = (code: RefusalCode, message: string, fields?: FieldMessages) =>
  new GraphQLError(message, { extensions: { code, fields } });

/** Creates an Apollo link that gives these answers without a server. `operations` lists the operations in order. */
export function fakeApi(answers: Answers) {
  const operations: { name: string; variables: Variables }[] = [];
  const link = new ApolloLink(
    ({ operationName: name = "", variables }) =>
      new Observable((observer) => {
        operations.push({ name, variables });
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
  return { link, operations, answers };
}

async function reply(answer: Answer | undefined, variables: Variables) {
  if (!answer) throw new Error("The test gives no answer to this operations");
  try {
    return { data: (await answer(variables)) as Record<string, unknown> };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}
