import { isBeyondList, type ShownPage } from "#api/content/shownPage.rules.ts";
import { Nothing, Placeholders, Unread } from "#web/features/content/list.states.tsx";
import { PageLinks } from "#web/features/content/PageLinks.tsx";
import { PostRow } from "#web/features/content/PostRow.tsx";
import { readPosts } from "#web/features/content/readShown.ts";
import { type ShownPost } from "#web/features/content/shownContent.ts";
import { useShown } from "#web/features/content/useShown.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { formatLongDate } from "#web/format/dates.ts";
import { paths } from "#web/paths.ts";

interface Props {
  /** Server-rendered data; null where reading failed. */
  shown: ShownPage<ShownPost> | null;
}

export function PostList({ shown: drawn }: Props) {
  const { copy: { content: words, toasts }, href, language } = useSite();
  const { shown, failed, retry } = useShown(drawn, readPosts);
  return (
    <>
      {!shown && failed && <Unread text={words.blog.unread} toast={words.blog.failed} words={words} toasts={toasts} onRetry={retry} />}
      {!shown && !failed && <Placeholders label={words.loading} count={3} kind="post" />}
      {shown && isBeyondList(shown) && (
        <Nothing {...words.beyond}>
          <a className="button" href={href(paths.blog)}>{words.firstPage}</a>
        </Nothing>
      )}
      {shown?.items.length === 0 && !isBeyondList(shown) && (
        <Nothing {...words.blog.empty}>
          <a className="button" href={paths.dashboard}>{words.returnToDashboard}</a>
        </Nothing>
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
      {shown && !isBeyondList(shown) && <PageLinks address={href(paths.blog)} page={shown.page} more={shown.more} words={words} />}
    </>
  );
}
