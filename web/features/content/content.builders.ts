import { type EditedPostFragment, type EditedProjectFragment } from "#web/graphql/generatedContent.ts";

const page = (endCursor: string | null) => ({ __typename: "PageInfo", hasNextPage: endCursor !== null, endCursor });

export const postsOf = (nodes: object[], endCursor: string | null = null) => ({
  blogPosts: { __typename: "BlogPostConnection", nodes, pageInfo: page(endCursor) },
});
export const projectsOf = (nodes: object[], endCursor: string | null = null) => ({
  projects: { __typename: "ProjectConnection", nodes, pageInfo: page(endCursor) },
});

/** A published post with every field that a screen reads. */
export const aPost = (given: Partial<EditedPostFragment & { byTeam: boolean }> = {}) => ({
  __typename: "BlogPost",
  id: "0192f0c1-0000-7000-8000-0000000000a1",
  slug: "two-spans",
  title: "Two spans",
  excerpt: "Why two are cheaper than one.",
  category: "Design",
  body: "## Two",
  createdAt: "2026-10-05T07:45:00.000Z",
  byTeam: true,
  published: true,
  version: 3,
  ...given,
});

export const anArticle = (given: object = {}) => ({
  ...aPost(),
  bodyHtml: "<h2>Two</h2><p>They <strong>share</strong> a pier.</p>",
  readingMinutes: 4,
  next: null,
  ...given,
});

export const aProject = (given: Partial<EditedProjectFragment> = {}) => ({
  __typename: "Project",
  id: "0192f0c1-0000-7000-8000-0000000000b1",
  title: "Pissa bridge",
  description: "A steel crossing.",
  imageUrl: null,
  industry: "Infrastructure",
  location: "Pissa",
  timeline: "9 months",
  results: "Rated for 40 tonnes.",
  createdAt: "2026-09-01T10:00:00.000Z",
  published: true,
  version: 1,
  ...given,
});
