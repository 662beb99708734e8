import { Box, Button, Typography } from "@mui/material";
import { useField, useFormikContext } from "formik";
import { useEffect, useRef } from "react";

import { type NamedDocument, MOST_BID_DOCUMENTS } from "#api/bids/documents/bidDocument.rules.ts";
import { MOST_DOCUMENT_NAME } from "#api/core/rules/namedDocument.rules.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";

import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { FileChoice } from "#web/ui/fingerprints/FileChoice.tsx";
import { fileSize } from "#web/ui/fingerprints/fileSize.ts";
import { useFingerprints } from "#web/ui/fingerprints/useFingerprints.ts";

/** Digits of a fingerprint: the receipt has them all. */
const SHOWN = 16;

/** The files that a bid names, and the choice of more. */
export function NamedFiles() {
  const { errors } = useFormikContext<TypedBid>();
  const [{ value: documents }, , { setValue }] = useField<TypedBid["documents"]>("documents");
  const latest = useRef(documents);
  useEffect(() => {
    latest.current = documents;
  }, [documents]);

  function put(changed: NamedDocument[]) {
    latest.current = changed;
    void setValue(changed, false);
  }

  const fingerprints = useFingerprints({
    onRead: ({ name, ...file }) => put([...latest.current, { name: name.trim(), ...file }]),
    refuse: ({ name }) => refusalOf(name, latest.current),
  });

  return (
    <>
      {documents.length > 0 && (
        <Box component="ul" aria-label="Named files" sx={{ m: 0, mb: 2, p: 0, listStyle: "none" }}>
          {documents.map(({ name, bytes, sha256 }, place) => (
            <Box component="li" key={name} sx={ROW}>
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Typography>
                <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>{fileSize(bytes)} · SHA-256 <code title={sha256}>{sha256.slice(0, SHOWN)}…</code></Typography>
                {problemsOf(errors, place).map((problem) => (
                  <Typography key={problem} variant="body2" sx={{ color: "error.main" }}>{problem}</Typography>
                ))}
              </Box>
              <Button aria-label={`Remove ${name}`} onClick={() => put(documents.filter((_, other) => other !== place))}>Remove</Button>
            </Box>
          ))}
        </Box>
      )}
      <FileChoice {...fingerprints} label="Choose files" multiple />
      <Typography variant="body2" sx={{ mt: 1, maxWidth: MEASURE, color: "text.secondary" }}>
        Your browser computes the SHA-256 of each file. It stands in your receipt, and proves later that the file is the same.
      </Typography>
    </>
  );
}

function refusalOf(name: string, documents: readonly NamedDocument[]) {
  if (documents.length >= MOST_BID_DOCUMENTS) return `“${name}” was left out: a bid names at most ${MOST_BID_DOCUMENTS} files.`;
  if (name.trim().length > MOST_DOCUMENT_NAME) return `“${name}” was left out: a name has at most ${MOST_DOCUMENT_NAME} characters.`;
  const alike = documents.some((document) => foldCase(document.name) === foldCase(name.trim()));
  return alike ? `“${name}” is named already. Remove it first, or rename one of the two.` : null;
}

/** The server names the field of a row as documents[2].sha256. */
const problemsOf = (errors: object, place: number) =>
  Object.entries(errors).flatMap(([field, problem]: [string, unknown]) => (field.startsWith(`documents[${place}]`) ? [String(problem)] : []));

const ROW = { display: "flex", alignItems: "center", justifyContent: "space-between", gap: 2, py: 1, borderBottom: 1, borderColor: "divider" };
