import { Alert, Box, Button, Typography } from "@mui/material";
import { useMemo, useState } from "react";

import { filePaths } from "#api/core/rules/filePaths.rules.ts";

import { useNow } from "#web/clock/useNow.ts";
import { FileState } from "#web/features/bids/documents/FileState.tsx";
import { GiveAddress } from "#web/features/bids/documents/GiveAddress.tsx";
import { UploadOwed } from "#web/features/bids/documents/UploadOwed.tsx";
import { useFilesOfTender } from "#web/features/bids/documents/useFilesOfTender.ts";
import { type MyBid } from "#web/features/bids/ownBid.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { AllFiles } from "#web/ui/fingerprints/AllFiles.tsx";
import { CheckFile } from "#web/ui/fingerprints/CheckFile.tsx";
import { DocumentRows } from "#web/ui/fingerprints/DocumentRows.tsx";
import { FileLink } from "#web/ui/fingerprints/FileLink.tsx";
import { type Fingerprint } from "#web/ui/fingerprints/useFingerprints.ts";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/bids/documents/words/documents.en.ts";

/**
 * The files of the company's own bid. Until the deadline, the company can upload each file that is not delivered yet,
 * or enter its address (URL). After the deadline, a warning counts the files that were not delivered. The bidder can
 * also check whether a local file is one of the bid's files.
 */
export function OwnDocuments({ bid }: { bid: MyBid }) {
  const { documents, tender, withdrawnAt } = bid;
  const until = tender?.documentsUntil ?? null;
  const now = useNow(useMemo(() => (until ? [until] : []), [until]));
  const isWanted = withdrawnAt === null && tender !== null && !tender.deletedAt && !tender.cancelledAt;
  const mayGive = isWanted && until !== null && now <= new Date(until);
  const [editing, setEditing] = useState<string | null>(null);
  // True for a file that was neither uploaded nor given an address before the deadline.
  const isMissing = ({ url }: { url: string | null }) => isWanted && !mayGive && url === null;
  const missing = documents.filter(isMissing).length;
  const files = useFilesOfTender(tender?.id ?? "", { skip: !mayGive });
  const owed = mayGive ? documents.filter(({ url }) => url === null) : [];

  return (
    <SectionCard title={words.files}>
      {missing > 0 && (
        <Alert severity="error" variant="outlined" icon={false} sx={{ mb: 2 }}>
          {words.notDeliveredTheTimeToSay(missing)}
        </Alert>
      )}
      {documents.length === 0 && <Typography>{words.yourBidAsItIsNow}</Typography>}
      <DocumentRows
        label={words.filesOfThisBid}
        documents={documents}
        beside={({ name, sha256, url, fileId, virusCheck }) => (
          <Box
            data-owed={mayGive && url === null ? "" : undefined}
            sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1 }}
          >
            {mayGive && url === null && <MarkBadge>{words.notDeliveredYet}</MarkBadge>}
            {isMissing({ url }) && <MarkBadge>{words.notDelivered}</MarkBadge>}
            <FileLink name={name} url={url} fileId={fileId} virusCheck={virusCheck} />
            {mayGive && !fileId && editing !== sha256 && (
              <Button
                className="no-print"
                variant={url ? "text" : "outlined"}
                aria-label={url ? words.replaceTheAddressOf(name) : words.giveAddressOf(name)}
                onClick={() => setEditing(sha256)}
              >
                {url ? words.replace : words.giveAddress}
              </Button>
            )}
          </Box>
        )}
        below={(document) => (
          <>
            {owed.includes(document) && (
              <FileState document={document} tenderId={tender?.id ?? ""} state={files.stateOf(document)} />
            )}
            {mayGive && editing === document.sha256 && (
              <div data-owed={document.url === null ? "" : undefined}>
                <GiveAddress bidId={bid.id} document={document} onGiven={() => setEditing(null)} />
              </div>
            )}
          </>
        )}
      />
      {owed.length > 0 && <UploadOwed owed={owed} files={files} />}
      <Box sx={{ mt: 2, "&:empty": { display: "none" } }}>
        <AllFiles of={words.thisBid} href={filePaths.ofBid(bid.id)} documents={documents} />
      </Box>
      <Typography
        className="no-print"
        variant="body2"
        sx={{ mt: 2, mb: 1.5, maxWidth: MEASURE, color: "text.secondary" }}
      >
        {words.theFingerprintsStandInYourReceipt}
      </Typography>
      <Box className="no-print">
        <CheckFile check={(file) => Promise.resolve(foundIn(bid, file))} />
      </Box>
    </SectionCard>
  );
}

/**
 * Finds the newest revision of the bid that names a file with this SHA-256. Also counts the different files that all
 * revisions name.
 */
function foundIn({ revisions }: MyBid, { sha256 }: Fingerprint) {
  const named = new Set(revisions.flatMap(({ documents }) => documents.map((document) => document.sha256))).size;
  for (const { revision, receivedAt, submittedAt, documents } of revisions) {
    const document = documents.find((each) => each.sha256 === sha256);
    if (document) return { document, revision, receivedAt: receivedAt ?? submittedAt, named };
  }
  return { document: null, named };
}
