import { Box, Link as TextLink, Typography } from "@mui/material";
import { type ReactNode } from "react";
import { Link } from "react-router-dom";

import { type AuditFilters, searchOf } from "#web/features/audit/auditFilters.ts";
import { actInWords, refusalInWords } from "#web/features/audit/auditWords.ts";
import { type FoldedRecord } from "#web/features/audit/foldRecords.ts";
import { RecordedChanges } from "#web/features/audit/RecordedChanges.tsx";
import { words } from "#web/features/audit/words/audit.en.ts";
import { type RecordedEventFragment } from "#web/graphql/generatedAudit.ts";
import { paths } from "#web/paths.ts";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";

interface Props extends FoldedRecord {
  /** The current filters of the list. Links in the row add a filter to them. */
  filters: Partial<AuditFilters>;
  heading: "h3" | "h4";
}

/** One audit record: who did what to which object at what time, and the values before and after. */
export function RecordRow({ record, others, since, filters, heading }: Props) {
  const {
    id,
    act,
    outcome,
    occurredAt,
    clockAt,
    actorId,
    actorName,
    tokenId,
    tokenName,
    address,
    subjectName,
    repeated,
    requestId,
    changes,
  } = record;
  const [title, time] = [isByBrowser(record) ? words.setTheTimeZone : actInWords(act), occurredAt.slice(11, 19)];
  const who = actorName ?? withoutUser(record);
  const ofSubject = filterOfSubject(record);
  return (
    <Box component="article" aria-labelledby={`record-${id}`} sx={ROW}>
      <Typography component="time" dateTime={occurredAt} sx={{ color: "text.secondary", lineHeight: { md: "44px" } }}>
        {time}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={LINE}>
          <Typography id={`record-${id}`} component={heading} variant="h3" sx={{ overflowWrap: "anywhere" }}>
            {title}
          </Typography>
          {subjectName &&
            (ofSubject ? (
              <Only filters={{ ...filters, ...ofSubject }} label={words.recordsOf(subjectName)}>
                {subjectName}
              </Only>
            ) : (
              <Box component="span" sx={{ overflowWrap: "anywhere" }}>
                {subjectName}
              </Box>
            ))}
          <span>
            {actorId ? (
              <>
                <span>{words.by}</span>
                <Only filters={{ ...filters, actor: actorId }} label={words.whatDid(who)}>
                  {who}
                </Only>
              </>
            ) : (
              words.byWhom(who)
            )}
          </span>
          {outcome !== "done" && (
            <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
              <StatusBadge status="refused" />
              {refusalInWords(outcome)}
            </Box>
          )}
        </Box>
        <Typography variant="body2" component="div" sx={[LINE, { color: "text.secondary", minHeight: 0 }]}>
          {tokenId && <span>{words.byTheToken(tokenName ?? tokenId)}</span>}
          {address && <span>{words.network(address)}</span>}
          {requestId && <span>{words.request(requestId)}</span>}
          {clockAt && <span>{words.clockBehind(clockAt.slice(0, 19).replace("T", " "))}</span>}
          {others > 0 && <span>{words.likeItSince(others, since.slice(11, 19))}</span>}
          {repeated > 0 && <span>{words.likeItBefore(repeated)}</span>}
        </Typography>
        <RecordedChanges changes={changes} of={`${title}, ${time}`} />
      </Box>
    </Box>
  );
}

/** Whether the browser sent its time zone automatically: the user had set none. */
const isByBrowser = ({ act, actorId }: RecordedEventFragment) => act === "saveNoticeSettings" && actorId === null;

/** Who did an act without a user. Background work and commands of the portal have no network. */
function withoutUser(record: RecordedEventFragment) {
  if (isAskers(record.act)) return words.aCompany;
  if (isByBrowser(record)) return words.theBrowser;
  return record.address === null || record.address === "local" ? words.thePortal : words.aVisitor;
}

/**
 * Whether the record says that a bidder asked or withdrew a question. Until the tender is awarded or cancelled, the
 * server does not reveal which bidder it was, so the record has no actor.
 */
const isAskers = (act: string) => act === "askQuestion" || act === "withdrawQuestion";

function filterOfSubject({ subject, subjectId }: RecordedEventFragment): Partial<AuditFilters> | null {
  if (subjectId === null) return null;
  if (subject === "tender") return { tenderId: subjectId };
  if (subject === "bid") return { bidId: subjectId };
  return subject === "user" ? { userId: subjectId } : null;
}

/** A link to the records that match these filters. */
const Only = ({ filters, label, children }: { filters: Partial<AuditFilters>; label: string; children: ReactNode }) => (
  <TextLink
    component={Link}
    to={paths.audit + searchOf(filters)}
    aria-label={label}
    sx={{ display: "inline-block", py: 1.25, overflowWrap: "anywhere" }}
  >
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
/** The style of a line of a record. The minimum height makes lines with and without links equally high. */
const LINE = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 1.5,
  minHeight: 44,
  overflowWrap: "anywhere",
};
