import type { Context } from "#api/core/graphql/context.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { queueAccountMail } from "#api/session/account/accountMails.ts";
import { refuseIfChangedMeanwhile } from "#api/session/refuseIfChangedMeanwhile.ts";
import type { User } from "#api/users/User.ts";

interface Proven {
  /** With the password's hash that was proven. */
  user: User;
  /** Of the mail about a new device. */
  language: Language;
  recordRefused: (code: "UNAUTHENTICATED") => Promise<void>;
}

/** The end of every sign-in. Refuses as refuseIfChangedMeanwhile does; a device that is new to the account is told to its owner. */
export async function startSession(context: Context, { user, language, recordRefused }: Proven) {
  const { session, knownAddresses, address } = context;
  await session.start(user.id);
  await refuseIfChangedMeanwhile(context, user, recordRefused);
  await knownAddresses.add(user, address);
  await noteSignIn(context, user, language);
}

/** Not of a person whose data was erased meanwhile. */
const SIGNED_IN = "WITH noted AS (UPDATE users SET last_sign_in_at = clock_timestamp() WHERE id = $1 AND erased_at IS NULL RETURNING last_sign_in_at AS at) SELECT at FROM noted";

/** Notes the time. A mail about a new device: not at the first sign-in of an account, and once for a device and network: of several sign-ins at once one mails. */
async function noteSignIn({ db, knownDevices, session, mail }: Context, user: User, language: Language) {
  const device = session.device();
  const isNew = await db.transaction(async (tx) => {
    const [signedIn] = await tx.query<{ at: Date }[]>(SIGNED_IN, [user.id]);
    user.lastSignInAt = signedIn?.at ?? null;
    if (!(await knownDevices.note(tx, user.id, device))) return false;
    await queueAccountMail(tx, mail, { name: "newDevice", user, language, about: { device: device.name, network: device.network } });
    return true;
  });
  if (isNew) mail.queued();
}
