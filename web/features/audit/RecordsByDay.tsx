import { Typography } from "@mui/material";

import { type AuditFilters } from "#web/features/audit/auditFilters.ts";
import { RecordRow } from "#web/features/audit/RecordRow.tsx";
import { formatDate } from "#web/format/dates.ts";
import { type RecordedEventFragment } from "#web/graphql/generatedAudit.ts";
import { LongList } from "#web/ui/lists/LongList.tsx";

interface Props {
  /** Newest first. */
  records: readonly RecordedEventFragment[];
  /** Links in the rows add to these. */
  filters?: Partial<AuditFilters>;
  label: string;
  /** The level of a day in the outline of the page. */
  heading: "h2" | "h3";
}

/** A day as the trail counts it, in UTC: 2026-11-23. */
const dayOf = ({ occurredAt }: RecordedEventFragment) => occurredAt.slice(0, 10);

export function RecordsByDay({ records, filters = {}, label, heading }: Props) {
  const rows = records.map((record, place) => {
    const before = records[place - 1];
    return { record, day: before && dayOf(before) === dayOf(record) ? null : dayOf(record) };
  });
  return (
    <LongList
      items={rows}
      keyOf={({ record }) => record.id}
      label={label}
      gap={0}
      render={({ record, day }) => (
        <>
          {day && <Typography component={heading} variant="h2" sx={{ pt: 2, pb: 1 }}>{formatDate(day)} (UTC)</Typography>}
          <RecordRow record={record} filters={filters} heading={heading === "h2" ? "h3" : "h4"} />
        </>
      )}
    />
  );
}
