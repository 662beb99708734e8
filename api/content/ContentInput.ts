import { Field, InputType, registerEnumType } from "type-graphql";

import { BlogPostFields } from "#api/content/BlogPostFields.ts";
import { ProjectFields } from "#api/content/ProjectFields.ts";
import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { OrderDirection } from "#api/core/graphql/connection.ts";
import { PATCH, patchOf } from "#api/core/graphql/patchOf.ts";
import { asEnum } from "#api/core/graphql/scalars.ts";

@InputType({ description: "Which of posts or projects to list: the published ones unless an administrator asks for others." })
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

@InputType({ description: "Spec §3, a project." })
export class ProjectInput extends ProjectFields {
  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: PATCH })
export class ProjectPatch extends patchOf(ProjectFields) {}

@InputType({ description: "Spec §3, a blog post." })
export class BlogPostInput extends BlogPostFields {
  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: PATCH })
export class BlogPostPatch extends patchOf(BlogPostFields) {}
