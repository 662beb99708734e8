import { Button } from "@mui/material";
import { Suspense, useState } from "react";

import { type ReadableBid } from "#web/features/deciding/readableBid.ts";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";
import { part } from "#web/ui/part.ts";

const BidFiles = part(async () => (await import("#web/features/deciding/BidFiles.tsx")).BidFiles);

/** Leads to the files that a bid names, and marks one that was not delivered; nothing where it names none. */
export function FilesOfBid({ bid }: { bid: ReadableBid }) {
  const { documents, company } = bid;
  const [isOpen, setOpen] = useState(false);
  if (documents.length === 0) return null;
  const name = documents.length === 1 ? "1 file" : `${documents.length} files`;
  return (
    <>
      <Button aria-label={`${name} of ${company.companyName}`} onClick={() => setOpen(true)}>{name}</Button>
      {documents.some(({ state }) => state === "notDelivered") && <MarkBadge>Document not delivered</MarkBadge>}
      {isOpen && <Suspense><BidFiles bid={bid} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
}
