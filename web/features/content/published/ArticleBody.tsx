import { useEffect } from "react";

import { makeTablesFocusable } from "#web/features/content/published/content.dom.ts";

interface Props {
  /** HTML rendered from Markdown by the server, sanitised with an allow-list: no scripts, styles or embeds. */
  html: string;
}

/**
 * The only use of dangerouslySetInnerHTML. It accepts only bodyHtml and previewMarkdown, both sanitised by the server.
 */
export function ArticleBody({ html }: Props) {
  useEffect(() => makeTablesFocusable(document), [html]);

  return <div className="article-body" lang="en" dangerouslySetInnerHTML={{ __html: html }} />;
}
