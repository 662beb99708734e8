import { Field, InputType, registerEnumType } from "type-graphql";

import { BlogPostFields } from "#api/content/BlogPostFields.ts";
import { ProjectFields } from "#api/content/ProjectFields.ts";
import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { OrderDirection } from "#api/core/graphql/connection.ts";
import { PATCH, patchOf } from "#api/core/graphql/patchOf.ts";
import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { CHANGED_SINCE } from "#api/core/rules/changedSince.rules.ts";

const CONTENT_STATES = ["published", "unpublished", "all"] as const;
const ContentState = asEnum(CONTENT_STATES);
registerEnumType(ContentState, {
  name: "ContentState",
  description: "Whether visitors can read the item.",
  valuesConfig: {
    published: { description: "Items that visitors can read." },
    unpublished: { description: "Items that visitors cannot read; administrators only." },
    all: { description: "Published and unpublished items; administrators only." },
  },
});

@InputType({ description: "An item must meet every given condition." })
export class ContentFilter {
  @Field(() => ContentState, {
    defaultValue: "published",
    description: "Which items to list. Default: published. Only administrators may choose another state.",
  })
  state: (typeof CONTENT_STATES)[number];

  @Field(() => DateTimeISO, { nullable: true, description: CHANGED_SINCE })
  changedSince?: Date | null;
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

/** Spec §3, project: the input of createProject. */
@InputType({ description: "A project." })
export class ProjectInput extends ProjectFields {
  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: PATCH })
export class ProjectPatch extends patchOf(ProjectFields) {}

/** Spec §3, blog post: the input of createBlogPost. */
@InputType({ description: "A blog post." })
export class BlogPostInput extends BlogPostFields {
  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: PATCH })
export class BlogPostPatch extends patchOf(BlogPostFields) {}
