import { blogPostSchema } from "#api/content/blogPost.rules.ts";
import { projectSchema } from "#api/content/project.rules.ts";
import type { RestRequest, Route } from "#api/core/http/rest.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { fieldNames } from "#api/core/rules/fieldNames.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";

/** Published items only, whatever the query says, unless an administrator asks for `published=false`. */
const published = ({ query, user }: RestRequest) => ({ published: !(user?.isAdmin && query.published === "false") });

const PAGE = "pageInfo { hasNextPage endCursor }";

/** Spec §3, project. */
const PROJECT = ["id", ...fieldNames(projectSchema.omit(["published"]))].join(" ");

/** Spec §3, blog post: a list of posts does not carry their bodies. */
const POST = ["id", "createdAt", "authorId", ...fieldNames(blogPostSchema.omit(["body", "published"]))].join(" ");

export const contentRoutes: Route[] = [
  {
    verb: "get",
    path: apiPaths.projects,
    operation: `query ($after: String, $published: Boolean!) {
      result: projects(first: ${MAX_PAGE}, after: $after, filter: { published: $published }) {
        nodes { ${PROJECT} }
        ${PAGE}
      }
    }`,
    variables: published,
    pages: true,
  },
  {
    verb: "get",
    path: apiPaths.blog,
    operation: `query ($after: String, $published: Boolean!) {
      result: blogPosts(first: ${MAX_PAGE}, after: $after, filter: { published: $published }) {
        nodes { ${POST} }
        ${PAGE}
      }
    }`,
    variables: published,
    pages: true,
  },
];
