import { Article } from "#web/features/content/Article.tsx";
import { Placeholders, Unread } from "#web/features/content/list.states.tsx";
import { readArticle } from "#web/features/content/readShown.ts";
import { type ArticleAt } from "#web/features/content/shownContent.ts";
import { useShown } from "#web/features/content/useShown.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { isAdminHere } from "#web/features/session/userHere.ts";
import { formatLongDate } from "#web/format/dates.ts";

interface Props {
  /** Server-rendered data; null where reading failed. */
  shown: ArticleAt | null;
}

export function ArticleReader({ shown: drawn }: Props) {
  const { copy: { content: words, toasts }, href, language } = useSite();
  // A draft is fetched by the browser, with an administrator's session.
  const { shown, failed, retry } = useShown(
    drawn,
    () => readArticle(drawn?.slug ?? slugHere()),
    () => drawn?.article === null && isAdminHere(),
  );
  const article = shown?.article;
  return (
    <>
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
