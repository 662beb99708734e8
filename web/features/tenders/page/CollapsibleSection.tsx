import { Box, Paper, Typography } from "@mui/material";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

import { type TenderSection } from "#api/core/rules/addresses.rules.ts";

import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";

interface Props {
  id: TenderSection;
  title: string;
  /** A summary of the contents in one line. */
  summary: string;
  /** True if the contents are separate cards. Otherwise a frame is drawn around them. */
  isOfCards?: boolean;
  children: ReactNode;
}

/** The height of the skeleton in pixels. */
const HEIGHT = 160;

/**
 * A collapsible section of the tender's page. A click expands it, and so does a URL whose fragment is its id. Its
 * contents are loaded only then.
 */
export function CollapsibleSection({ id, title, summary, isOfCards = false, children }: Props) {
  const { hash, key } = useLocation();
  const isNamed = hash === `#${id}`;
  const [open, setOpen] = useState(isNamed);
  const [ledBy, setLedBy] = useState(isNamed ? key : null);
  const head = useRef<HTMLElement>(null);
  if (isNamed && ledBy !== key) {
    setLedBy(key);
    setOpen(true);
  }

  useEffect(() => {
    if (ledBy === null) return;
    head.current?.scrollIntoView({ block: "start" });
    head.current?.focus({ preventScroll: true });
  }, [ledBy]);

  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`}>
      <Box component="details" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Paper component="summary" ref={head} sx={SUMMARY}>
          <Typography id={`${id}-title`} variant="h2" component="h2">
            {title}
          </Typography>
          <Typography
            component="span"
            sx={{
              color: "text.secondary",
              flex: { xs: "1 0 100%", sm: "1 1 0" },
              pl: { xs: "calc(0.75em + 16px)", sm: 0 },
              textAlign: { sm: "right" },
            }}
          >
            {summary}
          </Typography>
        </Paper>
        {open && (
          <Box sx={isOfCards ? { pt: 2 } : INSIDE}>
            <Suspense fallback={<CardSkeletons count={1} height={HEIGHT} />}>{children}</Suspense>
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** The style of the contents: their border continues the frame of the title above. */
const INSIDE = { p: { xs: 2, sm: 3 }, border: 1, borderTop: 0, borderColor: "divider", bgcolor: "background.paper" };
const SUMMARY = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: 2,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  cursor: "pointer",
  scrollMarginTop: 16,
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
  "&::before": { content: '"+"', flex: "none", width: "0.75em", fontWeight: 600, color: "text.secondary" },
  "[open] > &::before": { content: '"–"' },
};
