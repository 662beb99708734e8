import { type DocumentNode, type OperationVariables } from "@apollo/client";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { FIRST_PAGE, MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { requestOf } from "#web/app/requestOf.ts";
import { AUDIT_PAGE } from "#web/features/audit/auditPage.ts";
import { managedTenders } from "#web/features/tenders/managedTenders.ts";
import { byHash, type Operation } from "#web/graphql/byHash.ts";
import { asked } from "#web/graphql/firstAnswer.ts";
import { ManagedTendersDocument, OpenTendersDocument } from "#web/graphql/generated.ts";
import { MyBidsDocument } from "#web/graphql/generatedBids.ts";
import { IntegrationRequestsDocument } from "#web/graphql/generatedContact.ts";
import { AuditTrailDocument } from "#web/graphql/generatedAudit.ts";
import { TendersByBidsDocument } from "#web/graphql/generatedDeciding.ts";

interface First {
  query: DocumentNode;
  variables: OperationVariables;
}

/** In the HTML, for sendFirst.ts. */
export interface FirstRequest {
  address: string;
  headers: Record<string, string>;
  operation: string;
}

/**
 * The query of a portal screen's list without filters, as its hook asks it, by component in web/pages; e2e/firstRequest.spec.ts compares.
 * Queries that the first view can do without would delay the script.
 */
const FIRST: Record<string, First | undefined> = {
  BrowseTendersPage: { query: OpenTendersDocument, variables: { first: FIRST_PAGE, after: null } },
  MyBidsPage: { query: MyBidsDocument, variables: { first: FIRST_PAGE } },
  TendersPage: { query: ManagedTendersDocument, variables: managedTenders() },
  // Its first group; the others come below it.
  AdminBidsPage: { query: TendersByBidsDocument, variables: { group: "awaitingDecision", filter: {}, first: FIRST_PAGE } },
  RequestsPage: { query: IntegrationRequestsDocument, variables: { first: MAX_PAGE } },
  AuditPage: { query: AuditTrailDocument, variables: { first: AUDIT_PAGE } },
};

/** What the browser's own client sends for this query, as JSON for sendFirst.ts; null for a screen without one. */
export async function firstRequest(component: string) {
  const first = FIRST[component];
  if (!first) return null;
  const request = await requestOf(first.query, first.variables);
  const operation = JSON.parse(request.body as string) as Operation;
  const named = await byHash(apiPaths.graphql, request, operation);
  if (!named) throw new Error(`The first request of ${component} cannot be sent by its hash`);
  const [address, { headers }] = named;
  return JSON.stringify({ address, headers, operation: asked(operation) } satisfies FirstRequest).replaceAll("<", "\\u003c");
}
