import { type ShownPost } from "#web/features/content/published/shownContent.ts";

interface Props {
  post: ShownPost;
  /** The URL of the article. */
  address: string;
  /** The post's date, as full month, day and year (spec §2). */
  date: string;
  /** The name of the team. It is shown as the author of a post with an authorId; other posts show none (spec §2). */
  author: string;
  read: string;
}

/**
 * A row of the list of posts: category, date and author at the left, the text in the middle, and the button below or at
 * the right. For mouse and touch, the title's link covers the whole row. By keyboard, only the button is a Tab stop.
 */
export function PostRow({ post, address, date, author, read }: Props) {
  const titleId = `post-${post.id}`;
  return (
    <article aria-labelledby={titleId} className="post-row">
      <div className="post-facts">
        <span lang="en">{post.category}</span>
        <time dateTime={post.createdAt}>{date}</time>
        {post.byTeam && <span>{author}</span>}
      </div>
      <div>
        <h2 id={titleId} lang="en">
          <a href={address} tabIndex={-1}>
            {post.title}
          </a>
        </h2>
        <p lang="en">{post.excerpt}</p>
      </div>
      <a className="button" href={address} aria-label={`${read}: ${post.title}`}>
        {read}
      </a>
    </article>
  );
}
