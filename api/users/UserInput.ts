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

/** Spec §3, registration payload. */
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

  @Field(() => String, { nullable: true, description: "Becomes the account's companyName." })
  company: string | null;

  @Field(() => PartnerRoleEnum, { nullable: true, description: "What the company is in the framework." })
  role: PartnerRole | null;
}

/** Spec §3, registration payload. */
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

/** Spec §3, user. */
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

@InputType({ description: "Every given condition must be met." })
export class UserFilter {
  @Field(() => String, { nullable: true, description: "Case-insensitive contains, over username, e-mail, names and company." })
  search?: string | null;

  @Field(() => [UserStatusEnum], { nullable: true, description: "One of these." })
  status?: UserStatus[] | null;

  @Field(() => Boolean, { nullable: true, description: "true: administrators; false: partners." })
  isAdmin?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "true: only deleted users; otherwise only the others. With changedSince it tells a copy which users were deleted." })
  deleted?: boolean | null;

  @Field(() => DateTimeISO, { nullable: true, description: CHANGED_SINCE })
  changedSince?: Date | null;
}

const USER_ORDER_FIELDS = ["createdAt", "username", "email", "status", "companyName", "lastSignInAt"] as const;
const UserOrderField = asEnum(USER_ORDER_FIELDS);
registerEnumType(UserOrderField, {
  name: "UserOrderField",
  valuesConfig: {
    companyName: { description: "By companyName; accounts without one as if it were the first of the alphabet." },
    lastSignInAt: { description: "By lastSignInAt; accounts that never signed in as if it were before all others." },
  },
});

@InputType()
export class UserOrder {
  @Field(() => UserOrderField)
  field: (typeof USER_ORDER_FIELDS)[number];

  @Field(() => OrderDirection)
  direction: OrderDirection;
}
