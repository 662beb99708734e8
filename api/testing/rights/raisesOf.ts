import type { Scope } from "#api/core/rules/scopes.rules.ts";
import type { Rights } from "#api/testing/rights/readRights.ts";

export interface Holder {
  name: string;
  id: string;
  isAdmin: boolean;
  /** The scope of the holder's token; null for a session. */
  scope: Scope | null;
  /** True for a session whose user has just typed the password. */
  knowsPassword: boolean;
}

/** The properties of an account that a user needs to sign in, by their names in `Rights.users`. */
const CREDENTIALS = ["username", "email", "password", "proof of the address", "second step", "recovery codes"];

/**
 * The rights that the holder of a token or a session gained between `before` and `after`, as sentences. SECURITY.md and
 * the specification define what may change. A token, or a session without a recent sign-in, may not change anything
 * that a user signs in with, nor any account of an administrator. A session with a recent sign-in may change only what
 * its own user signs in with.
 */
export function raisesOf(holder: Holder, before: Rights, after: Rights): string[] {
  return [
    ...Object.keys({ ...before.users, ...after.users }).flatMap((id) => raisesOfAccount(holder, id, before, after)),
    ...raisesOfAccess(holder, before, after),
    ...after.readable
      .filter((what) => !before.readable.includes(what))
      .map((what) => `a sealed bid is readable: ${what}`),
    ...before.sealed
      .filter((id) => !after.sealed.includes(id))
      .map((id) => `the sealed tender ${id} is sealed no more`),
  ];
}

function raisesOfAccount(holder: Holder, id: string, before: Rights, after: Rights): string[] {
  const { [id]: was } = before.users;
  const { [id]: is } = after.users;
  if (!is) return [`the account ${id} is gone`];
  if (!was) return is.administrator ? ["an administrator was made"] : [];
  const changed = Object.keys(is).filter((name) => is[name] !== was[name]);
  const isOwn = id === holder.id && holder.knowsPassword;
  const who = was.administrator ? "an administrator" : id === holder.id ? "the own account" : "another person";
  return changed
    .filter((name) => {
      if (name === "administrator") return true;
      if (CREDENTIALS.includes(name)) return !isOwn;
      if (isOwn) return name === "status";
      if (was.administrator || !holder.isAdmin) return true;
      if (name === "status") return holder.scope !== "users:write" || is.status === "active";
      return name === "erased" || (holder.scope !== null && holder.scope !== "users:write");
    })
    .map((name) => `${name} of ${who} changed`);
}

function raisesOfAccess(holder: Holder, before: Rights, after: Rights): string[] {
  const isForeign = (user: string | null) =>
    user !== null && user in before.users && !(user === holder.id && holder.knowsPassword);
  const raises: string[] = [];
  for (const [sid, { user, typedAt }] of Object.entries(after.sessions)) {
    const was = before.sessions[sid];
    if (isForeign(user) && (!was || was.typedAt !== typedAt || was.user !== user))
      raises.push(was ? "a session counts as signed in anew" : "a session was made");
  }
  for (const [id, { user, scopes, isRevoked }] of Object.entries(after.tokens)) {
    const was = before.tokens[id];
    const isWider = !was || scopes.some((scope) => !was.scopes.includes(scope)) || (was.isRevoked && !isRevoked);
    if (isWider && isForeign(user)) raises.push("a token was made or has more rights");
  }
  for (const [link, { user, purpose, email }] of Object.entries(after.links))
    if (
      !(link in before.links) &&
      isForeign(user) &&
      (purpose === "signIn" || (email !== null && email !== before.users[user]!.email))
    )
      raises.push(`a link (${purpose}) was made`);
  for (const [thing, owner] of Object.entries(after.owners))
    if (!(thing in before.owners) && owner in before.users && owner !== holder.id)
      raises.push(`${thing.split(" ")[0]} were written in another person's name`);
  return raises;
}
