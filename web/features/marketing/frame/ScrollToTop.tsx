import { useSite } from "#web/features/marketing/useSite.ts";

/**
 * Spec §2: appears after scrolling more than 500 px, which startPage.ts detects. It is a link, so that the browser
 * scrolls smoothly and also moves the focus to the top.
 */
export function ScrollToTop() {
  const { copy } = useSite();
  return (
    <a className="to-top" href={`#${TOP}`} aria-label={copy.scrollToTop}>
      <svg className="drawing" viewBox="0 0 20 20" strokeWidth="1.5" aria-hidden>
        <path d="M10 19V4M4 9.5 10 3.5l6 6M2 1h16" />
      </svg>
    </a>
  );
}

const TOP = "top";

/**
 * The target of the scroll-to-top link. It is the first element of the page, so that the next Tab key press reaches the
 * page's first link.
 */
export const TopOfPage = () => <div id={TOP} className="top-of-page" tabIndex={-1} />;
