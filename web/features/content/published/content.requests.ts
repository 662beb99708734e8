import { type ShownPage } from "#api/content/shownPage.rules.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import {
  type ArticleAt,
  type ShownArticle,
  type ShownPost,
  type ShownProject,
} from "#web/features/content/published/shownContent.ts";

/**
 * Returns the response's JSON. If the request failed, throws an error whose message is the status, a colon and the body
 * (spec §8).
 */
async function successOf(answer: Response) {
  if (!answer.ok) throw new Error(`${answer.status}: ${(await answer.text()) || answer.statusText}`);
  return answer.json() as Promise<unknown>;
}

/** Reads the whole list of published items, newest first, in one page (spec §7). */
async function readList<Item>(path: string): Promise<ShownPage<Item>> {
  const items = (await successOf(await fetch(`${path}?published=true`, { credentials: "include" }))) as Item[];
  return { items, page: 1, more: false };
}
export const readProjects = () => readList<ShownProject>(apiPaths.projects);
export async function readPosts(): Promise<ShownPage<ShownPost>> {
  const { items, ...page } = await readList<Omit<ShownPost, "byTeam"> & { authorId: string | null }>(apiPaths.blog);
  return { ...page, items: items.map(({ authorId, ...post }) => ({ ...post, byTeam: authorId !== null })) };
}

const ARTICLE = `query Article($slug: String!) {
  blogPost(slug: $slug) {
    id slug title excerpt category createdAt byTeam published readingMinutes bodyHtml
    next { slug title excerpt }
  }
}`;

/** Reads an article. The server also returns a draft if the visitor is an administrator. */
export async function readArticle(slug: string): Promise<ArticleAt> {
  const answer = await fetch(apiPaths.graphql, {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query: ARTICLE, variables: { slug } }),
  });
  const { data, errors } = (await successOf(answer)) as {
    data: { blogPost: ShownArticle } | null;
    errors?: { message: string; extensions?: { code?: string } }[];
  };
  if (errors?.some(({ extensions }) => extensions?.code !== "NOT_FOUND")) throw new Error(errors[0]?.message);
  return { slug, article: data?.blogPost ?? null };
}
