import fc from "fast-check";

import { type Act, graphql, rest } from "#api/testing/model/Act.ts";
import { endSessions } from "#api/testing/model/account.acts.ts";
import { anybody, type Plans } from "#api/testing/model/act.values.ts";
import { ACCOUNT, accountSeen } from "#api/testing/model/world.views.ts";
import { type Actor, Refused, refuseIf, signedIn, viewerOf, type World } from "#api/testing/model/World.ts";

const FEW = 3;

const named = ({ accounts }: World, username: string) =>
  accounts.find((account) => !account.deleted && account.username.toLowerCase() === username);

/** Signs in with the actor's own account. The visitor tries a username that does not exist. */
const signIn = (world: World, { actor, isWrong }: { actor: Actor; isWrong: boolean }): Act => {
  const password =
    isWrong && world.wrongPasswords < FEW ? "wrong password" : (named(world, actor)?.password ?? "no account");
  return {
    actor,
    description: `${actor} signs in with "${password}"`,
    send: rest("POST", "/api/login", { username: actor, password }),
    law(world) {
      const account = named(world, actor);
      if (account?.password !== password) world.wrongPasswords++;
      if (account?.password !== password) throw new Refused("UNAUTHENTICATED");
      refuseIf(account.status !== "active", "FORBIDDEN");
      world.sessions[actor] = account.id;
      return { id: account.id, username: account.username, isAdmin: account.isAdmin };
    },
  };
};

const signOut = (actor: Actor): Act => ({
  actor,
  description: `${actor} signs out`,
  send: rest("POST", "/api/logout"),
  law(world) {
    world.sessions[actor] = null;
    return "";
  },
});

const changePassword = (
  world: World,
  { actor, isWrong, newPassword }: { actor: Actor; isWrong: boolean; newPassword: string },
): Act => {
  const currentPassword =
    isWrong && world.wrongPasswords < FEW ? "wrong password" : (viewerOf(world, actor)?.password ?? "no account");
  return {
    actor,
    description: `${actor} changes the password "${currentPassword}" to "${newPassword}"`,
    send: graphql(
      "mutation ($currentPassword: String!, $newPassword: String!) { result: changePassword(currentPassword: $currentPassword, newPassword: $newPassword) }",
      { currentPassword, newPassword },
    ),
    law(world) {
      const viewer = signedIn(world, actor);
      refuseIf(newPassword.length < 6, "BAD_USER_INPUT");
      if (viewer.password !== currentPassword) world.wrongPasswords++;
      refuseIf(viewer.password !== currentPassword, "BAD_USER_INPUT");
      Object.assign(viewer, { password: newPassword, version: viewer.version + 1 });
      endSessions(world, viewer.id, actor);
      return true;
    },
  };
};

const readMe = (actor: Actor): Act => ({
  actor,
  description: `${actor} asks who is signed in`,
  send: graphql(`{ result: me ${ACCOUNT} }`),
  law(world) {
    const viewer = viewerOf(world, actor);
    return viewer ? accountSeen(viewer) : null;
  },
});

const isWrong = fc.nat(9).map((number) => number === 9);

const newPassword = fc.constantFrom("new password", "correct horse", "short");

export const sessionActs: Plans = {
  login: {
    weight: 3,
    arbitrary: fc.record({ actor: anybody, isWrong }).map((attempt) => (world: World) => signIn(world, attempt)),
  },
  logout: { weight: 1, arbitrary: anybody.map((actor) => () => signOut(actor)) },
  me: { weight: 1, arbitrary: anybody.map((actor) => () => readMe(actor)) },
  changePassword: {
    weight: 1,
    arbitrary: fc
      .record({ actor: anybody, isWrong, newPassword })
      .map((sent) => (world: World) => changePassword(world, sent)),
  },
};
