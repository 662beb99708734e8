import { webcrypto } from "node:crypto";

import { gql } from "@apollo/client";

import { browserPost, browserRequest } from "#api/testing/browserRequest.ts";
import { TWO_STEP_FIRST } from "#api/core/rules/refusalCodes.rules.ts";
import { createClient } from "#web/graphql/client.ts";
import { LogoutDocument, OpenTendersFoundDocument, TendersSinceDocument } from "#web/graphql/generated.ts";
import { PreviewMarkdownDocument } from "#web/graphql/generatedContent.ts";
import { VerifyBidReceiptDocument } from "#web/graphql/generatedOnDemand.ts";
import { fakeApi, refused } from "#web/testing/fakeApi.ts";

const unauthenticated = () => {
  throw refused("UNAUTHENTICATED", "Please sign in");
};

test("when a call answers 401, the session is over", async () => {
  const onSessionLost = jest.fn();
  const client = createClient(onSessionLost, undefined, fakeApi({ Tenders: unauthenticated }).link);

  await expect(
    client.query({
      query: gql`
        query Tenders {
          id
        }
      `,
    }),
  ).rejects.toThrow("Please sign in");

  expect(onSessionLost).toHaveBeenCalledTimes(1);
});

test("a wrong password ends no session", async () => {
  const onSessionLost = jest.fn();
  const client = createClient(onSessionLost, undefined, fakeApi({ Login: unauthenticated }).link);

  await expect(
    client.mutate({
      mutation: gql`
        mutation Login {
          login
        }
      `,
    }),
  ).rejects.toThrow();

  expect(onSessionLost).not.toHaveBeenCalled();
});

test("of refused rights, the one of a missing two-step sign-in is told, and ends no session", async () => {
  const [onSessionLost, onTwoStepMissing] = [jest.fn(), jest.fn()];
  const refusing = (message: string) => () => {
    throw refused("FORBIDDEN", message);
  };
  const client = createClient(
    onSessionLost,
    onTwoStepMissing,
    fakeApi({ Users: refusing("Admin access required"), Tenders: refusing(TWO_STEP_FIRST) }).link,
  );

  await expect(
    client.query({
      query: gql`
        query Users {
          id
        }
      `,
    }),
  ).rejects.toThrow();
  expect(onTwoStepMissing).not.toHaveBeenCalled();
  await expect(
    client.query({
      query: gql`
        query Tenders {
          id
        }
      `,
    }),
  ).rejects.toThrow();

  expect(onTwoStepMissing).toHaveBeenCalledTimes(1);
  expect(onSessionLost).not.toHaveBeenCalled();
});

describe("over HTTP", () => {
  const NOT_FOUND = '{"errors":[{"message":"PersistedQueryNotFound"}]}';
  const variables = { revision: "7", first: 100 };
  const answer = {
    data: { tendersSince: { __typename: "TenderChanges", revision: "8", isComplete: true, changed: [], removed: [] } },
  };
  const hasSubtle = (subtle: typeof webcrypto.subtle | undefined) =>
    subtle
      ? Object.defineProperty(crypto, "subtle", { value: subtle, configurable: true })
      : Reflect.deleteProperty(crypto, "subtle");

  /**
   * Replaces `fetch` with a fake server, and returns the list of requests that it receives.
   * @param knows Whether the server knows the query whose hash a GET request contains.
   */
  function sending(knows: boolean) {
    const sent: { method: string; path: string; headers: object; body?: string }[] = [];
    globalThis.fetch = ((path: string, { method = "GET", headers = {}, body }: RequestInit) => {
      sent.push({ method, path, headers, ...(body === undefined ? {} : { body: body as string }) });
      const text = method === "GET" && !knows ? NOT_FOUND : JSON.stringify(answer);
      return Promise.resolve({
        status: 200,
        headers: new Map([["content-type", "application/graphql-response+json"]]),
        text: () => Promise.resolve(text),
      });
    }) as unknown as typeof fetch;
    return sent;
  }
  const asSent = ({
    headers: { "accept-encoding": _browsers, ...headers },
    ...request
  }: ReturnType<typeof browserRequest | typeof browserPost>) => ({ ...request, headers });
  const ask = async () =>
    (await createClient(jest.fn()).query({ query: TendersSinceDocument, variables, fetchPolicy: "no-cache" })).data;

  beforeEach(() => void hasSubtle(webcrypto.subtle));
  afterEach(() => void hasSubtle(undefined));

  test("a query is a GET that names its text by the hash that the build gave the server", async () => {
    const sent = sending(true);

    expect(await ask()).toEqual(answer.data);

    expect(sent).toEqual([asSent(browserRequest("TendersSince", variables))]);
  });

  test("where the server does not know the text, it is sent whole: its query, its variables and its name, and nothing of the client's library", async () => {
    const sent = sending(false);

    expect(await ask()).toEqual(answer.data);

    expect(sent).toEqual(
      [browserRequest("TendersSince", variables), browserPost("TendersSince", variables)].map(asSent),
    );
    expect(Object.keys(JSON.parse(sent[1]!.body!) as object).sort()).toEqual(["operationName", "query", "variables"]);
  });

  test("without TLS, where browsers do not hash, a query is sent whole", async () => {
    hasSubtle(undefined);
    const sent = sending(true);

    expect(await ask()).toEqual(answer.data);

    expect(sent).toEqual([asSent(browserPost("TendersSince", variables))]);
  });

  test("a mutation, a query with long variables and typed texts that no address shows are sent whole", async () => {
    const sent = sending(true);
    const client = createClient(jest.fn());
    const filter = { search: "x".repeat(4000) };

    await client.mutate({ mutation: LogoutDocument }).catch(() => undefined);
    await client.query({ query: OpenTendersFoundDocument, variables: { first: 100, filter } }).catch(() => undefined);
    await client.query({ query: PreviewMarkdownDocument, variables: { markdown: "# Dam" } }).catch(() => undefined);
    await client
      .query({ query: VerifyBidReceiptDocument, variables: { receiptNumber: "R", sha256: "0" } })
      .catch(() => undefined);

    const expected = [
      browserPost("Logout"),
      browserPost("OpenTendersFound", { first: 100, filter }),
      browserPost("PreviewMarkdown", { markdown: "# Dam" }),
      browserPost("VerifyBidReceipt", { receiptNumber: "R", sha256: "0" }),
    ];
    expect(sent).toEqual(expected.map(asSent));
  });
});
