import { Box, Typography } from "@mui/material";
import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { MOST_DOCUMENT_NAME } from "#api/core/rules/namedDocument.rules.ts";

import { type CompanyDocumentValues } from "#web/features/company-profile/documents/companyDocumentValues.ts";
import { words } from "#web/features/company-profile/documents/words/documents.en.ts";
import { FileChoice } from "#web/ui/fingerprints/FileChoice.tsx";
import { fileSize } from "#web/ui/fingerprints/fileSize.ts";
import { useFingerprints } from "#web/ui/fingerprints/useFingerprints.ts";
import { formWords } from "#web/ui/forms/words/formWords.en.ts";
import { UploadProgress } from "#web/ui/uploads/UploadProgress.tsx";
import {
  COMPANY_SHELF,
  dropUpload,
  removeUpload,
  startUpload,
  uploadKey,
  useUploads,
} from "#web/ui/uploads/uploads.ts";

interface Props {
  /** The stored file of a document that is changed; null for a new document. */
  current: { id: string; name: string; bytes: number } | null;
}

/** The name of a file without its ending, as the first suggestion for the name of a document. */
const titleOf = (fileName: string) => fileName.replace(/\.[^.]{1,8}$/, "").slice(0, MOST_DOCUMENT_NAME);

/** Chooses the file of a document, and uploads it while the user fills in the form. */
export function DocumentFile({ current }: Props) {
  const { initialValues, values, errors, submitCount, isSubmitting, setFieldValue } =
    useFormikContext<CompanyDocumentValues>();
  const [chosen, setChosen] = useState<{ name: string; sha256: string } | null>(null);
  const uploads = useUploads();
  const key = chosen && uploadKey(COMPANY_SHELF, chosen.sha256);
  const upload = key ? uploads.get(key) : undefined;
  const fileId = upload?.state === "uploaded" ? upload.fileId : chosen ? "" : undefined;

  const { read, ...fingerprints } = useFingerprints({
    onRead({ name, sha256 }, file) {
      if (key && sha256 !== chosen.sha256) removeUpload(key);
      setChosen({ name: name.trim(), sha256 });
      if (values.name.trim() === "") void setFieldValue("name", titleOf(name.trim()), false);
      startUpload({ file, name: name.trim(), purpose: "companyDocument", tenderId: null, sha256, address: null });
    },
  });

  const put = useEffectEvent((id: string) => void setFieldValue("fileId", id, submitCount > 0));
  useEffect(() => {
    if (fileId !== undefined) put(fileId ?? "");
  }, [fileId]);

  // When the form closes: a saved document names the file, which the server then keeps. Any other upload is deleted.
  const isStored = Boolean(fileId) && fileId === initialValues.fileId;
  const closing = useRef({ key, isKept: false });
  useEffect(() => {
    closing.current = { key, isKept: isSubmitting || isStored };
  });
  useEffect(
    () => () => {
      const { key: left, isKept } = closing.current;
      if (left) (isKept ? dropUpload : removeUpload)(left);
    },
    [],
  );

  const problem = submitCount > 0 && errors.fileId;
  return (
    <Box id="fileId" tabIndex={-1} role="group" aria-label={words.file} sx={{ mb: 2.5 }}>
      {current && !chosen && (
        <Typography variant="body2" sx={{ mb: 1, color: "text.secondary", overflowWrap: "anywhere" }}>
          {`${current.name} · ${fileSize(current.bytes)}`}
        </Typography>
      )}
      <FileChoice
        {...fingerprints}
        read={read}
        label={current || chosen ? words.chooseAnotherFile : words.chooseFile}
        note={current ? `${words.limit} ${words.replaces}` : words.limit}
      />
      {chosen && key && upload && (
        <Box sx={{ mt: 1.5 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{chosen.name}</Typography>
          <UploadProgress name={chosen.name} uploadKey={key} upload={upload} />
        </Box>
      )}
      {problem && (
        <Typography variant="body2" sx={{ mt: 1, color: "error.main" }}>
          {formWords.message(problem)}
        </Typography>
      )}
    </Box>
  );
}
