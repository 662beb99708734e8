import { gql } from "@apollo/client";

import { TWO_STEP_FIRST } from "#api/core/rules/twoStepFirst.rules.ts";
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

test("of refused rights, the one of a missing two-step sign-in is told, and ends no session", async () => {
  const [onSessionLost, onTwoStepMissing] = [jest.fn(), jest.fn()];
  const refusing = (message: string) => () => {
    throw refused("FORBIDDEN", message);
  };
  const client = createClient(onSessionLost, onTwoStepMissing, fakeApi({ Users: refusing("Admin access required"), Tenders: refusing(TWO_STEP_FIRST) }).link);

  await expect(client.query({ query: gql`query Users { id }` })).rejects.toThrow();
  expect(onTwoStepMissing).not.toHaveBeenCalled();
  await expect(client.query({ query: gql`query Tenders { id }` })).rejects.toThrow();

  expect(onTwoStepMissing).toHaveBeenCalledTimes(1);
  expect(onSessionLost).not.toHaveBeenCalled();
});
