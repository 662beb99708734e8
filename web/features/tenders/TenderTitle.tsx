import { Link } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";

import { paths } from "#web/paths.ts";

/**
 * A tender's title as a link to its page; it is styled like the text around it. The padding makes the line of 23 pixels
 * a click target of 45 pixels.
 */
export const TenderTitle = ({ id, title }: { id: string; title: string }) => (
  <Link
    component={RouterLink}
    to={paths.tender(id)}
    underline="hover"
    sx={{ display: "inline-block", py: "11px", my: "-11px", color: "inherit" }}
  >
    {title}
  </Link>
);
