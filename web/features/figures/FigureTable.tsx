import { Box } from "@mui/material";
import { type ReactNode } from "react";

import { words } from "#web/features/figures/words/figures.en.ts";

interface Props {
  label: string;
  /** The headers; the first one is that of the row headers. */
  head: readonly string[];
  rows: readonly { key: string; header: ReactNode; cells: readonly ReactNode[] }[];
  /** Styles of the cells besides the common ones. */
  sx?: object;
}

/** A table of figures. It scrolls horizontally in its own group, which has a tabIndex to be scrolled by keyboard. */
export const FigureTable = ({ label, head, rows, sx = {} }: Props) => (
  <Box role="group" aria-label={words.table} tabIndex={0} sx={[FRAME, sx]}>
    <table aria-label={label}>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, header, cells }) => (
          <tr key={key}>
            <th scope="row">{header}</th>
            {cells.map((cell, place) => (
              <td key={head[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
);

const FRAME = {
  overflowX: "auto",
  "& table": { width: "100%", borderCollapse: "collapse", typography: "body2", fontVariantNumeric: "tabular-nums" },
  "& :is(th, td)": { py: 0.75, px: 1, textAlign: "right", borderBottom: 1, borderColor: "divider", height: 44 },
  "& th": { fontWeight: 600 },
  "& thead th": { color: "text.secondary", verticalAlign: "bottom", minWidth: 88 },
  "& :is(th:first-of-type)": {
    textAlign: "left",
    position: "sticky",
    insetInlineStart: 0,
    bgcolor: "background.paper",
    minWidth: 112,
  },
  "& :is(td, tbody th) a": { display: "inline-block", minWidth: 44, py: 1, my: -1 },
};
