import { hash, verify } from "@node-rs/argon2";
import type { EntityManager } from "typeorm";

import { User } from "#api/users/User.ts";

/** Costs of argon2id, the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

let dummyHash: Promise<string> | undefined;

/** Verifies a password. A missing account (`null`) takes the same time as a wrong password. */
export async function isPassword(password: string, storedHash: string | null) {
  dummyHash ??= hashPassword("nobody's password");
  const stored = storedHash ?? (await dummyHash);
  const matches = (await verify(stored, password)) || (await matchesDecomposed(stored, password));
  return storedHash !== null && matches;
}

/** Rules convert passwords to NFC. An older hash may be of the NFD form, in which a Mac types accented letters. */
async function matchesDecomposed(stored: string, password: string) {
  const decomposed = password.normalize("NFD");
  return decomposed !== password && verify(stored, decomposed);
}

/** True if this is the user's stored password. Takes the same time if there is no such user. */
export async function isPasswordOf(db: Pick<EntityManager, "findOne">, id: string, password: string) {
  const stored = await db.findOne(User, { where: { id }, select: { id: true, passwordHash: true } });
  return isPassword(password, stored?.passwordHash ?? null);
}
