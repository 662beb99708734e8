import type { Context } from "#api/core/graphql/context.ts";
import { prepared } from "#api/core/database/prepared.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { mayMailDevice } from "#api/mail/mailBudget.ts";
import { queueAccountMail } from "#api/users/account-mails/accountMails.ts";
import { User } from "#api/users/User.ts";
import { refusal } from "#api/core/rules/refusal.ts";

interface Proven {
  /** The user with the password hash that was verified. */
  user: User;
  /** The language of the mail about a new device. */
  language: Language;
  recordRefused: (code: "UNAUTHENTICATED") => Promise<void>;
  /** Whether a code of two-step sign-in was typed. */
  secondStep: boolean;
}

/**
 * The last step of every sign-in. Refuses as refuseIfChangedMeanwhile does. Mails the owner about a device or network
 * that is new to the account.
 */
export async function startSession(context: Context, { user, language, recordRefused, secondStep }: Proven) {
  const { session, knownAddresses, address } = context;
  await session.start(user.id, secondStep);
  await refuseIfChangedMeanwhile(context, user, recordRefused);
  await knownAddresses.add(user, address);
  await noteSignIn(context, user, language);
}

/**
 * Records the time of the sign-in of the user $1. Changes nothing if the user's personal data was erased in the
 * meantime.
 */
const SIGNED_IN = prepared(
  "WITH noted AS (UPDATE users SET last_sign_in_at = clock_timestamp() WHERE id = $1 AND erased_at IS NULL RETURNING last_sign_in_at AS at) SELECT at FROM noted",
);

/**
 * Records the time of the sign-in, and mails the owner about a device or network that is new to the account. Sends no
 * mail at the account's first sign-in, only one mail for simultaneous sign-ins, and at most as many mails as
 * mayMailDevice allows.
 */
async function noteSignIn({ db, knownDevices, session, mail }: Context, user: User, language: Language) {
  const device = session.device();
  const isNew = await db.transaction(async (tx) => {
    const [signedIn] = await tx.query<{ at: Date }[]>(SIGNED_IN, [user.id]);
    user.lastSignInAt = signedIn?.at ?? null;
    if (!(await knownDevices.note(tx, user.id, device))) return false;
    if (!(await mayMailDevice({ tx, mail }, user))) return false;
    await queueAccountMail(tx, mail, {
      name: "newDevice",
      user,
      language,
      about: { device: device.name, network: device.network },
    });
    return true;
  });
  if (isNew) mail.queued();
}

/**
 * Refuses UNAUTHENTICATED if the user was blocked or the password was changed while the password was verified. Such a
 * change ends the user's sessions, but not this one, which may have started after the change.
 */
async function refuseIfChangedMeanwhile(
  { db, session }: Context,
  { id, passwordHash }: Pick<User, "id" | "passwordHash">,
  recordRefused: (code: "UNAUTHENTICATED") => Promise<void>,
) {
  if (await db.manager.existsBy(User, { id, passwordHash, status: "active" })) return;
  await session.end();
  await recordRefused("UNAUTHENTICATED");
  throw refusal("UNAUTHENTICATED", "Invalid username or password. Please try again.");
}
