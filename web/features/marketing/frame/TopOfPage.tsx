export const TOP = "top";

/** The target of scroll-to-top: the first element, so that the next Tab stop is the page's first. */
export const TopOfPage = () => <div id={TOP} className="top-of-page" tabIndex={-1} />;
