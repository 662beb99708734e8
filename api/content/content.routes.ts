import type { RestRequest, Route } from "#api/core/http/rest.ts";

/** Published items only, whatever the query says, unless an administrator asks for `published=false`. */
const published = ({ query, user }: RestRequest) => ({ published: !(user?.isAdmin && query.published === "false") });

const PAGE = "pageInfo { hasNextPage endCursor }";

export const contentRoutes: Route[] = [
  {
    verb: "get",
    path: "/api/projects",
    operation: `query ($after: String, $published: Boolean!) {
      result: projects(first: 100, after: $after, filter: { published: $published }) {
        nodes { id title description imageUrl industry location timeline results }
        ${PAGE}
      }
    }`,
    variables: published,
    pages: true,
  },
  {
    verb: "get",
    path: "/api/blog",
    operation: `query ($after: String, $published: Boolean!) {
      result: blogPosts(first: 100, after: $after, filter: { published: $published }) {
        nodes { id slug title excerpt category createdAt authorId }
        ${PAGE}
      }
    }`,
    variables: published,
    pages: true,
  },
];
