import { gql } from "@apollo/client";

import { createClient } from "#web/graphql/client.ts";
import { fakeApi, refused } from "#web/testing/fakeApi.ts";

const unauthenticated = () => {
  throw refused("UNAUTHENTICATED", "Please sign in");
};

test("when a call answers 401, the session is over", async () => {
  const onSessionLost = jest.fn();
  const client = createClient(onSessionLost, undefined, fakeApi({ Tenders: unauthenticated }).link);

  await expect(client.query({ query: gql`query Tenders { id }` })).rejects.toThrow("Please sign in");

  expect(onSessionLost).toHaveBeenCalledTimes(1);
});

test("a wrong password ends no session", async () => {
  const onSessionLost = jest.fn();
  const client = createClient(onSessionLost, undefined, fakeApi({ Login: unauthenticated }).link);

  await expect(client.mutate({ mutation: gql`mutation Login { login }` })).rejects.toThrow();

  expect(onSessionLost).not.toHaveBeenCalled();
});
