import { ArticleBody } from "#web/features/content/published/ArticleBody.tsx";
import { type ShownArticle } from "#web/features/content/published/shownContent.ts";
import { paths } from "#web/paths.ts";

interface ArticleWords {
  about: string;
  next: string;
  draft: string;
  edit: string;
}

interface Props {
  article: ShownArticle;
  words: ArticleWords;
  /** The texts after the category: the date, the author and the reading time. */
  facts: string[];
  /** Returns the URL of a page in the visitor's language. */
  href: (path: string) => string;
}

/** An article of the blog. Its category, date, author and reading time are in the margin beside the text. */
export function Article({ article, words, facts, href }: Props) {
  return (
    <article className="article">
      <header>
        {!article.published && (
          <p className="article-draft">
            <span>{words.draft}</span> <a href={paths.contentPost(article.id)}>{words.edit}</a>
          </p>
        )}
        <h1 lang="en">{article.title}</h1>
        <p className="lead" lang="en">
          {article.excerpt}
        </p>
      </header>
      <ul aria-label={words.about} className="article-facts">
        <li lang="en">{article.category}</li>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="article-text">
        <ArticleBody html={article.bodyHtml} />
        {article.next && (
          <aside aria-labelledby="next-article" className="next-article">
            <h2 id="next-article">{words.next}</h2>
            <a lang="en" href={href(paths.blogPost(article.next.slug))}>
              {article.next.title}
            </a>
            <p lang="en">{article.next.excerpt}</p>
          </aside>
        )}
      </div>
    </article>
  );
}
