import { isBeyondList, type ShownPage } from "#api/content/shownPage.rules.ts";
import { EmptyList, ListPlaceholders, FailedList } from "#web/features/content/published/list.states.tsx";
import { PageLinks } from "#web/features/content/published/PageLinks.tsx";
import { PostRow } from "#web/features/content/published/PostRow.tsx";
import { readPosts } from "#web/features/content/published/content.requests.ts";
import { type ShownPost } from "#web/features/content/published/shownContent.ts";
import { useShownContent } from "#web/features/content/published/useShownContent.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { formatLongDate } from "#web/format/dates.ts";
import { paths } from "#web/paths.ts";

interface Props {
  /** The posts with which the server rendered the page; null if the server could not read them. */
  shown: ShownPage<ShownPost> | null;
}

export function PostList({ shown: drawn }: Props) {
  const {
    copy: { content: words, toasts },
    href,
    language,
  } = useSite();
  const { shown, failed, retry } = useShownContent(drawn, readPosts);
  return (
    <>
      {!shown && failed && (
        <FailedList text={words.blog.unread} toast={words.blog.failed} words={words} toasts={toasts} onRetry={retry} />
      )}
      {!shown && !failed && <ListPlaceholders label={words.loading} count={3} kind="post" />}
      {shown && isBeyondList(shown) && (
        <EmptyList {...words.beyond}>
          <a className="button" href={href(paths.blog)}>
            {words.firstPage}
          </a>
        </EmptyList>
      )}
      {shown?.items.length === 0 && !isBeyondList(shown) && (
        <EmptyList {...words.blog.empty}>
          <a className="button" href={paths.dashboard}>
            {words.returnToDashboard}
          </a>
        </EmptyList>
      )}
      {shown?.items.map((post) => (
        <PostRow
          key={post.id}
          post={post}
          address={href(paths.blogPost(post.slug))}
          date={formatLongDate(post.createdAt, language)}
          author={words.author}
          read={words.blog.read}
        />
      ))}
      {shown && !isBeyondList(shown) && (
        <PageLinks address={href(paths.blog)} page={shown.page} more={shown.more} words={words} />
      )}
    </>
  );
}
