import { Field, InputType, ObjectType } from "type-graphql";
import { Column } from "typeorm";

/** Spec §3: the five address fields of a user and of a company profile. */
@ObjectType()
export abstract class Address {
  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  addressStreet: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  addressCity: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  addressState: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  addressPostalCode: string | null;

  @Field(() => String, { nullable: true, description: "English name of one of the 195 sovereign states." })
  @Column("text", { nullable: true })
  addressCountry: string | null;
}

@InputType()
export abstract class AddressInput {
  @Field(() => String, { nullable: true })
  addressStreet?: string | null;

  @Field(() => String, { nullable: true })
  addressCity?: string | null;

  @Field(() => String, { nullable: true })
  addressState?: string | null;

  @Field(() => String, { nullable: true })
  addressPostalCode?: string | null;

  @Field(() => String, { nullable: true, description: "English name of one of the 195 sovereign states." })
  addressCountry?: string | null;
}
