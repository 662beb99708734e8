import { Field, InputType, Int, registerEnumType } from "type-graphql";

import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { OrderDirection } from "#api/core/graphql/connection.ts";
import { asEnum } from "#api/core/graphql/scalars.ts";
import { AddressInput } from "#api/users/Address.ts";
import { PartnerRoleEnum, UserStatusEnum } from "#api/users/User.ts";
import { type PartnerRole, type UserStatus } from "#api/users/userWords.rules.ts";

@InputType({ description: "Spec §3, registration payload." })
export class RegistrationInput {
  @Field(() => String, { description: "3 to 50 characters." })
  username: string;

  @Field(() => String, { description: "6 to 200 characters." })
  password: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String, { nullable: true, description: "Becomes the account's companyName." })
  company?: string | null;

  @Field(() => PartnerRoleEnum, { nullable: true })
  role?: PartnerRole | null;

  @ClientMutationId()
  clientMutationId?: string | null;
}

/** What an administrator may write of a user, whether it is new or not. */
@InputType()
abstract class UserFieldsInput extends AddressInput {
  @Field(() => String, { nullable: true })
  firstName?: string | null;

  @Field(() => String, { nullable: true })
  lastName?: string | null;

  @Field(() => String, { nullable: true })
  role?: string | null;

  @Field(() => String, { nullable: true })
  companyName?: string | null;

  @Field(() => String, { nullable: true })
  companyTypology?: string | null;

  @Field(() => String, { nullable: true })
  vatNumber?: string | null;

  @Field(() => String, { nullable: true })
  cardId?: string | null;
}

@InputType()
export class UserInput extends UserFieldsInput {
  @Field(() => String, { description: "3 to 50 characters, unique without regard to case." })
  username: string;

  @Field(() => String, { description: "6 to 200 characters." })
  password: string;

  @Field(() => String, { description: "Unique without regard to case." })
  email: string;

  @Field(() => Boolean, { defaultValue: false })
  isAdmin: boolean;

  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: "The fields to change; what is absent stays, null clears." })
export class UserPatch extends UserFieldsInput {
  @Field(() => String, { nullable: true })
  username?: string | null;

  @Field(() => String, { nullable: true, description: "Ends that user's other sessions." })
  password?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => Boolean, { nullable: true })
  isAdmin?: boolean | null;

  @Field(() => UserStatusEnum, { nullable: true })
  status?: UserStatus | null;

  @Field(() => Int, { nullable: true, description: "The version that was read: a stale one is refused with CONFLICT." })
  version?: number | null;
}

@InputType()
export class UserFilter {
  @Field(() => String, { nullable: true, description: "Case-insensitive contains, over username, e-mail, names and company." })
  search?: string | null;

  @Field(() => [UserStatusEnum], { nullable: true })
  status?: UserStatus[] | null;

  @Field(() => Boolean, { nullable: true })
  isAdmin?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "The deleted users instead of the others." })
  deleted?: boolean | null;
}

const USER_ORDER_FIELDS = ["createdAt", "username", "email"] as const;
const UserOrderField = asEnum(USER_ORDER_FIELDS);
registerEnumType(UserOrderField, { name: "UserOrderField" });

@InputType()
export class UserOrder {
  @Field(() => UserOrderField)
  field: (typeof USER_ORDER_FIELDS)[number];

  @Field(() => OrderDirection)
  direction: OrderDirection;
}
