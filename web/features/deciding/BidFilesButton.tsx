import { Button } from "@mui/material";
import { Suspense, useState } from "react";

import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { words } from "#web/features/deciding/words/deciding.en.ts";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

const BidFiles = lazyComponent(async () => (await import("#web/features/deciding/BidFilesDialog.tsx")).BidFilesDialog);

/**
 * A button that opens the list of a bid's files, with a mark if a file was not delivered. Renders nothing for a bid
 * without files.
 */
export function BidFilesButton({ bid }: { bid: ReadableBid }) {
  const { documents, company } = bid;
  const [isOpen, setOpen] = useState(false);
  if (documents.length === 0) return null;
  const name = words.files(documents.length);
  return (
    <>
      <Button aria-label={words.filesButtonOf(name, company.companyName)} onClick={() => setOpen(true)}>
        {name}
      </Button>
      {documents.some(({ state }) => state === "notDelivered") && <MarkBadge>{words.documentNotDelivered}</MarkBadge>}
      {isOpen && (
        <Suspense>
          <BidFiles bid={bid} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
