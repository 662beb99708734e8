import { useState } from "react";

import { type Connection, pageAfter, type PagedReading } from "#web/graphql/pageAfter.ts";

/** Reads the list in `field` page by page, the next when it is asked for. */
export function useMorePages<Field extends string, Data extends Record<Field, Connection>>(
  { data, fetchMore }: Pick<PagedReading<Data>, "data" | "fetchMore">,
  field: Field,
) {
  const [step, setStep] = useState<"idle" | "reading" | "failed">("idle");
  const { hasNextPage, endCursor } = data?.[field].pageInfo ?? { hasNextPage: false, endCursor: null };

  /** Any reading of the same list, when its failure is to be told in the same place. */
  async function attempt(read: () => Promise<unknown>) {
    setStep("reading");
    try {
      await read();
      setStep("idle");
    } catch {
      setStep("failed");
    }
  }
  return { hasMore: hasNextPage, step, attempt, readMore: () => void attempt(() => fetchMore(pageAfter(field, endCursor))) };
}
