import { Typography } from "@mui/material";

import { type AuditFilters } from "#web/features/audit/auditFilters.ts";
import { RecordRow } from "#web/features/audit/RecordRow.tsx";
import { formatDate } from "#web/format/dates.ts";
import { type RecordedEventFragment } from "#web/graphql/generatedAudit.ts";
import { LongList } from "#web/ui/lists/LongList.tsx";

interface Props {
  /** The records, newest first. */
  records: readonly RecordedEventFragment[];
  /** The current filters of the list. Links in the rows add a filter to them. */
  filters?: Partial<AuditFilters>;
  label: string;
  /** Whether the records are on their own page, or in a dialog, which has its own scroll area. */
  place: "page" | "dialog";
}

/** The UTC day of a record, such as 2026-11-23. */
const dayOf = ({ occurredAt }: RecordedEventFragment) => occurredAt.slice(0, 10);

export function RecordsByDay({ records, filters = {}, label, place }: Props) {
  // The heading levels of a day and of a record. In a dialog, both headings are one level lower.
  const [ofDay, ofRecord] = place === "page" ? (["h2", "h3"] as const) : (["h3", "h4"] as const);
  const rows = records.map((record, number) => {
    const before = records[number - 1];
    return { record, day: before && dayOf(before) === dayOf(record) ? null : dayOf(record) };
  });
  return (
    <LongList
      items={rows}
      keyOf={({ record }) => record.id}
      label={label}
      gap={0}
      isWhole={place === "dialog"}
      render={({ record, day }) => (
        <>
          {day && (
            <Typography component={ofDay} variant="h2" sx={{ pt: 2, pb: 1 }}>
              {formatDate(day)} (UTC)
            </Typography>
          )}
          <RecordRow record={record} filters={filters} heading={ofRecord} />
        </>
      )}
    />
  );
}
