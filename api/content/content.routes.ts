import { blogPostSchema } from "#api/content/blogPost.rules.ts";
import { projectSchema } from "#api/content/project.rules.ts";
import type { RestRequest, Route } from "#api/core/http/rest.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { fieldNames } from "#api/core/rules/fieldNames.rules.ts";

/** Published items only, whatever the query says, unless an administrator asks for `published=false`. */
const state = ({ query, user }: RestRequest) => ({ state: user?.isAdmin && query.published === "false" ? "unpublished" : "published" });

const PUBLISHED = { published: { description: "`false` gives an administrator the unpublished ones; it means nothing otherwise.", schema: { type: "string" } } };

const PAGE = "pageInfo { hasNextPage endCursor }";

/** Spec §3, project. */
const PROJECT = ["id", ...fieldNames(projectSchema.omit(["published"]))].join(" ");

/** Spec §3, blog post: a list of posts does not carry their bodies. */
const POST = ["id", "createdAt", "authorId", ...fieldNames(blogPostSchema.omit(["body", "published"]))].join(" ");

export const contentRoutes: Route[] = [
  {
    verb: "get",
    path: apiPaths.projects,
    operation: `query ($first: Int!, $after: String, $state: ContentState!) {
      result: projects(first: $first, after: $after, filter: { state: $state }) {
        nodes { ${PROJECT} }
        ${PAGE}
      }
    }`,
    variables: state,
    query: PUBLISHED,
    refuses: ["FORBIDDEN"],
    pages: true,
  },
  {
    verb: "get",
    path: apiPaths.blog,
    operation: `query ($first: Int!, $after: String, $state: ContentState!) {
      result: blogPosts(first: $first, after: $after, filter: { state: $state }) {
        nodes { ${POST} }
        ${PAGE}
      }
    }`,
    variables: state,
    query: PUBLISHED,
    refuses: ["FORBIDDEN"],
    pages: true,
  },
];
