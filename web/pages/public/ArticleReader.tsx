import { Article } from "#web/features/content/published/Article.tsx";
import { ListPlaceholders, FailedList } from "#web/features/content/published/list.states.tsx";
import { readArticle } from "#web/features/content/published/content.requests.ts";
import { type ArticleAt } from "#web/features/content/published/shownContent.ts";
import { useShownContent } from "#web/features/content/published/useShownContent.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { isAdminHere } from "#web/features/session/signedInHere.ts";
import { formatLongDate } from "#web/format/dates.ts";

interface Props {
  /** The article with which the server rendered the page; null if the server could not read it. */
  shown: ArticleAt | null;
}

export function ArticleReader({ shown: drawn }: Props) {
  const {
    copy: { content: words, toasts },
    href,
    language,
  } = useSite();
  // The server renders only published articles. If it found none, the article may be a draft, so an administrator's
  // browser fetches the article itself.
  const { shown, failed, retry } = useShownContent(
    drawn,
    () => readArticle(drawn?.slug ?? slugHere()),
    () => drawn?.article === null && isAdminHere(),
  );
  const article = shown?.article;
  return (
    <>
      {!shown && failed && <FailedList text={words.article.unread} words={words} toasts={toasts} onRetry={retry} />}
      {!shown && !failed && <ListPlaceholders label={words.loading} count={1} kind="project" />}
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
            ...(article.byTeam ? [words.author] : []),
            words.article.readingTime.replace("{minutes}", String(article.readingMinutes)),
          ]}
          href={href}
        />
      )}
    </>
  );
}

const slugHere = () => decodeURIComponent(window.location.pathname.split("/").at(-1) ?? "");
