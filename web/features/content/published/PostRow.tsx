import { type ShownPost } from "#web/features/content/published/shownContent.ts";

interface Props {
  post: ShownPost;
  /** The URL of the article. */
  address: string;
  /** Spec §2: full month, day, year. */
  date: string;
  /** Spec §2: a post with an authorId shows the team as its author; one without shows no author. */
  author: string;
  read: string;
}

/**
 * A row of the list: facts at the left, text in the middle, button below or at the right. The title's link covers the
 * whole row for mouse and touch; by keyboard only the button is a Tab stop.
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
