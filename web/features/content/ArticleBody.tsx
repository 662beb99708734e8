import { useEffect } from "react";

import { reachTables } from "#web/features/content/reachTables.ts";

interface Props {
  /** HTML rendered from Markdown by the server, sanitised with an allow-list: no scripts, styles or embeds. */
  html: string;
}

/** The only use of dangerouslySetInnerHTML. It takes bodyHtml and previewMarkdown alone, both sanitised by the server. */
export function ArticleBody({ html }: Props) {
  useEffect(() => reachTables(document), [html]);

  return <div className="article-body" lang="en" dangerouslySetInnerHTML={{ __html: html }} />;
}
