import { Field, InputType, registerEnumType } from "type-graphql";

import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { OrderDirection } from "#api/core/graphql/connection.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";
import { PATCH, patchOf } from "#api/core/graphql/patchOf.ts";
import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { CHANGED_SINCE } from "#api/core/rules/changedSince.rules.ts";
import { PartnerRoleEnum, UserStatusEnum } from "#api/users/User.ts";
import { registrationSchema } from "#api/users/registration.rules.ts";
import { newUserSchema } from "#api/users/user.rules.ts";
import { UserFields } from "#api/users/UserFields.ts";
import { type PartnerRole, type UserStatus } from "#api/users/userWords.rules.ts";

/** Spec §3: the fields of the registration payload. */
@FieldsOf(registrationSchema)
abstract class RegistrationFields {
  @Field(() => String)
  username: string;

  @Field(() => String)
  password: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String, { nullable: true, description: "The company's name, stored as the account's companyName." })
  company: string | null;

  @Field(() => PartnerRoleEnum, { nullable: true, description: "The company's role in the framework." })
  role: PartnerRole | null;
}

/** Spec §3: the registration payload. */
@InputType({ description: "The account of a partner who registers." })
export class RegistrationInput extends RegistrationFields {
  @ClientMutationId()
  clientMutationId?: string | null;
}

@FieldsOf(newUserSchema)
abstract class NewUserFields extends UserFields {
  @Field(() => String, { description: "A new password ends the user's other sessions." })
  password: string;
}

/** Spec §3, user: the input that creates a user. */
@InputType({ description: "An account that an administrator creates." })
export class UserInput extends NewUserFields {
  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: PATCH })
export class UserPatch extends patchOf(NewUserFields) {
  @Field(() => UserStatusEnum, { nullable: true, description: "blocked and banned end every session of the user." })
  status?: UserStatus | null;
}

@InputType({ description: "An item must meet every given condition." })
export class UserFilter {
  @Field(() => String, {
    nullable: true,
    description: "A text in the username, e-mail address, names or company, ignoring case.",
  })
  search?: string | null;

  @Field(() => [UserStatusEnum], { nullable: true, description: "The user's status is one of these." })
  status?: UserStatus[] | null;

  @Field(() => Boolean, { nullable: true, description: "true: administrators; false: partners." })
  isAdmin?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "true: only deleted users; otherwise only users that are not deleted. Use it together with changedSince, so that your copy learns of deletions.",
  })
  deleted?: boolean | null;

  @Field(() => DateTimeISO, { nullable: true, description: CHANGED_SINCE })
  changedSince?: Date | null;
}

const USER_ORDER_FIELDS = ["createdAt", "username", "email", "status", "companyName", "lastSignInAt"] as const;
const UserOrderField = asEnum(USER_ORDER_FIELDS);
registerEnumType(UserOrderField, {
  name: "UserOrderField",
  valuesConfig: {
    companyName: { description: "By companyName; accounts without a company name sort before all others." },
    lastSignInAt: { description: "By lastSignInAt; accounts that never signed in sort before all others." },
  },
});

@InputType()
export class UserOrder {
  @Field(() => UserOrderField)
  field: (typeof USER_ORDER_FIELDS)[number];

  @Field(() => OrderDirection)
  direction: OrderDirection;
}
