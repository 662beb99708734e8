import { type RecordedEventFragment } from "#web/graphql/generatedAudit.ts";

export const USER_ID = "01934d3a-0000-7000-8000-0000000000a1";
export const TENDER_ID = "01934d3a-0000-7000-8000-0000000000b1";

/** Builds an audit record. By default, an administrator changed a tender's title. */
export const aRecord = (given: Partial<RecordedEventFragment> = {}) => ({
  __typename: "AuditEvent",
  id: "e1",
  occurredAt: "2026-11-23T14:02:11.123Z",
  clockAt: null,
  actorId: USER_ID,
  actorName: "grace",
  tokenId: null,
  tokenName: null,
  act: "updateTender",
  outcome: "done",
  subject: "tender",
  subjectId: TENDER_ID,
  subjectName: "AX-2026-014",
  tenderId: TENDER_ID,
  changes: [{ field: "title", before: '"Bridge"', after: '"Dam"' }],
  repeated: 0,
  requestId: "request-1",
  address: "127.0.0.0/24",
  ...given,
});

export const aTrailOf = (nodes: object[], { endCursor = null as string | null, totalCount = nodes.length } = {}) => ({
  auditEvents: {
    __typename: "AuditEventConnection",
    nodes: nodes.map((node) => ({
      ...node,
      changes: (node as RecordedEventFragment).changes.map((change) => ({ __typename: "AuditChange", ...change })),
    })),
    totalCount,
    totalCountIsExact: true,
    pageInfo: { __typename: "PageInfo", hasNextPage: endCursor !== null, endCursor },
  },
});
