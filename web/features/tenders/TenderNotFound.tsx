import { Button } from "@mui/material";
import { Link } from "react-router-dom";

import { paths } from "#web/paths.ts";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";

/** The message for a tender that does not exist, or that this user may not read. */
export function TenderNotFound() {
  const back = (
    <Button variant="outlined" component={Link} to={paths.browseTenders}>
      Back to Tenders
    </Button>
  );
  return (
    <EmptyState title="Tender not found" text="It may have been withdrawn, or its address is wrong." action={back} />
  );
}
