import { Box, Link, Typography } from "@mui/material";
import { useFormikContext } from "formik";
import { Link as RouterLink } from "react-router-dom";

import { paths } from "#web/paths.ts";

/** There before the tender closes, so that a screen reader hears the sentence when it comes. */
export function ClosedNotice({ closed }: { closed: boolean }) {
  const { dirty } = useFormikContext();
  return (
    <Box>
      <Typography role="status">
        {closed && `Bidding on this tender has closed.${dirty ? " What you typed is kept." : ""}`}
      </Typography>
      {closed && (
        <Link component={RouterLink} to={paths.browseTenders} sx={{ display: "inline-block", py: 1.25 }}>
          Browse Tenders
        </Link>
      )}
    </Box>
  );
}
