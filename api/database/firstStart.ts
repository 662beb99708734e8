import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import type { DataSource, EntityManager } from "typeorm";
import { ValidationError } from "yup";

import { recordCreation } from "#api/audit/recordEvent.ts";
import type { WrappingKeys } from "#api/core/encryption/wrappingKeys.ts";
import { DEMO_ACCOUNTS, type DemonstrationStore, fillDemonstration } from "#api/demonstration/fillDemonstration.ts";
import { hashPassword } from "#api/users/password.ts";
import { saveUser } from "#api/users/saveUser.ts";
import { credentialsOf } from "#api/users/signInFingerprints.ts";
import { User } from "#api/users/User.ts";
import { newUserSchema } from "#api/users/user.rules.ts";

interface FirstAdmin {
  username: string;
  /** If empty, a random password is generated. */
  password: string;
  email: string;
}

/**
 * An account that was created at the start, to be printed. `password` is plain text, or a hint in parentheses if the
 * password must not be printed.
 */
export interface PrintedAccount {
  username: string;
  password: string;
  purpose: string;
}

/** The key of the advisory lock: any number that no other lock uses. */
const FIRST_START_LOCK = 7_305_662;
const POLL_INTERVAL_MS = 100;

/** The actor that the audit trail records for the creation of the first administrator. */
const BY_ITSELF = { user: null, requestId: "start", address: "local" };

/**
 * Creates the first administrator if there is none. With `demo`, also loads the demonstration data if the database was
 * empty: `wrappingKeys` encrypt the keys of its sealed tenders, and `files` stores its files. If several processes
 * start at the same time, only one of them creates the accounts.
 * @returns the created accounts
 */
export async function firstStart(
  db: DataSource,
  first: FirstAdmin,
  { demo, wrappingKeys, files }: { demo: boolean; wrappingKeys: WrappingKeys; files: DemonstrationStore },
): Promise<PrintedAccount[]> {
  return db.transaction(async (tx) => {
    await lock(tx);
    if (await tx.existsBy(User, { isAdmin: true })) return [];
    const isEmpty = !(await tx.exists(User, { withDeleted: true }));
    const password = first.password || randomBytes(12).toString("base64url");
    const { username, email } = validated({ ...first, password });
    const admin = await saveUser(tx, {
      username,
      email,
      isAdmin: true,
      passwordHash: await hashPassword(password),
      emailProvenAt: new Date(),
    });
    const facts = await credentialsOf(tx, admin.id);
    await recordCreation(tx, BY_ITSELF, { act: "createFirstAdministrator", subject: "user", facts }, admin);
    const made = [{ username, password: first.password ? "(ADMIN_PASSWORD)" : password, purpose: "administrator" }];
    if (!demo || !isEmpty) return made;
    await fillDemonstration(tx, { admin, wrappingKeys, files }, new Date());
    return [...made, ...DEMO_ACCOUNTS];
  });
}

/** Validates the settings by the rules of a new account. Throws an error that names the setting. */
function validated(first: FirstAdmin) {
  try {
    return newUserSchema.validateSync(first);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`ADMIN_${error.path!.toUpperCase()}: ${error.message}`, { cause: error });
  }
}

/** Takes the advisory lock by polling, because another process may hold it for longer than the statement timeout. */
async function lock(tx: EntityManager) {
  const take = () =>
    tx.query<[{ isHeld: boolean }]>(`SELECT pg_try_advisory_xact_lock($1) AS "isHeld"`, [FIRST_START_LOCK]);
  while (!(await take())[0].isHeld) await wait(POLL_INTERVAL_MS);
}
