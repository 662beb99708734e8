import { Field, InputType, registerEnumType } from "type-graphql";

import { OrderDirection } from "#api/core/connection.ts";
import { asEnum } from "#api/core/scalars.ts";
import { PartnerRoleEnum } from "#api/users/User.ts";
import { type PartnerRole } from "#api/users/user.rules.ts";

@InputType({ description: "Spec §3, contact request: all six fields are required." })
export class ContactRequestInput {
  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  company: string;

  @Field(() => PartnerRoleEnum)
  role: PartnerRole;

  @Field(() => String)
  message: string;
}

@InputType({ description: "Every given part must hold." })
export class ContactRequestFilter {
  @Field(() => String, { nullable: true, description: "Case-insensitive contains, over names, e-mail, company and message." })
  search?: string | null;

  @Field(() => [PartnerRoleEnum], { nullable: true })
  role?: PartnerRole[] | null;
}

const CONTACT_REQUEST_ORDER_FIELDS = ["createdAt", "company"] as const;
const ContactRequestOrderField = asEnum(CONTACT_REQUEST_ORDER_FIELDS);
registerEnumType(ContactRequestOrderField, { name: "ContactRequestOrderField" });

@InputType()
export class ContactRequestOrder {
  @Field(() => ContactRequestOrderField)
  field: (typeof CONTACT_REQUEST_ORDER_FIELDS)[number];

  @Field(() => OrderDirection)
  direction: OrderDirection;
}
