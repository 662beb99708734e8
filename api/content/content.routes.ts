import type { RestRequest, Route } from "#api/core/http/rest/rest.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";

/**
 * The GraphQL variable `state`: only published items, unless an administrator sends `published=false`, which selects
 * unpublished items.
 */
const state = ({ query, user }: RestRequest) => ({
  state: user?.isAdmin && query.published === "false" ? "unpublished" : "published",
});

const PUBLISHED = {
  published: {
    description: "`false` lists the unpublished items, for administrators only; any other use is ignored.",
    schema: { type: "string" },
  },
};

const PAGE = "pageInfo { hasNextPage endCursor }";

/** Spec §3, project: the fields of a project in the answer. */
const PROJECT = "id title description imageUrl industry location timeline results";

/** Spec §3, blog post: the fields of a post in the answer. Lists omit the body. */
const POST = "id createdAt authorId title slug category excerpt";

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
