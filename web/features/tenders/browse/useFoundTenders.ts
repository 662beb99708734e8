import { type TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import { useMemo } from "react";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import {
  filterTenders,
  givenNames,
  parseTenderFilter,
  type TenderFilterValues,
} from "#api/tenders/lists/tenderFilter.rules.ts";

import { type TenderFilters } from "#web/features/tenders/browse/tenderFilterControls.ts";
import { type useOpenTenders } from "#web/features/tenders/browse/useOpenTenders.ts";
import {
  OpenTendersFoundDocument,
  type OpenTendersFoundQuery,
  type OpenTendersFoundQueryVariables,
  type TenderFilter,
} from "#web/graphql/generated.ts";

const FOUND: TypedDocumentNode<OpenTendersFoundQuery, OpenTendersFoundQueryVariables> = OpenTendersFoundDocument;

type Reading = Pick<ReturnType<typeof useOpenTenders>, "tenders" | "isWhole">;

/**
 * The open tenders that match the filters. Once the browser has loaded all open tenders, it filters them itself. Until
 * then the server returns the first page of matching tenders.
 * @returns the matching tenders and their number; `count` is undefined until it is known
 */
export function useFoundTenders({ tenders, isWhole }: Reading, filters: TenderFilters, now: Date) {
  const filter = useMemo(() => parseTenderFilter(filters), [filters]);
  const here = useMemo(() => tenders && filterTenders(tenders, filter, now), [tenders, filter, now]);
  const isOpen = filter.status?.includes("open") !== false;
  const asks = tenders !== undefined && !isWhole && isOpen && givenNames(filter).length > 0;
  const { data } = useQuery(
    FOUND,
    asks
      ? { variables: { first: MAX_PAGE, filter: { ...asJson(filter), status: ["open"] } }, fetchPolicy: "no-cache" }
      : skipToken,
  );
  if (!asks) return { found: here, count: isWhole || !isOpen ? here?.length : undefined };
  const answer = data?.tenders;
  // While the server searches, return the matching tenders among those already loaded.
  return {
    found: answer?.nodes ?? (here?.length ? here : undefined),
    count: answer?.totalCountIsExact ? answer.totalCount : undefined,
  };
}

/** Converts the filter to query variables; dates become ISO strings. */
const asJson = (filter: TenderFilterValues): TenderFilter =>
  Object.fromEntries(
    givenNames(filter).map((name) => [name, filter[name] instanceof Date ? filter[name].toISOString() : filter[name]]),
  );
