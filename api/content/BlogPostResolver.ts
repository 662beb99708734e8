import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";

import { articleHtml, previewMarkdown, readingMinutes } from "#api/content/article.ts";
import { BlogPost } from "#api/content/BlogPost.ts";
import { BlogPostInput, BlogPostPatch, ContentOrder, ContentFilter } from "#api/content/ContentInput.ts";
import { createBlogPost } from "#api/content/createBlogPost.ts";
import { deleteBlogPost } from "#api/content/deleteBlogPost.ts";
import { findBlogPost, findBlogPostById } from "#api/content/findContent.ts";
import { listContent } from "#api/content/listContent.ts";
import { nextPostsOf } from "#api/content/nextPostsOf.ts";
import { updateBlogPost } from "#api/content/updateBlogPost.ts";
import { COSTS } from "#api/core/rules/requestLimits.rules.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { NullIfRefused } from "#api/core/graphql/nullIfRefused.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { User } from "#api/users/User.ts";
import { userForAdmins } from "#api/users/findUser.ts";
import { LONG_TEXT } from "#api/core/graphql/cost.ts";
import { requestedProperties, ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import { withChangesUntil } from "#api/core/graphql/withChangesUntil.ts";

const BlogPostConnection = connectionOf(BlogPost, { tellsChanges: true });

@Resolver(() => BlogPost)
export class BlogPostResolver {
  @Query(() => BlogPostConnection, {
    description: "Published posts, newest first by default; administrators may ask for the others.",
  })
  @MayUse("visitor", "any token")
  blogPosts(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => ContentFilter, { nullable: true }) filter?: ContentFilter,
    @Arg("orderBy", () => ContentOrder, { nullable: true }) orderBy?: ContentOrder,
  ) {
    return withChangesUntil(context, info, () =>
      listContent(context, BlogPost, page, filter, orderBy, requestedProperties(info)),
    );
  }

  @Query(() => BlogPost, {
    description: "One post by its slug. NOT_FOUND for an unpublished post, except for administrators.",
  })
  @MayUse("visitor", "any token")
  @NullIfRefused()
  blogPost(
    @Ctx() context: Context,
    @Arg("slug", () => String, { description: "The last part of the post's address." }) slug: string,
  ) {
    return findBlogPost(context, slug);
  }

  @Query(() => BlogPost, { description: "Administrators only. One post by its id, published or not." })
  @MayUse("admin", "content:read")
  @NullIfRefused()
  blogPostById(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return findBlogPostById(context, id);
  }

  @Query(() => String, {
    complexity: COSTS.rendering,
    description: "Administrators only. The sanitized HTML of an article with this body.",
  })
  @MayUse("admin", "content:read")
  previewMarkdown(
    @Ctx() context: SignedIn,
    @Arg("markdown", () => String, { description: "The body of a post." }) markdown: string,
  ) {
    return previewMarkdown(context, markdown);
  }

  @Mutation(() => BlogPost, { description: "Administrators only. The author is the signed-in administrator." })
  @MayUse("admin", "content:write", { writes: "content writes" })
  createBlogPost(@Ctx() context: SignedIn, @Arg("input", () => BlogPostInput) input: BlogPostInput) {
    return createBlogPost(context, input);
  }

  @Mutation(() => BlogPost, { description: "Administrators only." })
  @MayUse("admin", "content:write", { writes: "content writes" })
  updateBlogPost(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Arg("patch", () => BlogPostPatch) patch: BlogPostPatch,
  ) {
    return updateBlogPost(context, id, patch);
  }

  @Mutation(() => BlogPost, {
    description: "Administrators only. Deletes the item permanently. To keep it, unpublish it instead.",
  })
  @MayUse("admin", "content:write", { writes: "content writes" })
  deleteBlogPost(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return deleteBlogPost(context, id);
  }

  @FieldResolver(() => String, {
    description: "The body as sanitized HTML without scripts, styles and forms. The highest heading is h2.",
    complexity: LONG_TEXT,
  })
  @ReadsOfRow("body")
  bodyHtml(@Root() { body }: BlogPost) {
    return articleHtml(body);
  }

  @FieldResolver(() => Int, {
    description: "The reading time in minutes at 200 words a minute, rounded up; at least 1.",
  })
  @ReadsOfRow("body")
  readingMinutes(@Root() { body }: BlogPost) {
    return readingMinutes(body);
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether an administrator wrote the post. Such a post is shown as written by the team, any other post without an author.",
  })
  @ReadsOfRow("authorId")
  byTeam(@Root() { authorId }: BlogPost) {
    return authorId !== null;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "Administrators only, null for everybody else. The administrator who wrote the post.",
  })
  @ReadsOfRow("authorId")
  author(@Ctx() context: Context, @Root() { authorId }: BlogPost) {
    return userForAdmins(context, authorId);
  }

  @FieldResolver(() => BlogPost, {
    nullable: true,
    description: "The next older published post; null for the oldest.",
  })
  @ReadsOfRow("id")
  next(@Ctx() context: Context, @Root() { id }: BlogPost) {
    return loadBatched(context, nextPostsOf, id);
  }
}
