import { Box, Button, Skeleton, Typography } from "@mui/material";
import { Suspense, useRef, useState } from "react";

import { MOST_COMPANY_DOCUMENTS } from "#api/company-documents/documentKinds.rules.ts";

import { CompanyDocumentRow } from "#web/features/company-profile/documents/CompanyDocumentRow.tsx";
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

/** The documents that a company keeps for its bids. The form opens below the list, for a new or a listed document. */
export function CompanyDocuments() {
  const { data, loading, error, refetch } = useCompanyDocumentsQuery();
  const [edited, setEdited] = useState<CompanyDocumentFactsFragment | "new" | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const documents = data?.companyDocuments ?? [];

  function close() {
    setEdited(null);
    requestAnimationFrame(() => opener.current?.focus());
  }

  return <SectionCard title={words.documentsOfYourCompany}>{content()}</SectionCard>;

  function content() {
    if (loading && !data) return <Skeleton height={160} role="progressbar" aria-label={words.listed} />;
    if (error && !data) return <ErrorState text={words.couldNotBeLoaded} onRetry={() => void refetch()} />;
    return (
      <>
        <Typography sx={{ maxWidth: MEASURE, color: "text.secondary" }}>{words.keepThemOnce}</Typography>
        {documents.length === 0 && <Typography sx={{ mt: 2 }}>{words.none}</Typography>}
        {documents.length > 0 && (
          <Box component="ul" aria-label={words.listed} sx={{ m: 0, mt: 1, p: 0, listStyle: "none" }}>
            {documents.map((document) => (
              <CompanyDocumentRow
                key={document.id}
                document={document}
                onEdit={() => setEdited(document)}
                onRemoved={() => {
                  if (edited !== "new" && edited?.id === document.id) setEdited(null);
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
              <Button ref={opener} variant="outlined" onClick={() => setEdited("new")}>
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
                (await refetch()).data?.companyDocuments.find((document) => document.id === id) ?? null
              }
            />
          </Suspense>
        )}
      </>
    );
  }
}
