import { Box } from "@mui/material";

import { words } from "#web/ui/changes/words/changes.en.ts";

const HEARD = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

/** Text for screen readers only that announces how the following text is marked. */
export const ScreenReaderMark = ({ is }: { is: "removed" | "added" }) => (
  <Box component="span" sx={HEARD}>
    {words[is]}
  </Box>
);
