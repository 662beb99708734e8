import { useState } from "react";

import { type Connection, pageAfter, type PagedReading } from "#web/graphql/pageAfter.ts";

/** Fetches the next page of the list in `field` when `readMore` is called. */
export function useMorePages<Field extends string, Data extends Record<Field, Connection>>(
  { data, fetchMore }: Pick<PagedReading<Data>, "data" | "fetchMore">,
  field: Field,
) {
  const [step, setStep] = useState<"idle" | "reading" | "failed">("idle");
  const { hasNextPage, endCursor } = data?.[field].pageInfo ?? { hasNextPage: false, endCursor: null };

  /**
   * Runs another request for the same list, such as a refetch. Meanwhile `step` is "reading", and after a failure
   * "failed", as for the next page.
   */
  async function attempt(read: () => Promise<unknown>) {
    setStep("reading");
    try {
      await read();
      setStep("idle");
    } catch {
      setStep("failed");
    }
  }
  return {
    hasMore: hasNextPage,
    step,
    attempt,
    readMore: () => void attempt(() => fetchMore(pageAfter(field, endCursor))),
  };
}
