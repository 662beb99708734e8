import { Field, InputType, registerEnumType } from "type-graphql";

import { ContactLanguageEnum } from "#api/contact/ContactRequest.ts";
import { ContactRequestFields } from "#api/contact/ContactRequestFields.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { OrderDirection } from "#api/core/graphql/connection.ts";
import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { CHANGED_SINCE } from "#api/core/rules/changedSince.rules.ts";
import { PartnerRoleEnum } from "#api/users/User.ts";
import { type PartnerRole } from "#api/users/userWords.rules.ts";

/** Spec §3, contact request: the input of createContactRequest. */
@InputType({ description: "An integration request." })
export class ContactRequestInput extends ContactRequestFields {
  @Field(() => ContactLanguageEnum, {
    nullable: true,
    description: "The language of the acknowledgement; en by default.",
  })
  language?: Language | null;

  @Field(() => String, {
    nullable: true,
    description: "Honeypot against robots: leave this field out. People do not see it.",
  })
  website?: string | null;

  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: "An item must meet every given condition." })
export class ContactRequestFilter {
  @Field(() => String, {
    nullable: true,
    description: "A text in the names, e-mail address, company or message, ignoring case.",
  })
  search?: string | null;

  @Field(() => [PartnerRoleEnum], { nullable: true, description: "The role is one of these." })
  role?: PartnerRole[] | null;

  @Field(() => Boolean, { nullable: true, description: "true: only handled requests; false: only the others." })
  handled?: boolean | null;

  @Field(() => DateTimeISO, { nullable: true, description: CHANGED_SINCE })
  changedSince?: Date | null;
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
