import { useEffect, useRef } from "react";

interface Props {
  /** The server's rendering of the Markdown: it lets through a closed list of elements and attributes, and nothing that runs, styles or loads by itself. */
  html: string;
}

/** The one place where HTML is put into the page as it came: it takes bodyHtml and previewMarkdown, and nothing that did not pass the server's sanitiser. */
export function ArticleBody({ html }: Props) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const reach = () => body.current?.querySelectorAll("table").forEach(reachByKeyboard);
    reach();
    window.addEventListener("resize", reach);
    return () => window.removeEventListener("resize", reach);
  }, [html]);

  return <div ref={body} className="article-body" lang="en" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A table that scrolls has to take the focus: the arrow keys scroll it then. */
function reachByKeyboard(table: HTMLTableElement) {
  if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  else table.removeAttribute("tabindex");
}
