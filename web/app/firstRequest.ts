import { type DocumentNode, type OperationVariables } from "@apollo/client";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { FIRST_PAGE, MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { requestOf } from "#web/app/requestOf.ts";
import { AUDIT_PAGE } from "#web/features/audit/useAuditTrail.ts";
import { managedTendersVariables } from "#web/features/tenders/management/managedTendersVariables.ts";
import { persistedQuery, type Operation } from "#web/graphql/persistedQuery.ts";
import { operationKey } from "#web/graphql/firstAnswer.ts";
import { ManagedTendersDocument, OpenTendersDocument } from "#web/graphql/generated.ts";
import { MyBidsDocument } from "#web/graphql/generatedBids.ts";
import { IntegrationRequestsDocument } from "#web/graphql/generatedContact.ts";
import { AuditTrailDocument } from "#web/graphql/generatedAudit.ts";
import { TendersByBidsDocument } from "#web/graphql/generatedDeciding.ts";

interface First {
  query: DocumentNode;
  variables: OperationVariables;
}

/** The first GraphQL request of a screen. The screen's HTML contains it, so that sendFirst.ts can send it early. */
export interface FirstRequest {
  address: string;
  headers: Record<string, string>;
  operation: string;
}

/**
 * For each page component, the query of its list without filters. It must be exactly the query that the component's
 * hook sends; e2e/journeys/screens/firstRequest.spec.ts tests this. Each page has only one query here, because further
 * early queries would delay the page's script.
 */
const FIRST: Record<string, First | undefined> = {
  BrowseTendersPage: { query: OpenTendersDocument, variables: { first: FIRST_PAGE, after: null } },
  MyBidsPage: { query: MyBidsDocument, variables: { first: FIRST_PAGE } },
  TendersPage: { query: ManagedTendersDocument, variables: managedTendersVariables() },
  // Only the first group of tenders, because the other groups are below the first view.
  AdminBidsPage: {
    query: TendersByBidsDocument,
    variables: { group: "awaitingDecision", filter: {}, first: FIRST_PAGE },
  },
  RequestsPage: { query: IntegrationRequestsDocument, variables: { first: MAX_PAGE } },
  AuditPage: { query: AuditTrailDocument, variables: { first: AUDIT_PAGE } },
};

/**
 * The first query of a page component, exactly as the web client sends it, as JSON for sendFirst.ts. It is null if the
 * component has no first query.
 */
export async function firstRequest(component: string) {
  const first = FIRST[component];
  if (!first) return null;
  const request = await requestOf(first.query, first.variables);
  const operation = JSON.parse(request.body as string) as Operation;
  const named = await persistedQuery(apiPaths.graphql, request, operation);
  if (!named) throw new Error(`The first request of ${component} cannot be sent by its hash`);
  const [address, { headers }] = named;
  return JSON.stringify({ address, headers, operation: operationKey(operation) } satisfies FirstRequest).replaceAll(
    "<",
    "\\u003c",
  );
}
