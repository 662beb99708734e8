import { ApolloClient, HttpLink, InMemoryCache, type DocumentNode, type OperationVariables } from "@apollo/client";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { AUDIT_PAGE } from "#web/features/audit/auditPage.ts";
import { managedTenders } from "#web/features/tenders/managedTenders.ts";
import { ManagedTendersDocument, OpenTendersDocument } from "#web/graphql/generated.ts";
import { GRAPHQL_HTTP } from "#web/graphql/graphqlHttp.ts";
import { MyBidsDocument } from "#web/graphql/generatedBids.ts";
import { IntegrationRequestsDocument } from "#web/graphql/generatedContact.ts";
import { AuditTrailDocument } from "#web/graphql/generatedAudit.ts";

interface First {
  query: DocumentNode;
  variables: OperationVariables;
}

/**
 * The query of a portal screen's list without filters, as its hook asks it, by component in web/pages; e2e/firstRequests.spec.ts compares.
 * Queries that the first view can do without would delay the script.
 */
const FIRST: Record<string, First | undefined> = {
  BrowseTendersPage: { query: OpenTendersDocument, variables: { first: MAX_PAGE, after: null } },
  MyBidsPage: { query: MyBidsDocument, variables: { first: MAX_PAGE } },
  TendersPage: { query: ManagedTendersDocument, variables: managedTenders() },
  RequestsPage: { query: IntegrationRequestsDocument, variables: { first: MAX_PAGE } },
  AuditPage: { query: AuditTrailDocument, variables: { first: AUDIT_PAGE } },
};

/** What the browser's own client sends for this query, as JSON for sendFirst.ts; null for a screen without one. */
export async function firstRequest(component: string) {
  const first = FIRST[component];
  if (!first) return null;
  let sent: RequestInit = {};
  const record: typeof fetch = (_address, request = {}) => {
    sent = request;
    return Promise.reject(new Error("It is only recorded"));
  };
  const client = new ApolloClient({ link: new HttpLink({ ...GRAPHQL_HTTP, fetch: record }), cache: new InMemoryCache() });
  await client.query({ ...first, fetchPolicy: "network-only" }).catch(() => undefined);
  return JSON.stringify({ address: apiPaths.graphql, headers: sent.headers, body: sent.body }).replaceAll("<", "\\u003c");
}
