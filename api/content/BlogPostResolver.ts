import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";

import { articleHtml, previewMarkdown, readingMinutes } from "#api/content/article.ts";
import { BlogPost } from "#api/content/BlogPost.ts";
import { BlogPostInput, BlogPostPatch, ContentOrder, ContentFilter } from "#api/content/ContentInput.ts";
import { createBlogPost } from "#api/content/createBlogPost.ts";
import { deleteBlogPost } from "#api/content/deleteBlogPost.ts";
import { findBlogPost } from "#api/content/findBlogPost.ts";
import { findBlogPostById } from "#api/content/findBlogPostById.ts";
import { listContent } from "#api/content/listContent.ts";
import { nextPostsOf } from "#api/content/nextPostsOf.ts";
import { updateBlogPost } from "#api/content/updateBlogPost.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { User } from "#api/users/User.ts";
import { userBehind } from "#api/users/userBehind.ts";
import { LONG_TEXT } from "#api/core/graphql/cost.ts";
import { propertiesAsked, ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import { tellChangesUntil } from "#api/core/graphql/tellChangesUntil.ts";

const BlogPostConnection = connectionOf(BlogPost, { tellsChanges: true });

@Resolver(() => BlogPost)
export class BlogPostResolver {
  @Query(() => BlogPostConnection, { description: "Published posts, newest first by default; administrators may ask for the others." })
  @MayUse("visitor", "any token")
  blogPosts(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => ContentFilter, { nullable: true }) filter?: ContentFilter,
    @Arg("orderBy", () => ContentOrder, { nullable: true }) orderBy?: ContentOrder,
  ) {
    return tellChangesUntil(context, info, () => listContent(context, BlogPost, page, filter, orderBy, propertiesAsked(info)));
  }

  @Query(() => BlogPost, { description: "One post by its slug. A post that is not published is NOT_FOUND but for administrators." })
  @MayUse("visitor", "any token")
  blogPost(@Ctx() context: Context, @Arg("slug", () => String, { description: "The last part of its address." }) slug: string) {
    return findBlogPost(context, slug);
  }

  @Query(() => BlogPost, { description: "Administrators only: published or not." })
  @MayUse("admin", "content:write")
  blogPostById(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return findBlogPostById(context, id);
  }

  @Query(() => String, { description: "Administrators only. The HTML that an article with this body would show, sanitised." })
  @MayUse("admin", "content:write")
  previewMarkdown(@Arg("markdown", () => String, { description: "The body of a post." }) markdown: string) {
    return previewMarkdown(markdown);
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

  @Mutation(() => BlogPost, { description: "Administrators only. Deletes it permanently; unpublish it to keep it." })
  @MayUse("admin", "content:write", { writes: "content writes" })
  deleteBlogPost(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return deleteBlogPost(context, id);
  }

  @FieldResolver(() => String, {
    description: "The body as sanitised HTML: no scripts, styles or forms; its highest heading is h2.",
    complexity: LONG_TEXT,
  })
  @ReadsOfRow("body")
  bodyHtml(@Root() { body }: BlogPost) {
    return articleHtml(body);
  }

  @FieldResolver(() => Int, { description: "At 200 words a minute, rounded up; at least 1." })
  @ReadsOfRow("body")
  readingMinutes(@Root() { body }: BlogPost) {
    return readingMinutes(body);
  }

  @FieldResolver(() => Boolean, { description: "Whether an administrator of the team wrote it: such a post is shown as the team's, any other without an author." })
  @ReadsOfRow("authorId")
  byTeam(@Root() { authorId }: BlogPost) {
    return authorId !== null;
  }

  @FieldResolver(() => User, { nullable: true, description: "Administrators only, null for everybody else. The administrator who wrote it." })
  @ReadsOfRow("authorId")
  author(@Ctx() context: Context, @Root() { authorId }: BlogPost) {
    return userBehind(context, authorId);
  }

  @FieldResolver(() => BlogPost, { nullable: true, description: "The previous published post by date; null for the oldest." })
  @ReadsOfRow("id")
  next(@Ctx() context: Context, @Root() { id }: BlogPost) {
    return loadBatched(context, nextPostsOf, id);
  }
}
