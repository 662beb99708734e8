import { Box, Button } from "@mui/material";
import { useState } from "react";

import { AuditFinder } from "#web/features/audit/AuditFinder.tsx";
import { type AuditFilters, filterOf } from "#web/features/audit/auditFilters.ts";
import { RecordsByDay } from "#web/features/audit/RecordsByDay.tsx";
import { useAuditFilters } from "#web/features/audit/useAuditFilters.ts";
import { useAuditTrail } from "#web/features/audit/useAuditTrail.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";

/** The height in pixels of a record's placeholder. It equals the height of a record with one change. */
const RECORD_HEIGHT = 132;

export function AuditTrail() {
  const trail = useAuditFilters();
  const reading = useAuditTrail(filterOf(trail.filters));
  const [clearings, setClearings] = useState(0);

  function handleClear() {
    trail.clear();
    setClearings(clearings + 1);
    // Move the focus to the title, because the clicked button is removed.
    focusTitle();
  }
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}>
      <AuditFinder key={clearings} reading={reading} trail={trail} onClear={handleClear} />
      <Records filters={trail.filters} finding={trail.finding} reading={reading} />
    </Box>
  );
}

interface Props {
  filters: AuditFilters;
  finding: boolean;
  reading: ReturnType<typeof useAuditTrail>;
}

function Records({ filters, finding, reading: { records, hasMore, step, readMore, failed, retry } }: Props) {
  if (!records)
    return failed ? (
      <ErrorState text="The audit trail could not be loaded." onRetry={retry} />
    ) : (
      <CardSkeletons count={4} height={RECORD_HEIGHT} />
    );
  if (records.length === 0)
    return finding ? (
      <EmptyState title="No record matches" text="Change what you look for, or clear the filters." />
    ) : (
      <EmptyState title="Nothing is recorded yet" />
    );
  return (
    <>
      <RecordsByDay records={records} filters={filters} label="Audit trail" place="page" />
      {step === "failed" && <ErrorState text="More records could not be loaded." onRetry={readMore} />}
      {hasMore && step !== "failed" && (
        <Box sx={{ mt: 1 }}>
          <Button variant="outlined" onClick={() => step === "idle" && readMore()}>
            {step === "reading" ? "Loading..." : "Show more"}
          </Button>
        </Box>
      )}
    </>
  );
}
