import { Box } from "@mui/material";
import { type ReactNode } from "react";

interface Props {
  /** Labels with their values. A label without a value is not rendered. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** A list of facts. A long label wraps, so that its value keeps half of a narrow dialog. */
export function FactList({ facts }: Props) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: "grid", gridTemplateColumns: "fit-content(45%) minmax(0, 1fr)", columnGap: 3, rowGap: 1 }}
    >
      {facts.map(([label, value]) =>
        value === null || value === "" ? null : (
          <Box key={label} sx={{ display: "contents" }}>
            <Box component="dt" sx={{ color: "text.secondary", minWidth: 96 }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
              {value}
            </Box>
          </Box>
        ),
      )}
    </Box>
  );
}
