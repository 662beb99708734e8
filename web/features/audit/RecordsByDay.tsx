import { Typography } from "@mui/material";

import { type AuditFilters } from "#web/features/audit/auditFilters.ts";
import { dayOf, foldRecords } from "#web/features/audit/foldRecords.ts";
import { RecordRow } from "#web/features/audit/RecordRow.tsx";
import { words } from "#web/features/audit/words/audit.en.ts";
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

export function RecordsByDay({ records, filters = {}, label, place }: Props) {
  // The heading levels of a day and of a record. In a dialog, both headings are one level lower.
  const [ofDay, ofRecord] = place === "page" ? (["h2", "h3"] as const) : (["h3", "h4"] as const);
  const rows = foldRecords(records).map((folded, number, all) => {
    const before = all[number - 1]?.record;
    const day = dayOf(folded.record);
    return { ...folded, day: before && dayOf(before) === day ? null : day };
  });
  return (
    <LongList
      items={rows}
      keyOf={({ record }) => record.id}
      label={label}
      gap={0}
      isWhole={place === "dialog"}
      render={({ record, others, since, day }) => (
        <>
          {day && (
            <Typography component={ofDay} variant="h2" sx={{ pt: 2, pb: 1 }}>
              {words.dayUtc(formatDate(day))}
            </Typography>
          )}
          <RecordRow record={record} others={others} since={since} filters={filters} heading={ofRecord} />
        </>
      )}
    />
  );
}
