import { Box, Link as TextLink, Typography } from "@mui/material";
import { type ReactNode } from "react";
import { Link } from "react-router-dom";

import { type AuditFilters, searchOf } from "#web/features/audit/auditFilters.ts";
import { actInWords, refusalInWords } from "#web/features/audit/auditWords.ts";
import { RecordedChanges } from "#web/features/audit/RecordedChanges.tsx";
import { type RecordedEventFragment } from "#web/graphql/generatedAudit.ts";
import { paths } from "#web/paths.ts";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";

interface Props {
  record: RecordedEventFragment;
  /** Links in the row add to these. */
  filters: Partial<AuditFilters>;
  heading: "h3" | "h4";
}

/** Who did what, when, to what, and what it was before and after. */
export function RecordRow({ record, filters, heading }: Props) {
  const { id, act, outcome, occurredAt, actorId, actorName, tokenId, tokenName, address, subjectName, repeated, requestId, changes } = record;
  const [title, time] = [actInWords(act), occurredAt.slice(11, 19)];
  const who = actorName ?? (isAskers(act) ? "a company, told once the tender is awarded" : address === "local" ? "the portal itself" : "a visitor");
  const ofSubject = filterOfSubject(record);
  return (
    <Box component="article" aria-labelledby={`record-${id}`} sx={ROW}>
      <Typography component="time" dateTime={occurredAt} sx={{ color: "text.secondary", lineHeight: { md: "44px" } }}>{time}</Typography>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={LINE}>
          <Typography id={`record-${id}`} component={heading} variant="h3" sx={{ overflowWrap: "anywhere" }}>{title}</Typography>
          {subjectName && (ofSubject ? <Only filters={{ ...filters, ...ofSubject }} label={`${subjectName}: its records alone`}>{subjectName}</Only> : <Box component="span" sx={{ overflowWrap: "anywhere" }}>{subjectName}</Box>)}
          <span>
            by{" "}
            {actorId ? <Only filters={{ ...filters, actor: actorId }} label={`${who}: what this person did`}>{who}</Only> : who}
          </span>
          {outcome !== "done" && (
            <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
              <StatusBadge status="refused" />
              {refusalInWords(outcome)}
            </Box>
          )}
        </Box>
        <Typography variant="body2" component="div" sx={[LINE, { color: "text.secondary", minHeight: 0 }]}>
          {tokenId && <span>{`by the API token ${tokenName ?? tokenId}`}</span>}
          {address && <span>network {address}</span>}
          {requestId && <span>request {requestId}</span>}
          {repeated > 0 && <span>{`and ${repeated.toLocaleString("en-US")} like it before`}</span>}
        </Typography>
        <RecordedChanges changes={changes} of={`${title}, ${time}`} />
      </Box>
    </Box>
  );
}

/** The server keeps who asked a question to itself until then. */
const isAskers = (act: string) => act === "askQuestion" || act === "withdrawQuestion";

function filterOfSubject({ subject, subjectId }: RecordedEventFragment): Partial<AuditFilters> | null {
  if (subjectId === null) return null;
  if (subject === "tender") return { tenderId: subjectId };
  if (subject === "bid") return { bidId: subjectId };
  return subject === "user" ? { userId: subjectId } : null;
}

/** Leads to the records that these filters keep. */
const Only = ({ filters, label, children }: { filters: Partial<AuditFilters>; label: string; children: ReactNode }) => (
  <TextLink component={Link} to={paths.audit + searchOf(filters)} aria-label={label} sx={{ display: "inline-block", py: 1.25, overflowWrap: "anywhere" }}>
    {children}
  </TextLink>
);

const ROW = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "5.5rem minmax(0, 1fr)" },
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: "divider",
};
/** As tall as its links, with or without them. */
const LINE = { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, minHeight: 44, overflowWrap: "anywhere" };
