import { Button, Typography } from "@mui/material";
import { Suspense, useState } from "react";

import { type PageTender } from "#web/features/tenders/page/useTenderPage.ts";
import { DocumentsButton } from "#web/ui/DocumentsButton.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/tenders/documents/words/documents.en.ts";

interface Props {
  tender: PageTender;
  isAdmin: boolean;
}

const DocumentList = lazyComponent(
  async () => (await import("#web/features/tenders/documents/DocumentList.tsx")).DocumentList,
);
const EditDocuments = lazyComponent(
  async () => (await import("#web/features/tenders/documents/EditDocuments.tsx")).EditDocuments,
);

/**
 * The documents of a tender with their links. Administrators can change the list until the tender is awarded or
 * cancelled.
 */
export function TenderDocuments({ tender, isAdmin }: Props) {
  const [isEditing, setEditing] = useState(false);
  const { id, documents, documentsUrl, tenderNumber, title, status, cancelledAt } = tender;
  const mayEdit = isAdmin && status !== "awarded" && !cancelledAt;
  return (
    <SectionCard
      title={words.documents}
      action={
        mayEdit && (
          <Button aria-label={words.editTheDocuments} onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
        )
      }
    >
      {documentsUrl && (
        <DocumentsButton label={words.viewTenderDocuments} of={`${tenderNumber}, ${title}`} url={documentsUrl} />
      )}
      {documents.length > 0 && (
        <Suspense>
          <DocumentList id={id} tenderNumber={tenderNumber} documents={documents} />
        </Suspense>
      )}
      {!documentsUrl && documents.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{words.thisTenderHasNoDocumentsBeside}</Typography>
      )}
      {isEditing && (
        <Suspense>
          <EditDocuments tender={tender} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </SectionCard>
  );
}
