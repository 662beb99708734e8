import { Box, Button, Skeleton, Typography } from "@mui/material";
import { Suspense, useEffect, useRef, useState } from "react";

import { MOST_COMPANY_DOCUMENTS } from "#api/company-documents/documentKinds.rules.ts";

import { CompanyDocumentRow, editIdOf } from "#web/features/company-profile/documents/CompanyDocumentRow.tsx";
import { words } from "#web/features/company-profile/documents/words/documents.en.ts";
import { type CompanyDocumentFactsFragment, useCompanyDocumentsQuery } from "#web/graphql/generatedOnDemand.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

/** Lazy-loaded on first use, together with the code that reads and uploads files. */
const CompanyDocumentForm = lazyComponent(
  async () => (await import("#web/features/company-profile/documents/CompanyDocumentForm.tsx")).CompanyDocumentForm,
);

/** How often the server is asked for the result of a virus check. */
const POLL_INTERVAL_MS = 5000;

/**
 * The documents that a company keeps for its bids. The form opens below the list, for a new or a listed document.
 * Only one is open: another document can be edited when it is saved or cancelled.
 */
export function CompanyDocuments() {
  const { data, loading, error, refetch, startPolling, stopPolling } = useCompanyDocumentsQuery({
    fetchPolicy: "cache-and-network",
  });
  const [edited, setEdited] = useState<CompanyDocumentFactsFragment | "new" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const documents = data?.companyDocuments ?? [];
  const isChecking = documents.some(({ file }) => file.virusCheck === "checking");
  useEffect(() => {
    if (!isChecking) return undefined;
    startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [isChecking, startPolling, stopPolling]);

  // A closed form gives the focus back to the button that opened it, or to the heading if the button is gone.
  const opener = useRef<string | null>(null);
  useEffect(() => {
    if (edited === null && opener.current) (document.getElementById(opener.current) ?? heading.current)?.focus();
    opener.current = edited && (edited === "new" ? ADD : editIdOf(edited.id));
  }, [edited]);
  // A removed document gives it to the heading.
  const removed = useRef<string | null>(null);
  useEffect(() => {
    if (!removed.current || data?.companyDocuments.some(({ id }) => id === removed.current)) return;
    removed.current = null;
    heading.current?.focus();
  }, [data]);

  const close = () => setEdited(null);

  return (
    <SectionCard title={words.documentsOfYourCompany} titleRef={heading}>
      {content()}
    </SectionCard>
  );

  function content() {
    if (loading && !data) return <Skeleton height={160} role="progressbar" aria-label={words.listed} />;
    if (error && !data) return <ErrorState text={words.couldNotBeLoaded} onRetry={() => void refetch()} />;
    return (
      <>
        <Typography sx={{ maxWidth: MEASURE, color: "text.secondary" }}>{words.keepThemOnce}</Typography>
        {documents.length === 0 && <Typography sx={{ mt: 2 }}>{words.none}</Typography>}
        {documents.length > 0 && (
          <Box component="ul" aria-label={words.listed} sx={{ m: 0, mt: 1, p: 0, listStyle: "none" }}>
            {documents.map((listed) => (
              <CompanyDocumentRow
                key={listed.id}
                document={listed}
                mayEdit={edited === null}
                onEdit={() => setEdited(listed)}
                onRemoved={() => {
                  removed.current = listed.id;
                  if (edited !== "new" && edited?.id === listed.id) close();
                  void refetch();
                }}
              />
            ))}
          </Box>
        )}
        {edited === null ? (
          <Box sx={{ mt: 3 }}>
            {documents.length >= MOST_COMPANY_DOCUMENTS ? (
              <Typography>{words.full(MOST_COMPANY_DOCUMENTS)}</Typography>
            ) : (
              <Button id={ADD} variant="outlined" onClick={() => setEdited("new")}>
                {words.add}
              </Button>
            )}
          </Box>
        ) : (
          <Suspense fallback={<Skeleton height={320} sx={{ mt: 3 }} />}>
            <CompanyDocumentForm
              key={edited === "new" ? "new" : edited.id}
              document={edited === "new" ? null : edited}
              onSaved={() => {
                void refetch();
                close();
              }}
              onCancel={close}
              readAgain={async (id) =>
                (await refetch()).data?.companyDocuments.find((listed) => listed.id === id) ?? null
              }
            />
          </Suspense>
        )}
      </>
    );
  }
}

/** The id of the button that adds a document. */
const ADD = "add-company-document";
