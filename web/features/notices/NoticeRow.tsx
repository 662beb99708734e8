import { Box, Typography } from "@mui/material";
import { useId } from "react";
import { Link } from "react-router-dom";

import { useMarkNotices } from "#web/features/notices/useMarkNotices.ts";
import { formatTime } from "#web/format/dates.ts";
import { type ToldNoticeFragment } from "#web/graphql/generatedNotices.ts";
import { SelectBox } from "#web/ui/lists/SelectBox.tsx";
import { words as listWords } from "#web/ui/lists/words/lists.en.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { words } from "#web/features/notices/words/notices.en.ts";

interface Props {
  notice: ToldNoticeFragment;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/**
 * A notice in the list. The whole row is a link to the page that the notice is about; a click also marks the notice as
 * read.
 */
export function NoticeRow({ notice, isSelected, onSelect }: Props) {
  const { markOne } = useMarkNotices();
  const heading = useId();
  const isUnread = notice.readAt === null;
  const handleChoice = () => {
    if (isUnread) void markOne(notice).catch(() => undefined);
  };

  return (
    <Box
      component="article"
      aria-labelledby={heading}
      sx={{
        position: "relative",
        display: "grid",
        gridTemplateColumns: "1.75rem 3.5rem minmax(0, 1fr)",
        gap: 1.5,
        py: 2,
        pl: 1.5,
        pr: 2,
        borderTop: 1,
        borderColor: "divider",
        borderLeft: "3px solid",
        borderLeftColor: isUnread ? "primary.main" : "transparent",
        bgcolor: "background.paper",
        "&:hover": { borderLeftColor: "primary.main" },
      }}
    >
      {/* Above the link, which covers the row. */}
      <Box sx={{ position: "relative", zIndex: 1, m: "-11px 0 -11px -8px" }}>
        <SelectBox label={listWords.select(notice.subject)} isChecked={isSelected} onChange={onSelect} />
      </Box>
      <Typography
        component="time"
        dateTime={notice.createdAt}
        variant="body2"
        sx={{ pt: 0.25, color: "text.secondary", fontVariantNumeric: "tabular-nums" }}
      >
        {formatTime(notice.createdAt)}
      </Typography>
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography id={heading} component="h3" sx={{ fontWeight: isUnread ? 600 : 400 }}>
          <Box
            component={Link}
            to={notice.page}
            onClick={handleChoice}
            sx={{
              color: "inherit",
              textDecoration: "none",
              "&:hover": { textDecoration: "underline" },
              "&::after": { content: '""', position: "absolute", inset: 0 },
            }}
          >
            {notice.subject}
          </Box>
          {isUnread && (
            <Box component="span" sx={{ ml: 1, color: "primary.main", fontSize: "0.8125rem", fontWeight: 600 }}>
              {words.unread}
            </Box>
          )}
        </Typography>
        {notice.paragraphs.map((paragraph) => (
          <Typography key={paragraph} variant="body2" sx={{ mt: 0.5, maxWidth: MEASURE, color: "text.secondary" }}>
            {paragraph}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
