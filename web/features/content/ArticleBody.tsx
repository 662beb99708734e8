import { useEffect, useRef } from "react";

interface Props {
  /** HTML rendered from Markdown by the server, sanitised with an allow-list: no scripts, styles or embeds. */
  html: string;
}

/** The only use of dangerouslySetInnerHTML. It takes bodyHtml and previewMarkdown alone, both sanitised by the server. */
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

/** A scrolling table needs tabIndex, or the keyboard cannot scroll it. */
function reachByKeyboard(table: HTMLTableElement) {
  if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  else table.removeAttribute("tabindex");
}
