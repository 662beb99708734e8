import { Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { formatDate } from "#web/format/dates.ts";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";

export interface ContentItem {
  id: string;
  title: string;
  published: boolean;
  createdAt: string;
}

interface Props {
  item: ContentItem;
  /** The category of a post, or the industry of a project if it has one. */
  about: string | null | undefined;
  editor: string;
  onPublish: () => void;
  onDelete: () => void;
}

export function ContentRow({ item, about, editor, onPublish, onDelete }: Props) {
  const act = item.published ? "Unpublish" : "Publish";
  return (
    <Box component="article" aria-label={item.title} sx={ROW}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 }}>
          <StatusBadge status={item.published ? "published" : "draft"} />
          <Typography component="span" variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {[formatDate(item.createdAt), about].filter(Boolean).join(" · ")}
          </Typography>
        </Box>
        <Typography variant="h3" component="h2" sx={{ mt: 0.5, overflowWrap: "anywhere" }}>
          {item.title}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1, alignItems: "center" }}>
        <Button variant="outlined" component={Link} to={editor} aria-label={`Edit: ${item.title}`}>
          Edit
        </Button>
        <Button
          variant="text"
          onClick={onPublish}
          sx={{ minWidth: { md: "6rem" } }}
          aria-label={`${act}: ${item.title}`}
        >
          {act}
        </Button>
        <Button variant="text" onClick={onDelete} aria-label={`Delete: ${item.title}`}>
          Delete
        </Button>
      </Box>
    </Box>
  );
}

const ROW = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) auto" },
  alignItems: "center",
  columnGap: 4,
  rowGap: 1.5,
  py: 2,
  borderBottom: 1,
  borderColor: "divider",
};
