import { Box, Button } from "@mui/material";
import { visuallyHidden } from "@mui/utils";
import { X } from "lucide-react";

import { type AuditFilters, LINKED } from "#web/features/audit/auditFilters.ts";
import { type RecordedEventFragment } from "#web/graphql/generatedAudit.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";

interface Props {
  filters: AuditFilters;
  records: readonly RecordedEventFragment[] | undefined;
  onRemove: (name: keyof typeof LABELS) => void;
}

const LABELS: Record<(typeof LINKED)[number], string> = {
  actor: "By",
  tenderId: "Tender",
  bidId: "Bid",
  userId: "User",
};

/**
 * Shows the active filters that have no form field, such as the actor. Links in the records set these filters. Each
 * filter has a button that removes it.
 */
export function LinkedFilters({ filters, records = [], onRemove }: Props) {
  const set = LINKED.filter((name) => filters[name] !== "");
  if (set.length === 0) return null;

  function handleRemove(name: keyof typeof LABELS) {
    onRemove(name);
    // Move the focus to the title, because the clicked button is removed.
    focusTitle();
  }
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Only"
      sx={{ gridColumn: "1 / -1", m: 0, p: 0, listStyle: "none", display: "flex", flexWrap: "wrap", gap: 1 }}
    >
      {set.map((name) => (
        <Box component="li" key={name} sx={{ minWidth: 0 }}>
          <Button
            variant="outlined"
            endIcon={<X size={16} aria-hidden />}
            onClick={() => handleRemove(name)}
            sx={{ px: 1.5, maxWidth: 1, fontWeight: 450, overflowWrap: "anywhere", textAlign: "left" }}
          >
            <Box component="span" sx={visuallyHidden}>
              Remove filter{" "}
            </Box>
            {`${LABELS[name]}: ${nameOf(name, filters[name], records)}`}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

/**
 * Returns the name of the user, tender or bid with this id, if a loaded record contains it; otherwise the end of the
 * id.
 */
function nameOf(name: keyof typeof LABELS, id: string, records: readonly RecordedEventFragment[]) {
  const found =
    name === "actor"
      ? records.find(({ actorId }) => actorId === id)?.actorName
      : records.find(({ subjectId }) => subjectId === id)?.subjectName;
  return found ?? `…${id.slice(-8)}`;
}
