import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from "typeorm";

import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { SEARCH_DELIVERIES, type SearchDelivery } from "#api/tenders/searches/savedSearch.rules.ts";

export const SearchDeliveryEnum = asEnum(SEARCH_DELIVERIES);
registerEnumType(SearchDeliveryEnum, {
  name: "SearchDelivery",
  description: "How tenders that match a saved search are mailed. They are told in the portal in any case.",
  valuesConfig: {
    atOnce: { description: "Within ten minutes." },
    daily: { description: "All of a day in one mail, at 07:00 in the person's time zone." },
    never: { description: "Not at all." },
  },
});

@Entity("saved_searches")
@ObjectType({ description: "A search on Browse Tenders that the signed-in user has saved." })
export class SavedSearch {
  @Field(() => ID, { description: "A UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  userId: string;

  @Field(() => String, { description: "1 to 100 characters." })
  @Column("text")
  name: string;

  @Field(() => String, { description: "The filters as the query of Browse Tenders, such as category=Construction&country=Kenya." })
  @Column("text")
  query: string;

  @Field(() => SearchDeliveryEnum, { description: "How its matches are mailed." })
  @Column("text")
  delivery: SearchDelivery;

  @Field(() => DateTimeISO, { description: "By the database's clock." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  @Field(() => DateTimeISO, { description: "When the person last looked at its tenders." })
  @Column({ type: "timestamptz", precision: 3 })
  seenAt: Date;
}

@InputType({ description: "A search. One with the same filters is replaced." })
export class SavedSearchInput {
  @Field(() => String, { description: "1 to 100 characters." })
  name: string;

  @Field(() => String, { description: "The filters as the query of the address of Browse Tenders; empty: every open tender." })
  query: string;

  @Field(() => SearchDeliveryEnum, { description: "How its matches are mailed." })
  delivery: SearchDelivery;

  @ClientMutationId()
  clientMutationId?: string | null;
}
