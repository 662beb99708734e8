import { hash, verify } from "@node-rs/argon2";

/** For argon2id, the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

let dummyHash: Promise<string> | undefined;

/** Takes the same time for a missing account (`null`) as for a wrong password. */
export async function isPassword(password: string, storedHash: string | null) {
  dummyHash ??= hashPassword("nobody's password");
  const matches = await verify(storedHash ?? (await dummyHash), password);
  return storedHash !== null && matches;
}
