import { Box, Typography } from "@mui/material";
import { type ReactNode } from "react";

import { type Candidate } from "#web/features/tenders/management/many/manyWords.ts";

interface Props<T> {
  title: string;
  rows: readonly T[];
  /** The content below each tender's title. */
  children?: (row: T) => ReactNode;
}

/** A list of tenders under a heading. Renders nothing if there is no tender. */
export function TenderRows<T extends Pick<Candidate, "tender">>({ title, rows, children }: Props<T>) {
  if (rows.length === 0) return null;
  return (
    <Box sx={{ pt: 2.5, color: "text.primary" }}>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Box component="ul" role="list" sx={{ m: 0, mt: 0.5, p: 0, listStyle: "none" }}>
        {rows.map((row) => (
          <Box
            key={row.tender.id}
            component="li"
            sx={{ py: 1.25, borderTop: 1, borderColor: "divider", "& p": { m: 0 }, "& dl": { pt: 1 } }}
          >
            <strong>{row.tender.tenderNumber}</strong> {row.tender.title}
            {children?.(row)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
