import { type ShownPage } from "#api/content/shownPage.rules.ts";
import { type ShownPost } from "#web/features/content/published/shownContent.ts";
import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { PostList } from "#web/pages/public/PostList.tsx";
import { paths } from "#web/paths.ts";
import { Island } from "#web/ui/island/Island.tsx";

interface Props {
  /**
   * The posts with which the server renders the page. Null if the server could not read them; the browser then fetches
   * them.
   */
  shown: ShownPage<ShownPost> | null;
}

/** The list of blog posts (spec §2, /blog). */
export function BlogPage({ shown }: Props) {
  const { content: words } = useSite().copy;
  return (
    <SiteFrame>
      <div className="wrap content-page">
        <header>
          <a className="back-link" href={paths.dashboard}>
            {words.back}
          </a>
          <h1>{words.blog.title}</h1>
          <p className="lead">{words.blog.text}</p>
        </header>
        {shown ? <PostList shown={shown} /> : <Island name="PostList" of={PostList} given={{ shown }} wakes="now" />}
      </div>
    </SiteFrame>
  );
}
