import fc from "fast-check";

import { PASSWORD } from "#api/testing/builders/builders.ts";
import { type Act, graphql, type Made, rest } from "#api/testing/model/Act.ts";
import {
  admins,
  anybody,
  having,
  key,
  nameOf,
  ownId,
  picked,
  type Plans,
  seen,
  underKey,
  versionSeen,
} from "#api/testing/model/act.values.ts";
import { ACCOUNT, accountSeen, PROFILE } from "#api/testing/model/world.views.ts";
import {
  type Account,
  type Actor,
  administrator,
  found,
  once,
  refuseIf,
  refuseStale,
  signedIn,
  type World,
} from "#api/testing/model/World.ts";

const accountName = ({ accounts }: World, id: string) =>
  accounts.find((account) => account.id === id)?.username ?? nameOf("", [], id);
const liveAccount = ({ accounts }: World, id: string) =>
  found(accounts.find((account) => account.id === id && !account.deleted));

const refuseTakenName = ({ accounts }: World, username: string) =>
  refuseIf(
    accounts.some((other) => !other.deleted && other.username.toLowerCase() === username.toLowerCase()),
    "CONFLICT",
  );

/** Ends the sessions of an account in the browsers of all actors except one. */
export function endSessions(world: World, id: string, except?: Actor) {
  for (const [actor, account] of Object.entries(world.sessions))
    if (account === id && actor !== except) world.sessions[actor as Actor] = null;
}

interface NewAccount {
  actor: Actor;
  username: string;
  key: string | null;
  /** Anyone may register; only administrators may create a user. */
  as: "register" | "createUser";
}

function openAccount({ actor, username, key, as }: NewAccount): Act {
  const person = { username, email: `${username}@example.org`, password: PASSWORD, clientMutationId: key };
  const input = as === "register" ? { ...person, firstName: "Ada", lastName: "Obi" } : person;
  const type = as === "register" ? "RegistrationInput" : "UserInput";
  return {
    actor,
    description: `${actor} ${as === "register" ? "registers" : "creates"} ${username}${underKey(key)}`,
    send: graphql(`mutation ($input: ${type}!) { result: ${as}(input: $input) ${ACCOUNT} }`, { input }),
    law(world, { id = "?" }: Made) {
      const owner = as === "register" ? person.email.toLowerCase() : administrator(world, actor).id;
      refuseIf(username.length < 3, "BAD_USER_INPUT");
      const account = once(world, owner, as, {
        key,
        terms: { username },
        create() {
          refuseTakenName(world, username);
          const made: Account = {
            id,
            username,
            password: PASSWORD,
            isAdmin: false,
            status: "active",
            companyName: null,
            deleted: false,
            version: 1,
          };
          world.accounts.push(made);
          return { id, made };
        },
        retry(id) {
          const earlier = found(world.accounts.find((account) => account.id === id));
          refuseIf(earlier.deleted || earlier.password !== PASSWORD, "CONFLICT");
          return earlier;
        },
      });
      return accountSeen(account);
    },
  };
}

interface AccountChange {
  actor: Actor;
  id: string;
  patch: Partial<Pick<Account, "status" | "isAdmin" | "companyName" | "password">>;
  version: number | null;
}

const updateAccount = (world: World, { actor, id, patch, version }: AccountChange): Act => ({
  actor,
  description: `${actor} changes ${accountName(world, id)} to ${JSON.stringify(patch)}${version === null ? "" : ` at version ${version}`}`,
  send: graphql(`mutation ($id: ID!, $patch: UserPatch!) { result: updateUser(id: $id, patch: $patch) ${ACCOUNT} }`, {
    id,
    patch: { ...patch, version },
  }),
  law(world) {
    const viewer = administrator(world, actor);
    const account = liveAccount(world, id);
    refuseStale(account.version, version);
    const next = { ...account, ...patch };
    // Administrators cannot block or demote their own account, so that one active administrator always remains.
    refuseIf(account === viewer && (next.status !== "active" || !next.isAdmin), "CONFLICT");
    const changes =
      patch.password !== undefined ||
      Object.entries(patch).some(([name, value]) => account[name as keyof Account] !== value);
    Object.assign(account, patch, { version: account.version + Number(changes) });
    if (account.status !== "active") endSessions(world, id);
    else if (patch.password !== undefined) endSessions(world, id, account === viewer ? actor : undefined);
    return accountSeen(account);
  },
});

const deleteAccount = (world: World, { actor, id }: { actor: Actor; id: string }): Act => ({
  actor,
  description: `${actor} deletes ${accountName(world, id)}`,
  send: rest("DELETE", `/api/users/${id}`),
  law(world) {
    const viewer = administrator(world, actor);
    const account = liveAccount(world, id);
    refuseIf(account === viewer, "CONFLICT");
    Object.assign(account, { deleted: true, version: account.version + 1 });
    endSessions(world, id);
    return "";
  },
});

const restoreAccount = (world: World, { actor, id }: { actor: Actor; id: string }): Act => ({
  actor,
  description: `${actor} restores ${accountName(world, id)}`,
  send: graphql(`mutation ($id: ID!) { result: restoreUser(id: $id) ${ACCOUNT} }`, { id }),
  law(world) {
    administrator(world, actor);
    const account = found(world.accounts.find((account) => account.id === id));
    if (account.deleted) {
      refuseTakenName(world, account.username);
      Object.assign(account, { deleted: false, version: account.version + 1 });
    }
    return accountSeen(account);
  },
});

interface ProfileSave {
  actor: Actor;
  companyName: string;
  key: string | null;
}

const createProfile = ({ actor, companyName, key }: ProfileSave): Act => ({
  actor,
  description: `${actor} creates the profile "${companyName}"${underKey(key)}`,
  send: graphql(`mutation ($input: CompanyProfileInput!) { result: createCompanyProfile(input: $input) ${PROFILE} }`, {
    input: { companyName, clientMutationId: key },
  }),
  law(world) {
    const viewer = signedIn(world, actor);
    refuseIf(companyName.trim() === "", "BAD_USER_INPUT");
    return once(world, viewer.id, "createCompanyProfile", {
      key,
      terms: { companyName },
      create() {
        refuseIf(world.profiles[viewer.id] !== undefined, "CONFLICT");
        const made = (world.profiles[viewer.id] = { companyName, version: 1 });
        return { id: viewer.id, made };
      },
      retry: () => found(world.profiles[viewer.id]),
    });
  },
});

const updateProfile = ({
  actor,
  companyName,
  version,
}: {
  actor: Actor;
  companyName: string;
  version: number | null;
}): Act => ({
  actor,
  description: `${actor} renames the profile to "${companyName}"${version === null ? "" : ` at version ${version}`}`,
  send: rest("PATCH", "/api/company-profile", { companyName, version }),
  law(world) {
    const viewer = signedIn(world, actor);
    refuseIf(companyName.trim() === "", "BAD_USER_INPUT");
    const profile = found(world.profiles[viewer.id]);
    refuseStale(profile.version, version);
    return Object.assign(profile, {
      companyName,
      version: profile.version + Number(profile.companyName !== companyName),
    });
  },
});

const companyName = fc.constantFrom("Osun", "Delta", " ");
const username = fc.constantFrom("nina", "omar", "ADA", "ab");
const patch = fc.record(
  {
    status: fc.constantFrom("active" as const, "active" as const, "blocked" as const, "banned" as const),
    isAdmin: fc.boolean(),
    companyName: fc.constantFrom("Osun", null),
    password: fc.constant("new password"),
  },
  { requiredKeys: [] },
);
const onAccount = (plan: typeof deleteAccount) =>
  fc.record({ actor: admins, pick: fc.nat(9) }).map(
    ({ actor, pick }) =>
      (world: World) =>
        plan(world, { actor, id: picked(world.accounts, ownId, pick) }),
  );

const open = (actor: typeof admins, as: NewAccount["as"]) =>
  fc.record({ actor, username, key }).map((account) => () => openAccount({ ...account, as }));

const change = fc
  .record({ actor: admins, pick: fc.nat(9), patch, seen })
  .map(({ pick, seen, ...sent }) => (world: World) => {
    const id = picked(world.accounts, ownId, pick);
    const act = updateAccount(world, {
      ...sent,
      id,
      version: versionSeen(seen, world.accounts.find((account) => account.id === id)?.version),
    });
    return { ...act, description: act.description + having(seen) };
  });

/**
 * Blocks and unblocks the same few accounts, so often that their users send requests both while blocked and afterwards.
 */
const blockOrUnblock = fc
  .record({ actor: admins, of: fc.constantFrom("ada", "ben", "dan", "olga") })
  .map(({ actor, of }) => (world: World) => {
    const account = world.accounts.find(({ username }) => username === of)!;
    return updateAccount(world, {
      actor,
      id: account.id,
      patch: { status: account.status === "active" ? "blocked" : "active" },
      version: null,
    });
  });

const renameProfile = fc.record({ actor: anybody, companyName, seen }).map(
  ({ seen, ...sent }) =>
    ({ sessions, profiles }: World) =>
      updateProfile({ ...sent, version: versionSeen(seen, profiles[sessions[sent.actor] ?? ""]?.version) }),
);

export const accountActs: Plans = {
  register: { weight: 1, arbitrary: open(anybody, "register") },
  createUser: { weight: 1, arbitrary: open(admins, "createUser") },
  updateUser: { weight: 4, arbitrary: change },
  blockOrUnblock: { weight: 5, arbitrary: blockOrUnblock },
  deleteUser: { weight: 1, arbitrary: onAccount(deleteAccount) },
  restoreUser: { weight: 1, arbitrary: onAccount(restoreAccount) },
  createCompanyProfile: {
    weight: 2,
    arbitrary: fc.record({ actor: anybody, companyName, key }).map((profile) => () => createProfile(profile)),
  },
  updateCompanyProfile: { weight: 2, arbitrary: renameProfile },
};
