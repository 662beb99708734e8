import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from "typeorm";

import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { SEARCH_DELIVERIES, type SearchDelivery } from "#api/tenders/searches/savedSearch.rules.ts";

export const SearchDeliveryEnum = asEnum(SEARCH_DELIVERIES);
registerEnumType(SearchDeliveryEnum, {
  name: "SearchDelivery",
  description: "How tenders that match a saved search are mailed. The portal always shows a notice.",
  valuesConfig: {
    atOnce: { description: "Immediately: within ten minutes." },
    daily: { description: "Once a day: one mail at 07:00 in the person's time zone." },
    never: { description: "Never." },
  },
});

@Entity("saved_searches")
@ObjectType({ description: "A saved search of the signed-in user on Browse Tenders." })
export class SavedSearch {
  @Field(() => ID, { description: "A UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  userId: string;

  @Field(() => String, { description: "1 to 100 characters." })
  @Column("text")
  name: string;

  @Field(() => String, {
    description: "The filters as the query string of Browse Tenders, such as category=Construction&country=Kenya.",
  })
  @Column("text")
  query: string;

  @Field(() => SearchDeliveryEnum, { description: "How matching tenders are mailed." })
  @Column("text")
  delivery: SearchDelivery;

  @Field(() => DateTimeISO, { description: "When the search was saved, by the database's clock." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  @Field(() => DateTimeISO, { description: "When the user last viewed the matching tenders." })
  @Column({ type: "timestamptz", precision: 3 })
  seenAt: Date;
}

@InputType({ description: "A search to save. It replaces the user's search with the same filters." })
export class SavedSearchInput {
  @Field(() => String, { description: "1 to 100 characters." })
  name: string;

  @Field(() => String, {
    description: "The filters as the query string of Browse Tenders; empty for every open tender.",
  })
  query: string;

  @Field(() => SearchDeliveryEnum, { description: "How matching tenders are mailed." })
  delivery: SearchDelivery;

  @ClientMutationId()
  clientMutationId?: string | null;
}
