import { recordCreation } from "#api/audit/recordEvent.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { valid } from "#api/core/rules/valid.ts";
import { queueAccountMail } from "#api/users/account-mails/accountMails.ts";
import { mailConfirmation } from "#api/users/account-mails/mailConfirmation.ts";
import { confirmRights } from "#api/users/rights/confirmRights.ts";
import { isPasswordOf, hashPassword } from "#api/users/password.ts";
import type { Typed } from "#api/users/rights/requireRecentSignIn.ts";
import { saveUser } from "#api/users/saveUser.ts";
import { credentialsOf } from "#api/users/signInFingerprints.ts";
import { User } from "#api/users/User.ts";
import { newUserSchema } from "#api/users/user.rules.ts";
import type { UserInput } from "#api/users/UserInput.ts";

/**
 * Spec §2 create-user. Mails the new user. If an administrator creates the account in a session, the e-mail address
 * counts as proven. If the request uses an API token, the mail contains a link to confirm the address. Refuses CONFLICT
 * if the username or the e-mail address is taken, and all that createOnce and confirmRights refuse.
 */
export async function createUser(context: SignedIn, input: UserInput, typed: Typed): Promise<User> {
  const { password, ...fields } = valid(newUserSchema, input);
  const after = { ...fields, status: "active" } as const;
  await confirmRights(context, "createUser", { before: null, after }, typed);
  const isVouchedFor = context.token === null;
  const { mail } = context;
  const passwordHash = await hashPassword(password);
  const user = await createOnce(context, {
    act: "createUser",
    noun: "user",
    owner: context.user.id,
    input,
    terms: fields,
    async create(tx) {
      const emailProvenAt = isVouchedFor ? await databaseClock(tx) : null;
      const user = await saveUser(tx, { ...fields, passwordHash, emailProvenAt });
      if (isVouchedFor) await queueAccountMail(tx, mail, { name: "accountCreated", user, language: "en" });
      else await mailConfirmation(tx, mail, { name: "accountOpened", user, language: "en" });
      const facts = await credentialsOf(tx, user.id);
      return recordCreation(tx, context, { act: "createUser", subject: "user", facts }, user);
    },
    read: (tx, id) => tx.findOneBy(User, { id }),
    isSame: (tx, id) => isPasswordOf(tx, id, password),
  });
  mail.queued();
  return user;
}
