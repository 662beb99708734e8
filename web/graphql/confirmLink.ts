import { ApolloLink, type Observable } from "@apollo/client";
import { from, mergeMap, of } from "rxjs";

import { isRefusalCode, type FieldMessages } from "#api/core/rules/refusalCodes.rules.ts";

/**
 * The GraphQL variables for the password and the two-step code that the user types. Every operation that may require a
 * recent sign-in has these variables.
 */
const TYPED = ["ownPassword", "ownCode"] as const;
export type TypedName = (typeof TYPED)[number];
export type TypedAgain = Partial<Record<TypedName, string>>;

/**
 * Asks the user for the password, the code or both. Resolves to null if the user cancels.
 * @param names The values to ask for.
 * @param wrong The server's message about the values that were typed last; null at the first prompt.
 */
export type AskAgain = (names: readonly TypedName[], wrong: string | null) => Promise<TypedAgain | null>;

/**
 * Apollo link: if the server refuses an operation because the sign-in was too long ago, the link asks the user for the
 * password, the code or both, and sends the operation again with them. If the user cancels, the link passes on the
 * refusal without `fields`, because the form that sent the operation has no field for the password or code.
 */
export const confirmLink = (askAgain: AskAgain) =>
  new ApolloLink((operation, forward) => {
    const send = (prompted: readonly TypedName[]): Observable<ApolloLink.Result> =>
      forward(operation).pipe(
        mergeMap((result) => {
          const refused = missingIn(result);
          if (!refused) return of(result);
          const names = TYPED.filter((name) => prompted.includes(name) || name in refused.fields);
          return from(askAgain(names, refused.isWrong ? refused.message : null)).pipe(
            mergeMap((typed) => {
              if (!typed) return of(withoutFields(result));
              operation.variables = { ...operation.variables, ...typed };
              return send(names);
            }),
          );
        }),
      );
    return send([]);
  });

function missingIn({ errors }: ApolloLink.Result) {
  const { code, fields } = (errors?.[0]?.extensions ?? {}) as { code?: unknown; fields?: FieldMessages };
  const name = TYPED.find((each) => fields?.[each] !== undefined);
  if (!fields || !name || !isRefusalCode(code)) return null;
  return { fields, isWrong: code === "BAD_USER_INPUT", message: fields[name] ?? "" };
}

const withoutFields = (result: ApolloLink.Result): ApolloLink.Result => ({
  ...result,
  errors: result.errors?.map((error) => ({
    ...error,
    message: error.message,
    extensions: { ...error.extensions, fields: {} },
  })),
});
