import { type ArticleAt } from "#web/features/content/published/shownContent.ts";
import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { ArticleReader } from "#web/pages/public/ArticleReader.tsx";
import { paths } from "#web/paths.ts";
import { Island } from "#web/ui/island/Island.tsx";

interface Props {
  /**
   * The article with which the server renders the page. Null if the server could not read it; the browser then fetches
   * it.
   */
  shown: ArticleAt | null;
}

/**
 * The page of an article: title, category, date, author, reading time, body, next article and a link back. The
 * specification names this page without details (§2).
 */
export function BlogPostPage({ shown }: Props) {
  const {
    copy: { content: words },
    href,
  } = useSite();
  return (
    <SiteFrame>
      <div className="wrap content-page">
        <a className="back-link" href={href(paths.blog)}>
          {words.article.back}
        </a>
        {shown?.article ? (
          <ArticleReader shown={shown} />
        ) : (
          <Island name="ArticleReader" of={ArticleReader} given={{ shown }} wakes={shown ? "admin" : "now"} />
        )}
      </div>
    </SiteFrame>
  );
}
