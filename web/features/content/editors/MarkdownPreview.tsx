import { Box, Typography } from "@mui/material";
import { useEffect, useState } from "react";

import { ArticleBody } from "#web/features/content/published/ArticleBody.tsx";
import { usePreviewMarkdownQuery } from "#web/graphql/generatedContent.ts";

interface Props {
  markdown: string;
  /** The height in pixels. It equals the height of the text field beside the preview. */
  height: number;
}

/** The time in milliseconds after the last keystroke until the preview is requested from the server. */
const DEBOUNCE_MS = 300;

/** A preview of Markdown text. The server renders and sanitises it with the same code as a published article. */
export function MarkdownPreview({ markdown, height }: Props) {
  const [settled, setSettled] = useState(markdown);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(markdown), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [markdown]);

  return (
    <Box
      component="section"
      role="region"
      aria-label="Preview"
      tabIndex={0}
      sx={{ height, overflow: "auto", p: 2, border: 1, borderColor: "edge", bgcolor: "background.default" }}
    >
      {settled.trim() === "" ? (
        <Quiet>What you write is shown here as visitors will see it.</Quiet>
      ) : (
        <Drawn markdown={settled} />
      )}
    </Box>
  );
}

/** Shows the rendered preview. The previous one remains until the new one arrives. */
function Drawn({ markdown }: { markdown: string }) {
  const { data, previousData, error } = usePreviewMarkdownQuery({ variables: { markdown }, fetchPolicy: "no-cache" });
  const html = (data ?? previousData)?.previewMarkdown;
  if (error) return <Quiet>The preview could not be drawn. It is tried again when you type on.</Quiet>;
  return html === undefined ? <Quiet>Loading preview...</Quiet> : <ArticleBody html={html} />;
}

const Quiet = ({ children }: { children: string }) => (
  <Typography sx={{ color: "text.secondary" }}>{children}</Typography>
);
