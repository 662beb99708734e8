import { Button } from "@mui/material";
import { Link } from "react-router-dom";

import { paths } from "#web/paths.ts";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { words } from "#web/features/tenders/words/tenders.en.ts";

/** The message for a tender that does not exist, or that this user may not read. */
export function TenderNotFound() {
  const back = (
    <Button variant="outlined" component={Link} to={paths.browseTenders}>
      {words.backToTenders}
    </Button>
  );
  return <EmptyState title={words.tenderNotFound} text={words.itMayHaveBeenWithdrawnOr} action={back} />;
}
