import { Box } from "@mui/material";

const HEARD = { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)", whiteSpace: "nowrap" };

/** Says to a screen reader alone what is marked after it. */
export const HeardMark = ({ is }: { is: "removed" | "added" }) => <Box component="span" sx={HEARD}>{is === "removed" ? " removed: " : " added: "}</Box>;
