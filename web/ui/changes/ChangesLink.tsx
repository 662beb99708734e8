import { Link } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";

import { paths } from "#web/paths.ts";
import { seenAddendum } from "#web/ui/changes/seenAddenda.ts";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";
import { words } from "#web/ui/changes/words/changes.en.ts";

interface Props {
  tender: { id: string; tenderNumber: string; newestAddendum: number; cancelledAt: string | null };
}

/**
 * A link to the changes of a tender. It renders nothing if the tender was neither changed nor cancelled. A badge marks
 * changes that this browser has not shown yet.
 */
export function ChangesLink({ tender: { id, tenderNumber, newestAddendum, cancelledAt } }: Props) {
  if (newestAddendum === 0 && !cancelledAt) return null;
  const isNew = newestAddendum > seenAddendum(id);
  return (
    <>
      {isNew && !cancelledAt && <MarkBadge>{words.amended}</MarkBadge>}
      <Link
        component={RouterLink}
        to={paths.tenderSection(id, "changes")}
        aria-label={words.changesOf(tenderNumber)}
        sx={{ display: "inline-block", py: 1.25 }}
      >
        {words.changes}
      </Link>
    </>
  );
}
