import { Button } from "@mui/material";
import { Link } from "react-router-dom";

import { paths } from "#web/paths.ts";
import { DrawingSheet } from "#web/ui/DrawingSheet.tsx";
import { PageHeader } from "#web/ui/PageHeader.tsx";

export function NotFoundPage() {
  return (
    <DrawingSheet>
      <PageHeader title="404 Page Not Found" lead="There is no drawing under this number. The address may be mistyped, or the page was moved." />
      <Button component={Link} to={paths.home} variant="contained" color="primary">Go to the front page</Button>
    </DrawingSheet>
  );
}
