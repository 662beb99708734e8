import { recordCreation } from "#api/audit/recordEvent.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { valid } from "#api/core/rules/valid.ts";
import { mayMail } from "#api/mail/mailBudget.ts";
import { mailConfirmation } from "#api/users/account-mails/mailConfirmation.ts";
import { isPasswordOf, hashPassword } from "#api/users/password.ts";
import { refuseLookAlike, saveUser } from "#api/users/saveUser.ts";
import { credentialsOf } from "#api/users/signInFingerprints.ts";
import { User } from "#api/users/User.ts";
import { registrationSchema } from "#api/users/registration.rules.ts";
import type { RegistrationInput } from "#api/users/UserInput.ts";

/**
 * Spec §2 register: creates an active partner, and mails a link to confirm the e-mail address. Does not sign the
 * partner in. Refuses RATE_LIMITED, CONFLICT if the e-mail address is taken or the username looks like that of another
 * account, and all that createOnce refuses. A retry with the same idempotency key must contain the same password,
 * because otherwise a person who knows the key could read the account.
 */
export async function registerPartner(context: Context, input: RegistrationInput, language: Language): Promise<User> {
  const { company, password, ...person } = valid(registrationSchema, input);
  await context.throttle.count("registration by address", context.address);
  const passwordHash = await hashPassword(password);
  const account = await createOnce(context, {
    act: "register",
    noun: "account",
    owner: foldCase(person.email),
    input,
    terms: { ...person, company },
    async create(tx) {
      await refuseLookAlike(tx, person.username);
      const user = await saveUser(tx, { ...person, companyName: company ?? null, passwordHash });
      // If a limit of mails is reached, no mail is sent. The user can request another link later.
      if (await mayMail({ tx, mail: context.mail }, user.email, { sender: context }))
        await mailConfirmation(tx, context.mail, { name: "accountOpened", user, language });
      const facts = await credentialsOf(tx, user.id);
      return recordCreation(tx, context, { act: "register", subject: "user", facts }, user);
    },
    read: (tx, id) => tx.findOneBy(User, { id }),
    isSame: (tx, id) => isPasswordOf(tx, id, password),
  });
  context.mail.queued();
  return account;
}
