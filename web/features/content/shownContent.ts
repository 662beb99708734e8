/** What the server puts into a public page: the published content as GraphQL and REST show it. */
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
  /** ISO 8601. */
  createdAt: string;
  authorId: string | null;
}

export interface ShownArticle extends ShownPost {
  /** False for a draft, which only administrators read. */
  published: boolean;
  readingMinutes: number;
  /** Sanitised by the server. */
  bodyHtml: string;
  next: Pick<ShownPost, "slug" | "title" | "excerpt"> | null;
}

/** The article at a slug; null where none is published there. */
export interface ArticleAt {
  slug: string;
  article: ShownArticle | null;
}
