import { Link } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";

import { paths } from "#web/paths.ts";

/** A tender's title, which leads to its page; it looks like the text around it. */
export const TenderTitle = ({ id, title }: { id: string; title: string }) => (
  <Link component={RouterLink} to={paths.tender(id)} underline="hover" sx={{ display: "inline-block", py: 1, my: -1, color: "inherit" }}>{title}</Link>
);
