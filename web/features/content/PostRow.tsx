import { type ShownPost } from "#web/features/content/shownContent.ts";

interface Props {
  post: ShownPost;
  /** Of the article. */
  address: string;
  /** Spec §2: full month, day, year. */
  date: string;
  /** Spec §2: a post with an authorId shows the author as the team; one without has no author to show. */
  author: string;
  read: string;
}

/**
 * A line of the index: when and what about at the left, the words in the middle, the way in below them or at the right.
 * The title's link makes the whole line a target for a finger and a mouse; by keyboard the button is the one stop.
 */
export function PostRow({ post, address, date, author, read }: Props) {
  const titleId = `post-${post.id}`;
  return (
    <article aria-labelledby={titleId} className="post-row">
      <div className="post-facts">
        <span lang="en">{post.category}</span>
        <time dateTime={post.createdAt}>{date}</time>
        {post.authorId && <span>{author}</span>}
      </div>
      <div>
        <h2 id={titleId} lang="en"><a href={address} tabIndex={-1}>{post.title}</a></h2>
        <p lang="en">{post.excerpt}</p>
      </div>
      <a className="button" href={address} aria-label={`${read}: ${post.title}`}>{read}</a>
    </article>
  );
}
