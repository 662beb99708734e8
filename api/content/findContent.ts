import { In } from "typeorm";

import { BlogPost } from "#api/content/BlogPost.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { Project } from "#api/content/Project.ts";

/**
 * True if the caller may read unpublished content. The caller must be an administrator, and an API token must have the
 * scope content:read.
 */
const readsUnpublished = ({ user, token }: Pick<Context, "user" | "token">) =>
  user?.isAdmin === true && (!token || token.scopes.includes("content:read"));

/**
 * Finds a post. Refuses NOT_FOUND if there is none, or if it is unpublished and the caller may not read unpublished
 * content.
 */
export async function findBlogPost(context: Pick<Context, "db" | "user" | "token">, slug: string): Promise<BlogPost> {
  const visible = readsUnpublished(context) ? {} : { published: true };
  const post = slug.includes("\0") ? null : await context.db.manager.findOneBy(BlogPost, { slug, ...visible });
  if (!post) throw notFound("Article");
  return post;
}

/** Finds a post, published or not, for an administrator who edits it. Refuses NOT_FOUND if there is none. */
export async function findBlogPostById({ db }: Pick<Context, "db">, id: string): Promise<BlogPost> {
  const post = isId(id) ? await db.manager.findOneBy(BlogPost, { id }) : null;
  if (!post) throw notFound("Article");
  return post;
}

/**
 * Finds a project. Refuses NOT_FOUND if there is none, or if it is unpublished and the caller may not read unpublished
 * content.
 */
export async function findProject(context: Pick<Context, "db" | "user" | "token">, id: string): Promise<Project> {
  const visible = readsUnpublished(context) ? {} : { published: true };
  const project = isId(id) ? await context.db.manager.findOneBy(Project, { id, ...visible }) : null;
  if (!project) throw notFound("Project");
  return project;
}

/** Reads these posts, without those that findBlogPost refuses. */
export const findBlogPosts = (context: Pick<Context, "db" | "user" | "token">, ids: readonly string[]) =>
  context.db.manager.findBy(BlogPost, { id: In([...ids]), ...(readsUnpublished(context) ? {} : { published: true }) });

/** Reads these projects, without those that findProject refuses. */
export const findProjects = (context: Pick<Context, "db" | "user" | "token">, ids: readonly string[]) =>
  context.db.manager.findBy(Project, { id: In([...ids]), ...(readsUnpublished(context) ? {} : { published: true }) });
