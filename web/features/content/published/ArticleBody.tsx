import { useEffect } from "react";

import { makeTablesFocusable } from "#web/features/content/published/content.dom.ts";

interface Props {
  /** HTML rendered from Markdown by the server, sanitised with an allow-list: no scripts, styles or embeds. */
  html: string;
}

/**
 * The only component that uses dangerouslySetInnerHTML. Pass it only the API's `bodyHtml` or `previewMarkdown`, which
 * the server has sanitised.
 */
export function ArticleBody({ html }: Props) {
  useEffect(() => makeTablesFocusable(document), [html]);

  return <div className="article-body" lang="en" dangerouslySetInnerHTML={{ __html: html }} />;
}
