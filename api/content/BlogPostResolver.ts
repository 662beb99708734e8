import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";

import { BlogPost } from "#api/content/BlogPost.ts";
import { createBlogPost, deleteBlogPost, findBlogPost, updateBlogPost } from "#api/content/blogPosts.ts";
import { BlogPostInput, BlogPostPatch, ContentOrder, PublishedFilter } from "#api/content/ContentInput.ts";
import { listContent } from "#api/content/publishedContent.ts";
import { MayUse } from "#api/core/access.ts";
import { connectionOf, PageArgs } from "#api/core/connection.ts";
import type { Context, SignedIn } from "#api/core/context.ts";

const BlogPostConnection = connectionOf(BlogPost);

@Resolver(() => BlogPost)
export class BlogPostResolver {
  @Query(() => BlogPostConnection, { description: "Published posts, newest first, unless ordered; administrators may ask for the others." })
  @MayUse("visitor")
  blogPosts(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => PublishedFilter, { nullable: true }) filter?: PublishedFilter,
    @Arg("orderBy", () => ContentOrder, { nullable: true }) orderBy?: ContentOrder,
  ) {
    return listContent(context, BlogPost, page, filter?.published, orderBy);
  }

  @Query(() => BlogPost)
  @MayUse("visitor")
  blogPost(@Ctx() context: Context, @Arg("slug", () => String) slug: string) {
    return findBlogPost(context, slug);
  }

  @Mutation(() => BlogPost, { description: "Administrators only; its author is the signed-in one." })
  @MayUse("admin")
  createBlogPost(@Ctx() context: SignedIn, @Arg("input", () => BlogPostInput) input: BlogPostInput) {
    return createBlogPost(context, input);
  }

  @Mutation(() => BlogPost, { description: "Administrators only." })
  @MayUse("admin")
  updateBlogPost(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Arg("patch", () => BlogPostPatch) patch: BlogPostPatch,
  ) {
    return updateBlogPost(context, id, patch);
  }

  @Mutation(() => Boolean, { description: "Administrators only. For good: unpublish it to keep it." })
  @MayUse("admin")
  deleteBlogPost(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return deleteBlogPost(context, id);
  }
}
