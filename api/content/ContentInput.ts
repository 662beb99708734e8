import { Field, InputType, Int, registerEnumType } from "type-graphql";

import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { OrderDirection } from "#api/core/graphql/connection.ts";
import { asEnum } from "#api/core/graphql/scalars.ts";

@InputType()
export class PublishedFilter {
  @Field(() => Boolean, { defaultValue: true, description: "false: the unpublished ones instead; administrators only." })
  published: boolean;

  @Field(() => Boolean, { defaultValue: false, description: "true: published and unpublished together; administrators only." })
  any: boolean;
}

const CONTENT_ORDER_FIELDS = ["createdAt", "title"] as const;
const ContentOrderField = asEnum(CONTENT_ORDER_FIELDS);
registerEnumType(ContentOrderField, { name: "ContentOrderField" });

@InputType()
export class ContentOrder {
  @Field(() => ContentOrderField)
  field: (typeof CONTENT_ORDER_FIELDS)[number];

  @Field(() => OrderDirection)
  direction: OrderDirection;
}

@InputType()
abstract class ProjectFieldsInput {
  @Field(() => String, { nullable: true, description: "http or https." })
  imageUrl?: string | null;

  @Field(() => String, { nullable: true })
  industry?: string | null;

  @Field(() => String, { nullable: true })
  location?: string | null;

  @Field(() => String, { nullable: true })
  timeline?: string | null;

  @Field(() => String, { nullable: true })
  results?: string | null;

  @Field(() => Boolean, { nullable: true })
  published?: boolean | null;
}

@InputType()
export class ProjectInput extends ProjectFieldsInput {
  @Field(() => String)
  title: string;

  @Field(() => String)
  description: string;

  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: "The fields to change; what is absent stays, null clears." })
export class ProjectPatch extends ProjectFieldsInput {
  @Field(() => String, { nullable: true })
  title?: string | null;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => Int, { nullable: true, description: "The version that was read: a stale one is refused with CONFLICT." })
  version?: number | null;
}

@InputType()
export class BlogPostInput {
  @Field(() => String, { description: "Lower-case letters, digits and hyphens; unique." })
  slug: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  excerpt: string;

  @Field(() => String)
  category: string;

  @Field(() => String, { description: "Markdown." })
  body: string;

  @Field(() => Boolean, { defaultValue: false })
  published: boolean;

  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: "The fields to change; what is absent stays." })
export class BlogPostPatch {
  @Field(() => String, { nullable: true })
  slug?: string | null;

  @Field(() => String, { nullable: true })
  title?: string | null;

  @Field(() => String, { nullable: true })
  excerpt?: string | null;

  @Field(() => String, { nullable: true })
  category?: string | null;

  @Field(() => String, { nullable: true })
  body?: string | null;

  @Field(() => Boolean, { nullable: true })
  published?: boolean | null;

  @Field(() => Int, { nullable: true, description: "The version that was read: a stale one is refused with CONFLICT." })
  version?: number | null;
}
