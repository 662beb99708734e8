/** A project on a public page, as api/site/shownContent.ts and the REST API return it. */
export interface ShownProject {
  id: string;
  title: string;
  description: string;
  imageUrl: string | null;
  industry: string | null;
  location: string | null;
  timeline: string | null;
  results: string | null;
}

export interface ShownPost {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  /** The time of creation in ISO 8601. */
  createdAt: string;
  /** Whether the team is shown as the author. */
  byTeam: boolean;
}

export interface ShownArticle extends ShownPost {
  /** False for a draft, which only administrators can read. */
  published: boolean;
  readingMinutes: number;
  /** The text of the article as HTML, which the server has sanitised. */
  bodyHtml: string;
  next: Pick<ShownPost, "slug" | "title" | "excerpt"> | null;
}

/**
 * The result of reading the article with this slug. `article` is null if there is none, or if the visitor may not read
 * it.
 */
export interface ArticleAt {
  slug: string;
  article: ShownArticle | null;
}
