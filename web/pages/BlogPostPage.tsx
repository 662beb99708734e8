import { Article } from "#web/features/content/Article.tsx";
import { Placeholders, Unread } from "#web/features/content/list.states.tsx";
import { readArticle } from "#web/features/content/readShown.ts";
import { type ArticleAt } from "#web/features/content/shownContent.ts";
import { useShown } from "#web/features/content/useShown.ts";
import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { isAdminHere } from "#web/features/session/isAdminHere.ts";
import { formatLongDate } from "#web/format/dates.ts";
import { paths } from "#web/paths.ts";

interface Props {
  /** Server-rendered data; null where reading failed. */
  shown: ArticleAt | null;
}

/** An article page, not detailed in the specification (§2): title, category, date, author, reading time, body, next article, back. */
export function BlogPostPage({ shown: drawn }: Props) {
  const { copy: { content: words, toasts }, href, language } = useSite();
  // A draft is fetched by the browser, with an administrator's session.
  const { shown, failed, retry } = useShown(
    drawn,
    () => readArticle(drawn?.slug ?? slugHere()),
    () => drawn?.article === null && isAdminHere(),
  );
  const article = shown?.article;
  return (
    <SiteFrame>
      <div className="wrap content-page">
        <a className="back-link" href={href(paths.blog)}>{words.article.back}</a>
        {!shown && failed && <Unread text={words.article.unread} words={words} toasts={toasts} onRetry={retry} />}
        {!shown && !failed && <Placeholders label={words.loading} count={1} kind="project" />}
        {shown && !article && (
          <header>
            <h1>{words.article.absent.title}</h1>
            <p className="lead">{words.article.absent.text}</p>
          </header>
        )}
        {article && (
          <Article
            article={article}
            words={words.article}
            facts={[
              formatLongDate(article.createdAt, language),
              ...(article.authorId ? [words.author] : []),
              words.article.readingTime.replace("{minutes}", String(article.readingMinutes)),
            ]}
            href={href}
          />
        )}
      </div>
    </SiteFrame>
  );
}

const slugHere = () => decodeURIComponent(window.location.pathname.split("/").at(-1) ?? "");
