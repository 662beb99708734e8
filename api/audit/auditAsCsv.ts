import type { DataSource } from "typeorm";

import type { AuditEvent } from "#api/audit/AuditEvent.ts";
import type { AuditFilter } from "#api/audit/AuditFilter.ts";
import { listAuditEvents } from "#api/audit/listAuditEvents.ts";
import { type CsvFormat, csvHead, csvRows } from "#api/core/http/rest/csv.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";

const COLUMNS = [
  "Time (UTC)",
  "Person",
  "Person's id",
  "Act",
  "Outcome",
  "Subject",
  "Subject's id",
  "Tender's id",
  "Before",
  "After",
  "Repeated",
  "Request",
  "Network",
  "Chain",
  "Sequence",
  "Previous SHA-256",
  "SHA-256",
  "Token",
  "Token's id",
  "Clock (UTC), if behind",
];

/** Streams the events that match the filter as CSV, newest first, one page of the database query at a time. */
export async function* auditAsCsv(db: DataSource, filter: AuditFilter, format: CsvFormat) {
  yield csvHead(COLUMNS, format);
  let after: string | null = null;
  do {
    const { nodes, pageInfo } = await listAuditEvents({ db }, { first: MAX_PAGE, after }, filter);
    yield csvRows(nodes.map(rowOf), format);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}

const rowOf = ({
  occurredAt,
  actorName,
  actorId,
  tokenName,
  tokenId,
  clockAt,
  act,
  outcome,
  subject,
  subjectId,
  tenderId,
  before,
  after,
  repeated,
  requestId,
  address,
  stripe,
  sequence,
  previousSha256,
  sha256,
}: AuditEvent) => [
  occurredAt.toISOString(),
  actorName,
  actorId,
  act,
  outcome,
  subject,
  subjectId,
  tenderId,
  asText(before),
  asText(after),
  repeated,
  requestId,
  address,
  stripe,
  sequence,
  previousSha256,
  sha256,
  tokenName,
  tokenId,
  clockAt?.toISOString() ?? null,
];

const asText = (values: object | null) => (values === null ? null : JSON.stringify(values));
