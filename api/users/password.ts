import { hash, verify } from "@node-rs/argon2";
import type { EntityManager } from "typeorm";

import { User } from "#api/users/User.ts";

/** The cost parameters of argon2id, which is the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

let dummyHash: Promise<string> | undefined;

/**
 * Compares a password with a stored hash. Without an account, pass `null`: the comparison then takes as long as for a
 * wrong password, so that the duration does not reveal whether an account exists.
 */
export async function isPassword(password: string, storedHash: string | null) {
  dummyHash ??= hashPassword("nobody's password");
  const stored = storedHash ?? (await dummyHash);
  const matches = (await verify(stored, password)) || (await matchesDecomposed(stored, password));
  return storedHash !== null && matches;
}

/**
 * Compares the password in the Unicode form NFD, in which an accented letter is a letter and a separate accent. New
 * passwords are converted to the form NFC before they are hashed, but an older hash may be that of the form NFD.
 */
async function matchesDecomposed(stored: string, password: string) {
  const decomposed = password.normalize("NFD");
  return decomposed !== password && verify(stored, decomposed);
}

/**
 * True if this is the user's password. If there is no such user, the comparison takes as long as for a wrong password.
 */
export async function isPasswordOf(db: Pick<EntityManager, "findOne">, id: string, password: string) {
  const stored = await db.findOne(User, { where: { id }, select: { id: true, passwordHash: true } });
  return isPassword(password, stored?.passwordHash ?? null);
}
