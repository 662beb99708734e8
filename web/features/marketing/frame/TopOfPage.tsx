export const TOP = "top";

/** Where the way back to the top ends: before everything else, so that the next Tab is the page's first. */
export const TopOfPage = () => <div id={TOP} className="top-of-page" tabIndex={-1} />;
